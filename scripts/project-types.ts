import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPack, problemReport, reportText } from '../engine/authoring';
import { FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { apiTypes } from './generate-types/api-types';
import { editorSchemas } from './generate-types/editor-schemas';
import { staleFiles, writeFiles } from './generate-types/stale-files';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError } from './own-code/read-config';

const usage = `okienko types [--definitions DIR] [--out FILE] [--check]

Writes TypeScript types of every call that the definitions make of the office, and of the rows, params and forms of each service; and the
schemas for the editor, which know the kinds and widgets of okienko.config.ts, into the folder schema of the definitions.
  --definitions DIR  the folder, by default definitions/
  --out FILE         the file of the types, by default office-api.generated.ts
  --check            writes nothing; exit code 1 when a file is out of date`;

/** `okienko types`, for the definitions of a project; the result is the exit code. */
export async function runProjectTypes(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        definitions: { type: 'string', default: ownFolder },
        out: { type: 'string', default: 'office-api.generated.ts' },
        check: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      print(usage);
      return 0;
    }
    const files = await filesOf(values.definitions, values.out);
    const stale = await staleFiles('', files);
    const names = stale.map((file) => `  ${file}`).join('\n');
    if (stale.length === 0) print('The generated files are up to date.');
    else if (values.check) throw new FolderError(`These generated files are out of date; okienko types writes them:\n${names}`);
    else {
      await writeFiles('', stale, files);
      print(`Written:\n${names}`);
    }
    return 0;
  } catch (error) {
    const isRefusal = error instanceof Error && 'code' in error && /^(ERR_PARSE_ARGS|E[A-Z]+$)/.test(String(error.code));
    if (!(error instanceof FolderError) && !(error instanceof OwnCodeError) && !isRefusal) throw error;
    complain(error.message);
    return 1;
  }
}

async function filesOf(definitions: string, out: string): Promise<ReadonlyMap<string, string>> {
  const folder = readDefinitions(definitions);
  const surroundings = await readSurroundings();
  const check = checkPack(folder.files, folder.base, surroundings);
  if (check.pack === null || problemReport(check).errors > 0) throw new FolderError(reportText(check, folder.nameOf));
  const schemas = [...editorSchemas(surroundings)].map(([name, text]) => [join(definitions, 'schema', name), text] as const);
  return new Map([[out, await apiTypes(check.pack)], ...schemas]);
}
