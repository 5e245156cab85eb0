import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPack, problemReport, reportText } from '../engine/authoring';
import { FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { ownKindsPage } from './docs/own-kinds-page';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError } from './own-code/read-config';

const usage = `okienko docs [--definitions DIR] [--out FILE] [--check]

Writes a page about the blocks, controls, formats, rules and widgets that okienko.config.ts names, for those who write definitions with
them; the examples are taken from the definitions.
  --definitions DIR  the folder, by default definitions/
  --out FILE         the page, by default docs/kinds.md
  --check            writes nothing; exit code 1 when the page is out of date`;

/** `okienko docs`, for what a project adds; the result is the exit code. */
export async function runProjectDocs(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        definitions: { type: 'string', default: ownFolder },
        out: { type: 'string', default: 'docs/kinds.md' },
        check: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      print(usage);
      return 0;
    }
    const page = await pageOf(values.definitions);
    const before = await readFile(values.out, 'utf8').catch(() => null);
    if (before === page) print(`${values.out} is up to date.`);
    else if (values.check) throw new FolderError(`${values.out} is out of date; okienko docs writes it.`);
    else {
      await mkdir(dirname(values.out), { recursive: true });
      await writeFile(values.out, page);
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

async function pageOf(definitions: string): Promise<string> {
  const folder = readDefinitions(definitions);
  const surroundings = await readSurroundings();
  const check = checkPack(folder.files, folder.base, surroundings);
  if (check.pack === null || problemReport(check).errors > 0) throw new FolderError(reportText(check, folder.nameOf));
  return ownKindsPage(surroundings, check.pack);
}
