import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of package.json: the repository, or node_modules/okienko in a project. */
export const root = join(import.meta.dirname, '../..');

/** True in the published package, which has no lockfile: its app and its commands come built. */
export const isPackaged = !existsSync(join(root, 'package-lock.json'));

/** Version of the package, or of the repository. */
export function packageVersion(): string {
  return String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
}

/** A call of a command, as people start it: by npm in the repository, by `okienko` in a project. */
export function usageLine(command: string, given = '', inProject = isPackaged): string {
  if (inProject) return `okienko ${command} ${given}`.trimEnd();
  return given === '' ? `npm run ${command}` : `npm run ${command} -- ${given}`;
}
