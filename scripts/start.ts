import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from './command-line/command';
import { runProgram } from './command-line/run-program';

/** `npm start`: builds what is missing or stale, then runs portal, calls and database. */
async function runStart(): Promise<number> {
  const { buildApp } = await import('./app/build-app');
  const { studioApp } = await import('./app/build-studio');
  const { builtPacksBeside } = await import('./compile/built-packs');
  const { runOffice } = await import('./run-office');
  return await runOffice(async () => {
    const { folder } = await buildApp('warn');
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    return { app: { folder, template: async () => page }, studioApp: studioApp(), builtPacks: builtPacksBeside(folder) };
  });
}

/** `okienko start` */
export const start = defineCommand({
  name: 'start',
  help: 'Builds what is missing and starts portal, calls and database. Settings are variables of the environment; a file .env may hold them.',
  options: {},
  run: runStart,
});

await runProgram(import.meta.filename, start);
