import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';

/** `okienko docs`, for what a project adds. */
export const projectDocs = defineCommand({
  name: 'docs',
  inProject: true,
  help: `Writes a page about the blocks, controls, formats, rules and widgets that okienko.config.ts names, for those who write definitions with
them; the examples are taken from the definitions.`,
  options: {
    definitions: definitionsOption,
    out: { type: 'string', value: 'FILE', default: 'docs/kinds.md', help: 'the page, by default docs/kinds.md' },
    check: { type: 'boolean', help: 'writes nothing; exit code 1 when the page is out of date' },
  },
  run: async ({ definitions, out, check }, { print }) => {
    const { ownKindsPage } = await import('../docs/own-kinds-page');
    const { readGoodPack } = await import('../definitions/good-pack');
    const { writeStale, writtenInWords } = await import('../generate-types/stale-files');
    const { surroundings, pack } = await readGoodPack(definitions);
    const page = new Map([[out, ownKindsPage(surroundings, pack)]]);
    print(writtenInWords(await writeStale('', page, { check, command: 'okienko docs' })));
  },
});
