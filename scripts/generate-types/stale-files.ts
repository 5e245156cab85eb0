import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

/** Writes those of the generated files that are stale, with the folders that they need. */
export async function writeFiles(root: string, stale: readonly string[], generated: ReadonlyMap<string, string>): Promise<void> {
  for (const file of stale) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), generated.get(file) ?? '');
  }
}
