import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder, buildApp } from './build-app';
import { runOffice } from './run-office';

// `npm start`: builds what is missing or stale, then runs portal, calls and database.
await runOffice(async () => {
  await buildApp('warn');
  const page = readFileSync(join(appFolder, 'index.html'), 'utf8');
  return { app: { folder: appFolder, template: async () => page } };
});
