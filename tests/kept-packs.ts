// The packs of one run of tests. Many tests start an office with the same definitions, and compiling these takes longer than most tests do: a
// start finds the pack that an earlier one of the run has kept, as after a restart.
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Variable of a run of tests: a folder of kept packs. */
const packsVariable = 'OKIENKO_TEST_PACKS';

/** Lets the starts of this run, also those of other processes, keep their packs in a folder. */
export function keepPacksIn(folder: string): void {
  process.env[packsVariable] = folder;
}

/** Gives a data folder the packs of this run. */
export function givePacks(dataFolder: string): void {
  const kept = process.env[packsVariable];
  if (kept !== undefined) copyPacks(kept, join(dataFolder, 'packs'));
}

/** Takes over the packs that an office, which has stopped since, has kept in its data folder. */
export function takePacks(dataFolder: string): void {
  const kept = process.env[packsVariable];
  if (kept !== undefined) copyPacks(join(dataFolder, 'packs'), kept);
}

// Another office may start or stop meanwhile, so each file appears as a whole.
function copyPacks(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.pack') && !existsSync(join(to, file)))) {
    const whole = join(to, name);
    copyFileSync(join(from, name), `${whole}.${process.pid}`);
    renameSync(`${whole}.${process.pid}`, whole);
  }
}
