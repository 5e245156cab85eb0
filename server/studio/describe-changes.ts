import { describeChange, type JsonValue, type LayerChange } from '../../engine/authoring';
import type { DescribeChanges } from './studio-desk';

/**
 * What a publication changes, sentence by sentence. What makes no difference between the packs, such as a scenario or a picture, is told with
 * its place and values.
 */
export const describeChanges: DescribeChanges = (before, after, changes) => {
  if (before === null || after === null) return changes.map(plainSentence);
  const beside = changes.filter(({ file }) => file.startsWith('assets/') || file.endsWith('/scenarios.json'));
  return [...describeChange(before, after).map(({ sentence }) => sentence.pl), ...beside.map(plainSentence)];
};

/** A change of a layer by its place and values. */
export function plainSentence({ file, path, was, now, order }: LayerChange): string {
  const place = `${file} ${path}`.trim();
  if (order) return `Zmieniono kolejność: ${place}.`;
  if (was === undefined) return `Dodano ${place}: ${shown(now)}.`;
  if (now === undefined) return `Usunięto ${place}: ${shown(was)}.`;
  return `Zmieniono ${place}: ${shown(was)} → ${shown(now)}.`;
}

function shown(value: JsonValue | undefined): string {
  if (typeof value === 'string') return `„${value.length > 200 ? `${value.slice(0, 199)}…` : value}”`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? `lista (${value.length})` : 'opis';
  return String(value ?? '');
}
