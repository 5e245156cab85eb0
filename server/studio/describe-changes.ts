import type { JsonValue } from '../../engine/authoring';
import type { DescribeChanges } from './studio-desk';

/** One sentence for each change, with its place and its values. */
export const describeChanges: DescribeChanges = (_before, _after, changes) =>
  changes.map(({ file, path, was, now, order }) => {
    const place = `${file} ${path}`.trim();
    if (order) return `Zmieniono kolejność: ${place}.`;
    if (was === undefined) return `Dodano ${place}: ${shown(now)}.`;
    if (now === undefined) return `Usunięto ${place}: ${shown(was)}.`;
    return `Zmieniono ${place}: ${shown(was)} → ${shown(now)}.`;
  });

function shown(value: JsonValue | undefined): string {
  if (typeof value === 'string') return `„${value.length > 200 ? `${value.slice(0, 199)}…` : value}”`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? `lista (${value.length})` : 'opis';
  return String(value ?? '');
}
