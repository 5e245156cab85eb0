import { posix } from 'node:path';
import { alg, Graph } from '@dagrejs/graphlib';
import type { ModuleFacts } from './module-facts';
import { isTest, roomOf, type SourceTree } from './source-tree';

/** One file that imports another of the same room. */
export interface InnerImport {
  readonly from: string;
  readonly to: string;
  /** True if nothing remains of the import once types are removed. */
  readonly onlyTypes: boolean;
}

/** The file that a relative specifier means; if there is none, the path as written. */
export function resolveImport(path: string, specifier: string, tree: SourceTree): string {
  const base = posix.join(posix.dirname(path), specifier);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.find((candidate) => tree.has(candidate)) ?? base;
}

/** Imports between the files of one room, including dynamic ones, without those of its tests. */
export function innerImports(files: ReadonlyMap<string, ModuleFacts>, tree: SourceTree): readonly InnerImport[] {
  return [...files].flatMap(([from, facts]) => {
    if (roomOf(from) === null || isTest(from)) return [];
    return [...facts.imports].flatMap((specifier) => {
      const to = specifier.startsWith('.') ? resolveImport(from, specifier, tree) : '';
      return tree.has(to) && to !== from && roomOf(to) === roomOf(from)
        ? [{ from, to, onlyTypes: !facts.valueImports.has(specifier) }]
        : [];
    });
  });
}

/** Groups of files that all reach each other by imports, in alphabetical order. */
export function circles(imports: readonly Pick<InnerImport, 'from' | 'to'>[]): readonly (readonly string[])[] {
  const graph = new Graph();
  for (const { from, to } of imports) graph.setEdge(from, to);
  return alg.findCycles(graph).map((circle) => circle.sort());
}
