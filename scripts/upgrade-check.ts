// Says what an upgrade of the base pack means for an overlay, from what the overlay relied on when its lock was written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkPack,
  compareWithLock,
  lockOf,
  parseLock,
  problemReport,
  reportText,
  upgradeLockFile,
  upgradeReport,
  viewBase,
} from '../engine/authoring';
import { baseLayersOf, type DefinitionsFolder, FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { definitionJson } from './new-service/definition-json';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError } from './own-code/read-config';
import { usageLine } from './package/package-root';

const usage = `${usageLine('upgrade-check', '[--definitions DIR] [--write] [--json]')}

Says what is different in the folders that an overlay extends since its lock was written: values that both changed, what it names and is
gone, new services and calls, contracts, and translated texts whose Polish changed. Exit code 0: nothing to decide; 1: something to
decide; 3: it cannot be told, because a folder or the lock cannot be read.
  --definitions DIR  the overlay ("extends" in its portal.json), by default definitions/
  --write            writes the lock, ${upgradeLockFile} beside portal.json, as the folders are now; run it when all is decided
  --json             the findings as data instead of Markdown`;

const unreadable = 3;

/** Runs the command; the result is the exit code. */
export async function runUpgradeCheck(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { definitions: { type: 'string' }, write: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      print(usage);
      return 0;
    }
    return await checkUpgrade(readDefinitions(values.definitions ?? ownFolder), values, print, complain);
  } catch (error) {
    if (!(error instanceof FolderError) && !(error instanceof OwnCodeError) && !isRefusal(error)) throw error;
    complain(error.message);
    return unreadable;
  }
}

interface Wanted {
  readonly write?: boolean;
  readonly json?: boolean;
}

async function checkUpgrade(
  folder: DefinitionsFolder,
  { write, json }: Wanted,
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  const surroundings = await readSurroundings();
  const below = baseLayersOf(folder);
  if (!below) throw new FolderError(`${shown(folder.folder)} extends no folder that can be read, so there is nothing to compare it with.`);
  const base = checkPack(below.files, below.base, surroundings);
  if (!base.pack) {
    complain(`The folder that ${shown(folder.folder)} extends has errors:\n\n${reportText(base, below.nameOf)}`);
    return unreadable;
  }
  const whole = checkPack(folder.files, folder.base, surroundings);
  if (write && (!whole.pack || problemReport(whole).errors > 0)) {
    complain(`The lock is not written, because the definitions have errors:\n\n${reportText(whole, folder.nameOf)}`);
    return unreadable;
  }
  const view = viewBase({ files: folder.files, base: base.pack, whole: whole.pack });
  const file = join(folder.folder, upgradeLockFile);
  if (write) {
    writeFileSync(file, definitionJson(lockOf(view)));
    print(`Written: ${shown(file)}. Keep it beside your files; it says what they rely on.`);
    return 0;
  }
  const findings = compareWithLock(readLock(file, folder), view);
  const named = findings.map((finding) =>
    finding.place ? { ...finding, place: { ...finding.place, file: folder.nameOf(finding.place.file) } } : finding,
  );
  const decide = findings.filter((finding) => finding.decide).length;
  if (json) print(JSON.stringify({ version: 1, decide, findings: named }, null, 2));
  else print(upgradeReport(findings, shown(folder.folder), folder.nameOf));
  if (!json && !whole.pack)
    print(`\nThe definitions do not fit the base yet. ${usageLine('check', `--definitions ${shown(folder.folder)}`)} says where.`);
  return decide > 0 ? 1 : 0;
}

function readLock(file: string, { folder }: DefinitionsFolder) {
  if (!existsSync(file))
    throw new FolderError(
      `There is no ${shown(file)}. With the base that your files were written for, write it once: ${usageLine('upgrade-check', `--definitions ${shown(folder)} --write`)}`,
    );
  const lock = parseLock(readFileSync(file, 'utf8'));
  if ('reason' in lock)
    throw new FolderError(
      `${shown(file)} cannot be used: ${lock.reason}. Take it from your version control, or write it anew with --write.`,
    );
  return lock;
}

function shown(path: string): string {
  return relative(process.cwd(), path) || '.';
}

/** A wrong option, or a file that cannot be read or written: the message says it in one line. */
function isRefusal(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ERR_PARSE_ARGS|EACCES|EISDIR|ENOSPC|EROFS|EPERM)/.test(code);
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runUpgradeCheck(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
