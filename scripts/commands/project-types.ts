import { join } from 'node:path';
import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';

/** `okienko types`, for the definitions of a project. */
export const projectTypes = defineCommand({
  name: 'types',
  inProject: true,
  help: `Writes TypeScript types of every call that the definitions make of the office, and of the rows, params and forms of each service; and the
schemas for the editor, which know the kinds and widgets of okienko.config.ts, into the folder schema of the definitions.`,
  options: {
    definitions: definitionsOption,
    out: {
      type: 'string',
      value: 'FILE',
      default: 'office-api.generated.ts',
      help: 'the file of the types, by default office-api.generated.ts',
    },
    check: { type: 'boolean', help: 'writes nothing; exit code 1 when a file is out of date' },
  },
  run: async ({ definitions, out, check }, { print }) => {
    const { readGoodPack } = await import('../definitions/good-pack');
    const { apiTypes } = await import('../generate-types/api-types');
    const { editorSchemas } = await import('../generate-types/editor-schemas');
    const { writeStale, writtenInWords } = await import('../generate-types/stale-files');
    const { surroundings, pack } = await readGoodPack(definitions);
    const schemas = [...editorSchemas(surroundings)].map(([name, text]) => [join(definitions, 'schema', name), text] as const);
    const files = new Map([[out, await apiTypes(pack)], ...schemas]);
    print(writtenInWords(await writeStale('', files, { check, command: 'okienko types' })));
  },
});
