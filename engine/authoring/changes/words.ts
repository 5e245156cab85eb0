import type { Spot } from './spot';
import english from './words/en.json' with { type: 'json' };
import polish from './words/pl.json' with { type: 'json' };

/** The languages in which changes are told. */
export const toldLanguages = ['pl', 'en'] as const;

/** A language in which changes are told. */
export type ToldLanguage = (typeof toldLanguages)[number];

/** A thing of the definition language in the forms that sentences need. */
export interface WordForms {
  /** column; kolumna. */
  readonly name: string;
  /** added the column; dodano kolumnę. */
  readonly object: string;
  /** in the column; w kolumnie. */
  readonly within: string;
}

/** The words of one language; sentences are put together from them. */
export interface Words {
  readonly language: ToldLanguage;
  /** A pattern of the catalogue with its places filled. */
  say(pattern: SentenceName, values?: Readonly<Record<string, string>>): string;
  /** The same with a plural form for a count. */
  count(pattern: CountName, count: number): string;
  /** What a value is called: an item by its kind, anything else by its property. */
  formsOf(spot: Spot): WordForms;
  /** A pattern of its own for a change, where the catalogue has one. */
  ownPattern(change: string): string | null;
  /** A word that an author chooses from a list, in the language of clerks; null when the catalogue has none. */
  choice(names: readonly string[], value: string): string | null;
  /** The name of a language: angielski. */
  languageName(code: string): string;
  /** a, b and c. */
  list(items: readonly string[]): string;
}

/** A pattern of a sentence or of a part of one. */
export type SentenceName = keyof typeof polish.sentences;
/** A pattern with plural forms. */
export type CountName = keyof typeof polish.counts;
type Table = Readonly<Record<string, string>>;

/** What a language has words for; what it lacks is told by the names of the definition language. */
interface Catalogue {
  readonly things: Table;
  readonly properties: Table;
  readonly choices: Table;
  readonly patterns: Table;
  readonly sentences: Readonly<Record<SentenceName, string>>;
  readonly counts: Readonly<Record<CountName, Table & { readonly other: string }>>;
}

const catalogues: Readonly<Record<ToldLanguage, Catalogue>> = { pl: polish, en: english };

const made = new Map<ToldLanguage, Words>();

/** The words of a language. */
export function wordsIn(language: ToldLanguage): Words {
  const known = made.get(language) ?? makeWords(language);
  made.set(language, known);
  return known;
}

function makeWords(language: ToldLanguage): Words {
  const { things, properties, choices, sentences, patterns, counts } = catalogues[language];
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  const say: Words['say'] = (pattern, values = {}) => fill(sentences[pattern], values);
  const forms = (text: string): WordForms => {
    const [name = '', object = name, within = say('within', { name })] = text.split('|');
    return { name, object, within };
  };
  return {
    language,
    say,
    count(pattern, count) {
      const found = counts[pattern];
      return fill(entry(found, plurals.select(count)) ?? found.other, { count: numbers.format(count) });
    },
    formsOf(spot) {
      const [table, keys] = spot.isItem ? ([things, thingKeys(spot)] as const) : ([properties, propertyKeys(spot)] as const);
      return forms(firstOf(table, keys) ?? titleOf(spot) ?? say('unnamed', { name: spaced(keys.at(-1) ?? spot.step) }));
    },
    ownPattern: (change) => entry(patterns, change) ?? null,
    choice: (keys, value) =>
      firstOf(
        choices,
        keys.map((name) => `${name}.${value}`),
      ),
    languageName: (code) => names.of(code) ?? code,
    list: (items) => lists.format(items),
  };
}

/** Keys under which the kind of an item may stand, the nearest first. */
export function thingKeys({ property, definition }: Spot): readonly string[] {
  return [`${property}[]`, `${property.slice(property.indexOf('.') + 1)}[]`, ...(definition === null ? [] : [definition])];
}

/** Keys under which a property may stand, the nearest first. */
export function propertyKeys({ property }: Spot): readonly string[] {
  return [property, property.slice(property.indexOf('.') + 1)];
}

/** Fills the places of a pattern. A value is not looked through for further places. */
export function fill(pattern: string, values: Table): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => entry(values, name) ?? '');
}

/** The schema's own title: kinds that a portal adds say so what they are. */
function titleOf({ node }: Spot): string | null {
  return typeof node.title === 'string' ? node.title : null;
}

/** `emptyAsNull[]` as people write it: empty as null. */
function spaced(name: string): string {
  return name
    .replace(/\[\]$/, '')
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase();
}

function firstOf(table: Table, keys: readonly string[]): string | null {
  for (const key of keys) {
    const found = entry(table, key);
    if (found !== undefined) return found;
  }
  return null;
}

/** An own entry of a table: names come from definitions, and may be those that every object inherits. */
function entry(table: Table, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

const mostCharacters = 120;

/** A text in one line, cut where it is long. */
export function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= mostCharacters ? line : `${[...line.slice(0, mostCharacters)].slice(0, -1).join('')}…`;
}

/** A value that nobody has words for. */
export function rawWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const mostShared = 40;

/** Two long texts, cut so that the first place where they differ can be seen. */
export function cutPair(before: string, after: string): readonly [string, string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (Math.max(before.length, after.length) <= mostCharacters || same <= mostCharacters - mostShared) return [cut(before), cut(after)];
  const from = same - mostShared;
  return [cut(`…${before.slice(from)}`), cut(`…${after.slice(from)}`)];
}
