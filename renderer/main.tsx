// Draws the portal: shell, screens, blocks, fields, theme, and the only fetch. All meaning comes worked out from the engine;
// nothing here may name a service, format a value or decide what a definition means.
import { createRoot } from 'react-dom/client';
import { watchLeaving } from './navigation/leave-warning';
import { readSettings } from './settings';
import { App } from './shell/App';
import { openStoredMaintenance } from './start/open-stored-maintenance';
import './theme/theme.css';

watchLeaving();
openStoredMaintenance();
const root = document.getElementById('okienko');
if (root) createRoot(root).render(<App settings={readSettings(document)} />);
