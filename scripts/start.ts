import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './build-app';
import { readFlags } from './package/flags';
import { runOffice } from './run-office';
import { studioApp } from './studio/build-studio';

/** `npm start`: builds what is missing or stale, then runs portal, calls and database. */
export async function runStart(): Promise<void> {
  await runOffice(async () => {
    const { folder } = await buildApp('warn');
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    return { app: { folder, template: async () => page }, studioApp: studioApp() };
  });
}

if (process.argv[1] === import.meta.filename) {
  readFlags(
    'start',
    'Builds what is missing and starts portal, calls and database. Settings are variables of the environment, see README.md.',
  );
  await runStart();
}
