import { isOpen, presumedSession, routeAccess } from '../../portal';
import { loadAccount } from '../account/session-office';
import { loadSignedIn } from '../account/use-signed-in';
import { openRoutes, portalRoutes } from '../navigation/portal-routes';
import type { QueryClient } from '../office/query-client';
import { type FoundService, findService } from '../pack/find-service';
import { loadPack } from '../pack/load-pack';
import type { PackState } from '../pack/open-pack';
import type { Settings } from '../pack/settings';
import type { Portal } from '../pack/use-pack';
import { sendAhead } from '../service/send-ahead';
import { openQuery, serviceQuery } from '../service/service-query';
import { openAccounts } from '../session/portal-accounts';
import { currentSession } from '../session/session-store';
import { languageAtom } from '../texts/language-atom';
import { openTexts } from '../texts/open-texts';

// Whoever waits longer sees the frame of the page; a screen that is there sooner is drawn with it, which costs less than drawing twice. A
// personal screen on a slow phone needs most of it: who is signed in, its years, its rows.
const patience = 450;

/**
 * Loads what the first page is drawn from, so that frame and screen are drawn in one go, and sends the calls of its screen before.
 * The maintenance page needs none of it and waits for nothing.
 */
export async function openFirstPage(settings: Settings, queries: QueryClient): Promise<PackState> {
  if (location.pathname === portalRoutes().maintenance) return { status: 'loading' };
  // What stands above the page of a user must be there with it, or the page would be pushed down.
  const signedIn = currentSession().kind === 'visitor' ? null : loadSignedIn();
  const loaded = await loadPack(settings.packBase, settings.pack, languageAtom.read());
  if (!loaded.ok) return { status: 'failed' };
  const portal = { settings, pack: loaded.value };
  openTexts(portal.pack.index);
  openAccounts(portal.pack.index, settings.apiBase);
  openRoutes(portal.pack.index.shell.routes);
  await Promise.race([openScreen(portal, queries), after(patience)]);
  await signedIn;
  return { status: 'ready', pack: portal.pack };
}

async function openScreen(portal: Pick<Portal, 'settings' | 'pack'>, queries: QueryClient): Promise<void> {
  const found = findService(portal.pack.index.services, location.pathname);
  if (found === null) return;
  // Who is signed in is asked beside the screen's own calls, which go out for the subject of the last page. A new tab knows no such
  // subject: there the calls go out as soon as the office has named one.
  const account = requestAccount();
  await Promise.all([account, prefetchScreen(found, portal, queries, account)]);
}

async function prefetchScreen(
  found: FoundService,
  portal: Pick<Portal, 'settings' | 'pack'>,
  queries: QueryClient,
  account: Promise<void>,
): Promise<void> {
  const { entry, variant } = found;
  const opened = await queries.fetchQuery(openQuery(portal, entry));
  const send = async () => {
    if (!opened.ok) return;
    if (entry.protected === true && !hasPresumedSubject()) await account;
    const { config, configKnown } = portal.pack;
    const access = routeAccess(found, {
      moment: portal.settings.development ? null : Date.now(),
      session: presumedSession(currentSession()),
      config,
      configKnown,
      breaksKnown: configKnown,
      offered: null,
    });
    if (access === 'open') await sendAhead(queries, portal, opened.value, variant);
  };
  // The calls go out first: while the office works on them the browser reads the parts that draw the blocks.
  await Promise.all([send(), queries.fetchQuery(serviceQuery(portal, entry))]);
}

function hasPresumedSubject(): boolean {
  const session = presumedSession(currentSession());
  return session.kind === 'signed-in' && session.subject !== null;
}

async function requestAccount(): Promise<void> {
  if (isOpen(currentSession())) await loadAccount();
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
