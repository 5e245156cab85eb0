import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';

/** `okienko layer` */
export const layer = defineCommand({
  name: 'layer',
  help: `Reads and publishes the editors' layer: export FOLDER, import FOLDER, log, publish DRAFT, rollback REVISION, invite LOGIN NAME.
export writes what editors have published as a definitions folder that can be committed; import publishes such a folder as the whole layer,
after the same checks. log lists revisions and events. publish publishes an approved proposal; rollback publishes an earlier revision as a
new one, and 0 is the state before the first. invite adds an administrator of the editors' room, or invites one again. The database is the
one that DATABASE_URL or DATA_DIR names; an embedded one must not be open in a running portal.`,
  words: { name: 'ACTION', least: 1, most: 3 },
  options: { reason: { type: 'string', value: 'TEXT', help: 'why; import and rollback need it' } },
  run: async ({ reason = '' }, { print, complain }, words) =>
    print(await (await import('../layer/run-layer')).runLayer({ words, reason, environment: process.env, complain })),
});

await runProgram(import.meta.filename, layer);
