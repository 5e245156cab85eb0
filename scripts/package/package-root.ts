import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of package.json: the repository, or node_modules/okienko in a project. */
export const root = join(import.meta.dirname, '../..');

/** True in the published package, which has no lockfile: its app and its commands come built. */
export const isPackaged = !existsSync(join(root, 'package-lock.json'));

/** First line of a command's help, as people start it: by npm in the repository, by `okienko` in a project. */
export function usageLine(command: string, options: string): string {
  return isPackaged ? `okienko ${command} ${options}` : `npm run ${command} -- ${options}`;
}
