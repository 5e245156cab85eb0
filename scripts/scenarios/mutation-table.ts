import { caughtShare, type MutationResult } from '../../engine/authoring';

/** The share of mutants that the scenarios of a definition must catch at least. */
export const leastCaught = 0.8;

/** The results of a mutation run as a table for a terminal. */
export function mutationTable(results: readonly MutationResult[]): string {
  const rows = results.map((result) => [
    result.slug,
    String(result.made),
    String(result.refused),
    String(result.equivalent),
    String(result.caught),
    String(result.survivors.length),
    `${Math.floor(caughtShare(result) * 100)} %${caughtShare(result) < leastCaught ? '  too few' : ''}`,
  ]);
  const head = ['definition', 'made', 'refused', 'same', 'caught', 'missed', 'share'];
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  return [head, ...rows].map((row) => line(row).trimEnd()).join('\n');
}

/** The mutants that the scenarios did not catch, one line each. */
export function survivorLines({ slug, survivors }: MutationResult, nameOf: (file: string) => string): string[] {
  return survivors.map(
    ({ kind, place, pointer, change }) => `${nameOf(place.file)}:${place.line}:${place.column}  ${slug}${pointer}  ${kind}: ${change}`,
  );
}
