// Says what an upgrade of the base pack means for an overlay, from what the overlay relied on when its lock was written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
} from '../../engine/authoring';
import { exitCodes, Refusal } from '../command-line/refusal';
import { baseLayersOf, type DefinitionsFolder, readDefinitions } from '../definitions/definitions-folder';
import { definitionJson } from '../new-service/definition-json';
import { readSurroundings } from '../own-code/own-surroundings';
import { usageLine } from '../package/package-root';

interface Wanted {
  readonly definitions: string;
  readonly write?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** Compares an overlay with its lock and says what it found, or writes the lock; the result is the exit code. */
export async function checkUpgrade({ definitions, write, json }: Wanted, print: (text: string) => void): Promise<number> {
  const folder = readDefinitions(definitions);
  const surroundings = await readSurroundings();
  const below = baseLayersOf(folder);
  if (!below) throw new Refusal(`${shown(folder.folder)} extends no folder that can be read, so there is nothing to compare it with.`);
  const base = checkPack(below.files, below.base, surroundings);
  if (!base.pack) throw new Refusal(`The folder that ${shown(folder.folder)} extends has errors:\n\n${reportText(base, below.nameOf)}`);
  const whole = checkPack(folder.files, folder.base, surroundings);
  if (write && (!whole.pack || problemReport(whole).errors > 0))
    throw new Refusal(`The lock is not written, because the definitions have errors:\n\n${reportText(whole, folder.nameOf)}`);
  const view = viewBase({ files: folder.files, base: base.pack, whole: whole.pack });
  const file = join(folder.folder, upgradeLockFile);
  if (write) {
    writeFileSync(file, definitionJson(lockOf(view)));
    print(`Written: ${shown(file)}. Keep it beside your files; it says what they rely on.`);
    return exitCodes.done;
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
  return decide > 0 ? exitCodes.found : exitCodes.done;
}

function readLock(file: string, { folder }: DefinitionsFolder) {
  if (!existsSync(file))
    throw new Refusal(
      `There is no ${shown(file)}. With the base that your files were written for, write it once: ${usageLine('upgrade-check', `--definitions ${shown(folder)} --write`)}`,
    );
  const lock = parseLock(readFileSync(file, 'utf8'));
  if ('reason' in lock)
    throw new Refusal(`${shown(file)} cannot be used: ${lock.reason}. Take it from your version control, or write it anew with --write.`);
  return lock;
}

function shown(path: string): string {
  return relative(process.cwd(), path) || '.';
}
