import { isGenerated, isTest, type SourceTree } from './source-tree';

/** Lengths of the project's source files, without generated code and tests. */
export interface Figures {
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  readonly longest: { readonly path: string; readonly lines: number };
  /** Files below 15 lines, which fragment the code. Those that must be short are not counted here. */
  readonly short: readonly string[];
  /** Files below 15 lines that are found by their name and must each be a file: doors, what belongs to a kind, a format or a rule, and commands. */
  readonly shortByName: readonly string[];
}

const fewLines = 15;
const byName = [
  /(^|\/)index\.tsx?$/,
  /^engine\/(blocks|controls)\/[^/]+\/[^/]+\.ts$/,
  /^engine\/(formats|rules)\/[^/]+\.ts$/,
  /^renderer\/blocks\/[^/]+\/[A-Z][A-Za-z]*Block\.tsx$/,
  /^scripts\/commands\/[^/]+\.ts$/,
];

/** Counts the lines of every source file. */
export function figuresOf(tree: SourceTree): Figures {
  const counted = [...tree]
    .filter(([path]) => !isGenerated(path) && !isTest(path))
    .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length }))
    .toSorted((left, right) => left.lines - right.lines);
  const [shortByName = [], short = []] = [true, false].map((named) =>
    counted.filter(({ path, lines }) => lines < fewLines && byName.some((form) => form.test(path)) === named).map(({ path }) => path),
  );
  const longest = counted.at(-1) ?? { path: '', lines: 0 };
  return {
    files: counted.length,
    lines: counted.reduce((sum, { lines }) => sum + lines, 0),
    median: counted[Math.floor(counted.length / 2)]?.lines ?? 0,
    longest,
    short,
    shortByName,
  };
}
