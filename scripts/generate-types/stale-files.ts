import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files that are missing or differ from what would be generated now. */
export async function staleFiles(root: string, generated: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [file, content] of generated) {
    const current = await readFile(path.join(root, file), 'utf8').catch(() => null);
    if (current !== content) stale.push(file);
  }
  return stale;
}
