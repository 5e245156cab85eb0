import './theme/theme.css';
import { createRoot } from 'react-dom/client';
import { fieldPartsOf, type MoreKinds } from '../engine';
import { loadSignedIn } from './account/use-signed-in';
import { type BlockParts, MorePartsContext } from './blocks/frame/block-part';
import { loadBlocks } from './blocks/load-blocks';
import { loadFieldParts } from './fields/field-parts';
import { type FieldComponents, MoreFieldsContext } from './fields/field-props';
import { watchDrafts } from './inputs/drafts';
import { watchLeaving } from './navigation/leave-warning';
import { openRoutes, portalRoutes } from './navigation/portal-routes';
import { isAnswered } from './office/fetch-office';
import { QueryClient } from './office/query-client';
import { watchReach } from './office/reach';
import type { PackState } from './pack/open-pack';
import { readSettings, type Settings } from './pack/settings';
import { openDocuments, openKinds } from './service/page-context';
import { openScreenParts } from './service/screen-parts';
import { openDay } from './service/today';
import { loadBeforeSessions } from './session/session-store';
import { App } from './shell/App';
import { openFirstPage } from './start/open-first-page';
import { isMaintenanceStored } from './storage/stored-maintenance';
import { openFirstWords } from './texts/first-words';
import { takeLanguageOfAddress } from './texts/language-atom';
import type { WidgetRegistry } from './widgets/widget-props';

// Milliseconds after which the page is surely there.
const later = 3_000;

/** What draws the kinds that a portal has besides the standard ones. */
export interface MoreComponents {
  readonly blocks?: BlockParts;
  /** Fields by the control that they draw. */
  readonly fields?: FieldComponents;
}

/** What a portal has besides what comes with this project: kinds that its definitions may name, what draws them, and widgets. */
export interface MorePortal extends MoreComponents {
  readonly kinds?: MoreKinds;
  readonly widgets?: WidgetRegistry;
}

/** Draws the portal into the page. */
export function startPortal({ kinds, blocks = {}, fields = {}, widgets = {} }: MorePortal = {}): void {
  const own = Object.keys(fields);
  openScreenParts(async (service) => {
    const loaded = await Promise.all([loadBlocks(service.blockKinds, blocks), loadFieldParts(fieldPartsOf(service, own))]);
    return loaded.every(Boolean);
  });
  openKinds(kinds);
  loadBeforeSessions(loadSignedIn);
  watchLeaving();
  watchDrafts();
  const parts = { blocks, widgets };
  const root = document.getElementById('okienko');
  if (root) {
    const settings = readSettings(document);
    openFirstWords(settings.words);
    takeLanguageOfAddress();
    openRoutes(settings.routes);
    openStoredMaintenance();
    openDay(settings.day);
    openDocuments(settings.draws === true);
    const queries = new QueryClient();
    const draw = (first: PackState) =>
      createRoot(root).render(
        <MorePartsContext value={parts}>
          <MoreFieldsContext value={fields}>
            <App settings={settings} queries={queries} first={first} />
          </MoreFieldsContext>
        </MorePartsContext>,
      );
    watchReach(() => isAnswered(`${settings.packBase}/current.json`));
    if (!settings.development) setTimeout(() => void keepLater(settings), later);
    openFirstPage(settings, queries).then(draw, (bug: unknown) => {
      // The page says that it could not be opened; the bug goes to the console.
      draw({ status: 'failed' });
      throw bug;
    });
  }
}

/** Lets the browser keep what this visit uses. Nothing of the first page waits for it, nor for what does it. */
async function keepLater(settings: Settings): Promise<void> {
  try {
    const { keepForOffline } = await import('./start/keep-for-offline');
    await keepForOffline(settings);
  } catch (refusal) {
    console.info('The portal is not kept for times without a network.', refusal);
  }
}

/** The first step of the start: while the maintenance flag is stored, every address is the maintenance page, before anything is drawn. */
function openStoredMaintenance(): void {
  const { maintenance } = portalRoutes();
  if (isMaintenanceStored() && location.pathname !== maintenance) history.replaceState(null, '', maintenance);
}
