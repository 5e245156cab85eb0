// Draws the portal: shell, screens, blocks, fields, theme, and the only fetch. All meaning comes worked out from the engine;
// nothing here may name a service, format a value or decide what a definition means.
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { loadBlocks } from './blocks/blocks';
import { watchDrafts } from './inputs/drafts';
import { watchLeaving } from './navigation/leave-warning';
import { openRoutes } from './navigation/portal-routes';
import type { PackState } from './pack/open-pack';
import { readSettings } from './pack/settings';
import { openBlockParts } from './service/block-parts';
import { openDay } from './service/today';
import { App } from './shell/App';
import { openFirstPage } from './start/open-first-page';
import { openStoredMaintenance } from './start/open-stored-maintenance';
import './theme/theme.css';

openBlockParts(loadBlocks);
watchLeaving();
watchDrafts();
const root = document.getElementById('okienko');
if (root) {
  const settings = readSettings(document);
  openRoutes(settings.routes);
  openStoredMaintenance();
  openDay(settings.day);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } },
  });
  const draw = (first: PackState) => createRoot(root).render(<App settings={settings} queries={queries} first={first} />);
  openFirstPage(settings, queries).then(draw, (bug: unknown) => {
    // The page says that it could not be opened; the bug goes to the console.
    draw({ status: 'failed' });
    throw bug;
  });
}
