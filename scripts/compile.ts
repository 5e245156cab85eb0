import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkPack, compilePack, problemReport, reportText } from '../engine/authoring';
import { writePack } from './compile/write-pack';
import { FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError, readOwnCode } from './own-code/read-config';
import { usageLine } from './package/package-root';

const usage = `${usageLine('compile', '[--definitions DIR] [--out DIR]')}

Checks a definitions folder and writes it as a pack. With errors nothing is written and the exit code is 1.
  --definitions DIR  the folder, by default definitions/
  --out DIR          where the pack goes, by default dist/pack`;

/** A project keeps its pack beside its config. */
async function defaultOut(): Promise<string> {
  const own = await readOwnCode();
  return path.join(own?.folder ?? process.cwd(), 'dist', 'pack');
}

/** Runs the command; the result is the exit code. */
export async function runCompile(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { definitions: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help) print(usage);
    else return await compileFolder(values.definitions ?? ownFolder, path.resolve(values.out ?? (await defaultOut())), print, complain);
    return 0;
  } catch (error) {
    if (!(error instanceof FolderError) && !(error instanceof OwnCodeError) && !isRefusal(error)) throw error;
    complain(error.message);
    return 1;
  }
}

async function compileFolder(
  definitions: string,
  out: string,
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  const folder = readDefinitions(definitions);
  const check = checkPack(folder.files, folder.base, await readSurroundings());
  if (check.pack === null || problemReport(check).errors > 0) {
    complain(reportText(check, folder.nameOf));
    return 1;
  }
  const pack = compilePack(check.pack);
  const written = await writePack(pack, out);
  print(`Pack ${pack.version}: ${pack.files.size} files in ${path.relative(process.cwd(), out) || '.'}, ${written} of them new.`);
  return 0;
}

/** A wrong option, or a folder that cannot be written: the message says it in one line. */
function isRefusal(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ERR_PARSE_ARGS|EACCES|EEXIST|ENOSPC|ENOTDIR|EROFS|EPERM|EISDIR)/.test(code);
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runCompile(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
