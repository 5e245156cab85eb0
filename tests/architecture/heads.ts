import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGenerated, isTest, type SourceTree } from './source-tree';

const manyFiles = 5;

/** Folders with many source files that have neither a README.md nor an index.ts that begins by saying what is in them. */
export function foldersWithoutHead(root: string, tree: SourceTree): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of tree.keys()) {
    if (!isGenerated(path) && !isTest(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, files]) => files > manyFiles && !folder.startsWith('tests'))
    .map(([folder]) => folder)
    .filter((folder) => !hasHead(join(root, folder)))
    .sort();
}

function hasHead(folder: string): boolean {
  const readme = join(folder, 'README.md');
  const door = join(folder, 'index.ts');
  if (existsSync(readme)) return /^# .+\n\n.+\./.test(readFileSync(readme, 'utf8'));
  return existsSync(door) && /^\/[/*]/.test(readFileSync(door, 'utf8'));
}
