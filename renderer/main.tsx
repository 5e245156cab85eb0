// Draws the portal: shell, screens, blocks, fields, theme, and the only fetch. All meaning comes worked out from the engine;
// nothing here may name a service, format a value or decide what a definition means.
import { loadOwnCode } from 'virtual:own-code';
import { startPortal } from './start-portal';
// Last, so that the styles of a project come after those of the portal.
import 'virtual:own-theme';

if (loadOwnCode === null) startPortal();
else
  loadOwnCode().then(startPortal, (bug: unknown) => {
    // Without it the rest of the portal stands, and the blocks that need it say that they cannot be shown.
    startPortal();
    throw bug;
  });
