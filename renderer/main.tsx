// Draws the portal: shell, screens, blocks, fields, theme, and the only fetch. All meaning comes worked out from the engine;
// nothing here may name a service, format a value or decide what a definition means.
import { startPortal } from './start-portal';

startPortal();
