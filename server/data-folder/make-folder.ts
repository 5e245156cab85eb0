import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates the parents one by one, because `mkdirSync` with `recursive` never returns on a file system such as /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}
