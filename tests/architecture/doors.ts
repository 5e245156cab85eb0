import { resolveImport } from './import-graph';
import type { ModuleFacts } from './module-facts';
import { roomOf, type SourceTree } from './source-tree';

/** Names that the index.ts of a room exports and no other room imports, as sentences. */
export function doorProblems(door: string, files: ReadonlyMap<string, ModuleFacts>, tree: SourceTree): string[] {
  const offered = [...(files.get(door)?.names.values() ?? [])].flatMap((names) => [...names]);
  const taken = new Set(
    [...files].flatMap(([path, { names }]) =>
      roomOf(path) === roomOf(door)
        ? []
        : [...names].flatMap(([specifier, each]) =>
            specifier.startsWith('.') && resolveImport(path, specifier, tree) === door ? [...each] : [],
          ),
    ),
  );
  return offered.filter((name) => !taken.has(name)).map((name) => `${door} offers ${name}, which no other room takes`);
}
