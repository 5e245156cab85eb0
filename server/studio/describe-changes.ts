import { describeChange, isPicture, type JsonValue, type LayerChange, type LoadedPack, type ToldLanguage } from '../../engine/authoring';
import { inEveryLanguage, type ToldSentence } from './stored-json';

/**
 * What a publication changes, sentence by sentence. What makes no difference between the packs, such as a scenario or a picture, is told with
 * its place and values. Packs are null where the checker refused them.
 */
export function describeChanges(
  before: LoadedPack | null,
  after: LoadedPack | null,
  changes: readonly LayerChange[],
): readonly ToldSentence[] {
  const plain = (change: LayerChange) => inEveryLanguage((language) => plainSentence(change, language));
  if (before === null || after === null) return changes.map(plain);
  const beside = changes.filter(({ file }) => file.startsWith('assets/') || file.endsWith('/scenarios.json'));
  return [...describeChange(before, after).map(({ sentence }) => sentence), ...beside.map(plain)];
}

const plainWords = {
  pl: {
    ordered: 'Zmieniono kolejność',
    added: 'Dodano',
    removed: 'Usunięto',
    changed: 'Zmieniono',
    list: 'lista',
    object: 'opis',
    quotes: '„”',
    pictureAdded: 'Dodano obraz',
    pictureRemoved: 'Usunięto obraz',
    pictureChanged: 'Zmieniono obraz',
  },
  en: {
    ordered: 'Reordered',
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    list: 'list',
    object: 'description',
    quotes: '“”',
    pictureAdded: 'Added the picture',
    pictureRemoved: 'Removed the picture',
    pictureChanged: 'Changed the picture',
  },
} as const;

/** A change of a layer by its place and values. */
export function plainSentence({ file, path, was, now, order }: LayerChange, language: ToldLanguage): string {
  const words = plainWords[language];
  const shown = (value: JsonValue | undefined) => shownValue(value, words);
  if (isPicture(file)) {
    const did = was === undefined ? words.pictureAdded : now === undefined ? words.pictureRemoved : words.pictureChanged;
    return `${did} ${file.slice('assets/'.length)}.`;
  }
  const place = `${file} ${path}`.trim();
  if (order) return `${words.ordered}: ${place}.`;
  if (was === undefined) return `${words.added} ${place}: ${shown(now)}.`;
  if (now === undefined) return `${words.removed} ${place}: ${shown(was)}.`;
  return `${words.changed} ${place}: ${shown(was)} → ${shown(now)}.`;
}

const longest = 200;

function shownValue(value: JsonValue | undefined, { list, object, quotes }: (typeof plainWords)[ToldLanguage]): string {
  if (typeof value === 'string') return `${quotes[0]}${value.length > longest ? `${value.slice(0, longest - 1)}…` : value}${quotes[1]}`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? `${list} (${value.length})` : object;
  return String(value ?? '');
}
