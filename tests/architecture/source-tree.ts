import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source files by path relative to the project, with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

/** The rooms that hold code. */
export const rooms = ['engine', 'portal', 'renderer', 'custom-widgets', 'studio', 'server', 'sample-office', 'scripts', 'tests'] as const;

/** A folder at the top with its own list of allowed imports. */
export type Room = (typeof rooms)[number];

/** The room of a path; null for files at the root. */
export function roomOf(path: string): Room | null {
  const first = path.split('/')[0];
  return rooms.find((room) => room === first) ?? null;
}

/** True for a generated file. */
export function isGenerated(path: string): boolean {
  return /\.generated\.(ts|json)$/.test(path);
}

/** True for a file that only tests use: in tests/, a *.test.ts beside its source, or a *-for-tests.ts. */
export function isTest(path: string): boolean {
  return /(\.(test|spec)|-for-tests)\.tsx?$/.test(path) || path.startsWith('tests/');
}

/** Reads the TypeScript files of all rooms. */
export function readSourceTree(root: string): SourceTree {
  return readTree(root, /\.tsx?$/);
}

/** Reads the files of all rooms whose name matches. */
export function readTree(root: string, name: RegExp): SourceTree {
  const tree = new Map<string, string>();
  for (const room of rooms) {
    for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !name.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      tree.set(
        path
          .slice(root.length)
          .replace(/^[\\/]+/, '')
          .replaceAll('\\', '/'),
        readFileSync(path, 'utf8'),
      );
    }
  }
  return tree;
}
