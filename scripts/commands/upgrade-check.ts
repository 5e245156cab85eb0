import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';
import { runProgram } from '../command-line/run-program';

/** `okienko upgrade-check` */
export const upgradeCheck = defineCommand({
  name: 'upgrade-check',
  help: `Says what is different in the folders that an overlay extends since its lock was written: values that both changed, what it names and is
gone, new services and calls, contracts, and translated texts whose Polish changed. Exit code 0: nothing to decide; 1: something to
decide; 3: it cannot be told, because a folder or the lock cannot be read.`,
  options: {
    definitions: { ...definitionsOption, help: 'the overlay ("extends" in its portal.json), by default definitions/' },
    write: {
      type: 'boolean',
      help: 'writes the lock, okienko.lock.json beside portal.json, as the folders are now; run it when all is decided',
    },
    json: { type: 'boolean', help: 'the findings as data instead of Markdown' },
  },
  run: async (values, { print }) => await (await import('../upgrade-check/check-upgrade')).checkUpgrade(values, print),
});

await runProgram(import.meta.filename, upgradeCheck);
