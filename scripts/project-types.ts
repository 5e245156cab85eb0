import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkPack, problemReport, reportText } from '../engine/authoring';
import { FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { apiTypes } from './generate-types/api-types';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError } from './own-code/read-config';

const usage = `okienko types [--definitions DIR] [--out FILE] [--check]

Writes TypeScript types of every call that the definitions make of the office, and of the rows, params and forms of each service.
  --definitions DIR  the folder, by default definitions/
  --out FILE         the file, by default office-api.generated.ts
  --check            writes nothing; exit code 1 when the file is out of date`;

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
    const types = await typesOf(values.definitions);
    const before = await readFile(values.out, 'utf8').catch(() => null);
    if (before === types) print(`${values.out} is up to date.`);
    else if (values.check) throw new FolderError(`${values.out} is out of date; okienko types writes it.`);
    else {
      await writeFile(values.out, types);
      print(`Written: ${values.out}`);
    }
    return 0;
  } catch (error) {
    const isRefusal = error instanceof Error && 'code' in error && /^(ERR_PARSE_ARGS|E[A-Z]+$)/.test(String(error.code));
    if (!(error instanceof FolderError) && !(error instanceof OwnCodeError) && !isRefusal) throw error;
    complain(error.message);
    return 1;
  }
}

async function typesOf(definitions: string): Promise<string> {
  const folder = readDefinitions(definitions);
  const check = checkPack(folder.files, folder.base, await readSurroundings());
  if (check.pack === null || problemReport(check).errors > 0) throw new FolderError(reportText(check, folder.nameOf));
  return await apiTypes(check.pack);
}
