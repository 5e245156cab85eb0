import type { JsonValue } from '../parse/json-value';
import type { Place } from '../source/loaded-pack';
import type { PackChange } from './change';
import type { Impact } from './impact';
import { type ImpactItem, impactLinesIn } from './impact-lines';
import type { ScenarioOutcome } from './outcomes';
import { cut, cutPair, type SentenceName, type ToldLanguage, type Words, wordsIn } from './words';

/** Above how many changes of one kind in one document only some are listed. */
const mostOfKind = 10;
const mostDifferences = 3;

/** Changes and what they mean as Markdown, as it stands in a pull request; `nameOf` gives the path of a file as people read it. */
export function changeReport(
  changes: readonly PackChange[],
  impact: Impact,
  language: ToldLanguage,
  nameOf: (file: string) => string = (file) => file,
): string {
  const words = wordsIn(language);
  const say = (name: SentenceName) => words.say(name);
  if (changes.length === 0) return `# ${say('title')}\n\n${say('nothing')}\n`;
  const parts = [
    `# ${say('title')}: ${words.count('changes', changes.length)}`,
    ...widenedPart(words, impact),
    ...documentsPart(words, changes, nameOf),
    ...impactPart(words, impact),
    ...outcomesPart(words, impact.scenarios),
  ];
  return `${parts.join('\n\n')}\n`;
}

function widenedPart(words: Words, { widened }: Impact): readonly string[] {
  if (widened.length === 0) return [];
  const lines = shortened(
    words,
    widened.map(({ kind, change }) => `- **${words.say(`widened.${kind}`)}** ${escaped(change.sentence[words.language])}`),
  );
  return [`## ⚠️ ${words.say('widenedTitle')}`, lines.join('\n')];
}

/** The changes by document, those of services below the name of the service. */
function documentsPart(words: Words, changes: readonly PackChange[], nameOf: (file: string) => string): readonly string[] {
  const documents = grouped(changes, ({ place }) => place.slug ?? place.document.replace(/\/.*/, ''));
  return [...documents.values()].flatMap((own) => {
    const lines = [...grouped(own, ({ what, how }) => `${what} ${how}`).values()].flatMap((alike) =>
      shortened(
        words,
        alike.map((change) => `- ${escaped(change.part[words.language])}${placeOf(change.place.place, nameOf)}`),
      ),
    );
    return [`## ${headingOf(words, own)}`, lines.join('\n')];
  });
}

function headingOf(words: Words, [change]: readonly PackChange[]): string {
  if (!change) return '';
  const { document, title } = change.place;
  if (title !== null) return escaped(cut(title));
  if (document.startsWith('values')) return words.say('valuesTitle');
  return words.say(document.startsWith('texts') ? 'textsTitle' : document === 'calls' ? 'callsTitle' : 'portalTitle');
}

function placeOf(place: Place | null, nameOf: (file: string) => string): string {
  return place ? ` (${code(`${nameOf(place.file)}:${place.line}`)})` : '';
}

function impactPart(words: Words, impact: Impact): readonly string[] {
  const shown = ({ text, isCode, note }: ImpactItem) => `${isCode ? code(text) : escaped(text)}${note === undefined ? '' : ` (${note})`}`;
  const said = impactLinesIn(words, impact).map(({ label, items }) => `- ${label}: ${shortList(words, items.map(shown))}`);
  return said.length === 0 ? [] : [`## ${words.say('impactTitle')}`, said.join('\n')];
}

function outcomesPart(words: Words, outcomes: readonly ScenarioOutcome[]): readonly string[] {
  if (outcomes.length === 0) return [];
  const entries = outcomes.map(({ slug, name, passedBefore, passesAfter, differences }) => {
    const verdict = passedBefore === passesAfter ? '' : ` **${words.say(passesAfter ? 'nowPasses' : 'nowFails')}**`;
    const shown = differences.slice(0, mostDifferences).map(({ path, before, after }) => {
      const cuts = cutPair(before === undefined ? '' : asText(before), after === undefined ? '' : asText(after));
      const [was, is] = cuts.map((text, side) => ([before, after][side] === undefined ? words.say('nothingThere') : code(text)));
      return `  - ${code(path)}: ${was} → ${is}`;
    });
    const more = differences.length > shown.length ? [`  - ${words.count('moreOfKind', differences.length - shown.length)}`] : [];
    return [`- ${code(slug)}, ${escaped(words.say('quoted', { text: cut(name) }))}${verdict}`, ...shown, ...more].join('\n');
  });
  return [`## ${words.say('outcomesTitle')}`, shortened(words, entries).join('\n')];
}

function asText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A long list with how many more there are; the data has all of them. */
function shortened(words: Words, lines: readonly string[]): readonly string[] {
  return lines.length <= mostOfKind + 1
    ? lines
    : [...lines.slice(0, mostOfKind), `- … ${words.count('moreOfKind', lines.length - mostOfKind)}`];
}

function shortList(words: Words, items: readonly string[]): string {
  if (items.length <= mostOfKind + 1) return items.join(', ');
  return `${items.slice(0, mostOfKind).join(', ')}, ${words.count('more', items.length - mostOfKind)}`;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Words of definitions as they stand: nothing in them is Markdown or HTML. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~@&]/g, (sign) =>
    sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : sign === '@' ? '&#64;' : `\\${sign}`,
  );
}

/** As code, so that nothing in it is taken for Markdown. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}
