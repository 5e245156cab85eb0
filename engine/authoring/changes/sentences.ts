import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import type { LoadedService } from '../source/loaded-pack';
import { canonical } from '../upgrade/id-path';
import type { ChangedTranslations, PackChange, Sentence } from './change';
import type { Output } from './outputs';
import type { Spot, Trail } from './spot';
import { trailOfText } from './trail-of-text';
import { type EditGroup, languageOf, translatedDocument } from './translations';
import { chosenKind, listWords, nameOf, quoted, sentenceOf, textPair, thingName, valueWords } from './value-words';
import { fill, type SentenceName, type Words, wordsIn } from './words';

/** What a sentence tells. */
export interface ToTell {
  readonly group: EditGroup;
  /** The service or screen in which it is; left out for the portal as a whole. */
  readonly service: LoadedService | undefined;
  readonly translations: ChangedTranslations;
  readonly outputs: readonly Output[];
}

/** A change in words. */
export function sentencesOf(told: ToTell): Pick<PackChange, 'sentence' | 'part'> {
  const [pl, en] = [tell(told, wordsIn('pl')), tell(told, wordsIn('en'))];
  const both = (name: 'sentence' | 'part'): Sentence => ({ pl: pl[name], en: en[name] });
  return { sentence: both('sentence'), part: both('part') };
}

function tell(told: ToTell, words: Words): { readonly sentence: string; readonly part: string } {
  const { group, service } = told;
  const where = stationsOf(words, told);
  const what = whatHappened(words, told);
  const rest = afterwards(words, told);
  const ended = (text: string) => [upperFirst(text), ...rest].join(' ');
  const part = ended(where === '' ? words.say('alone', { what }) : words.say('sentence', { where, what }));
  if (group.edit.path.length === 0) return { sentence: part, part };
  const whole = [documentWords(words, group, service), where].filter((each) => each !== '').join(', ');
  return { sentence: ended(words.say('sentence', { where: whole, what })), part };
}

/** The document, as the beginning of a sentence. */
function documentWords(words: Words, { edit }: EditGroup, service: LoadedService | undefined): string {
  if (service) {
    const { title, group } = service.definition;
    const name = quoted(words, sentenceOf(isJsonObject(title) ? title : String(title)) ?? service.slug);
    return words.say(group === undefined ? 'whereScreen' : 'whereService', { name });
  }
  if (edit.document === 'calls') return words.say('whereCalls');
  if (edit.document.startsWith('values/')) return words.say('whereValues');
  if (edit.document.startsWith('texts/')) return words.say('whereTexts', { language: words.languageName(languageOf(edit.document)) });
  return words.say('wherePortal');
}

/** The things in which a value stands, from the outermost: in the table “Instalments”, in the column “Amount”. */
function stationsOf(words: Words, told: ToTell): string {
  const trail = trailToTell(told);
  const end = told.group.edit.how === 'renamed' ? trail.length : trail.length - 1;
  const isTranslation = translatedDocument(told.group.edit.document) !== null;
  const stations: string[] = [];
  for (let at = 1; at < end; at += 1) {
    const spot = trail[at];
    if (!spot) continue;
    const joint = jointFrom(trail, at, end);
    if (joint) {
      stations.push(words.say('station', { within: words.formsOf(spot).within, name: quoted(words, joint.name) }));
      at = joint.last;
    } else if (spot.isItem)
      stations.push(
        words.say('station', { within: words.formsOf(spot).within, name: quoted(words, thingName(words, trail.slice(0, at + 1))) }),
      );
    else if (at + 1 >= trail.length || !trail[at + 1]?.isItem) stations.push(words.formsOf(spot).within);
  }
  const last = trail.at(-1);
  if (isTranslation && last && end > 0)
    stations.push(last === told.group.trail.at(-1) ? quoted(words, last.step) : words.formsOf(last).name);
  return stations.join(', ');
}

/** Fields within fields are one place: lista[].kwota. A definition that holds itself is such a one. */
function jointFrom(trail: Trail, from: number, end: number): { readonly name: string; readonly last: number } | null {
  const definition = trail[from]?.definition;
  if (!trail[from]?.isItem || definition === null || definition === undefined) return null;
  let [name, last] = [trail[from]?.step ?? '', from];
  for (let at = from + 1; at < end; at += 1) {
    const spot = trail[at];
    if (!spot || spot.definition !== definition) continue;
    if (at - last > 2) break;
    name += spot.isItem ? `.${spot.step}` : '[]';
    last = at;
  }
  return last === from ? null : { name, last };
}

function whatHappened(words: Words, told: ToTell): string {
  const { edit } = told.group;
  if (edit.path.length === 0) return documentHappened(words, told);
  if (translatedDocument(edit.document) !== null || edit.document.startsWith('texts/')) return textHappened(words, told);
  const { trail } = told.group;
  const spot = trail.at(-1);
  if (!spot) return '';
  const own = ownPattern(words, spot, told);
  if (own !== null) return own;
  if (edit.how === 'renamed') return words.say('renamed', { before: quoted(words, edit.was ?? ''), after: quoted(words, spot.step) });
  if (edit.how === 'moved') return words.say('thingMoved', { ...subject(words, spot, trail), after: afterWhat(words, told, 'moved') });
  const value = edit.after ?? edit.before ?? null;
  const isThing = spot.isItem && isJsonObject(value) && spot.kind !== 'text';
  if (isThing && edit.how !== 'changed') {
    if (edit.how === 'removed') return words.say('thingRemoved', subject(words, spot, trail));
    const kind = chosenKind(words, trail);
    const values = {
      ...subject(words, spot, trail),
      kind: kind === null ? '' : words.say('kind', { kind }),
      after: afterWhat(words, told, 'added'),
    };
    return words.say('thingAdded', values);
  }
  return spot.isItem ? entryHappened(words, told, spot) : propertyHappened(words, told, spot);
}

function documentHappened(words: Words, { group, service }: ToTell): string {
  const { edit } = group;
  const kind = service?.definition.group === undefined ? 'screen' : 'service';
  const title = service?.definition.title;
  const name = quoted(words, sentenceOf(isJsonObject(title) ? title : String(title)) ?? '');
  if (edit.how === 'renamed')
    return words.say(`${kind}Renamed`, {
      name,
      before: quoted(words, languageOf(edit.was ?? '')),
      after: quoted(words, service?.slug ?? ''),
    });
  return words.say(edit.how === 'added' ? `${kind}Added` : `${kind}Removed`, { name });
}

/** A pattern that says a change better than its parts would, with the switch that was set. */
function ownPattern(words: Words, spot: Spot, { group }: ToTell): string | null {
  const { before, after, how } = group.edit;
  const name = { name: quoted(words, nameOf(spot)) };
  const asWhole = words.ownPattern(`${spot.property}=${how}`);
  if (asWhole !== null && !spot.isItem) return fill(asWhole, name);
  if (!isSwitch(before) || !isSwitch(after)) return null;
  const found = words.ownPattern(`${spot.property}=${after === true ? 'on' : 'off'}`);
  return found === null || (before ?? false) === (after ?? false) ? null : fill(found, name);
}

function entryHappened(words: Words, { group }: ToTell, spot: Spot): string {
  const { how, before, after } = group.edit;
  const about = subject(words, spot, group.trail);
  const said = (value: JsonValue | undefined) => (value === undefined ? '' : valueWords(words, group.trail, value));
  if (how === 'added') return words.say('entryAdded', { ...about, value: said(after) });
  if (how === 'removed') return words.say('entryRemoved', { ...about, value: said(before) });
  return words.say('entryChanged', { ...about, before: said(before), after: said(after) });
}

function propertyHappened(words: Words, { group }: ToTell, spot: Spot): string {
  const { how, before, after } = group.edit;
  const { object } = words.formsOf(spot);
  const said = (value: JsonValue | undefined) => (value === undefined ? '' : valueWords(words, group.trail, value));
  const pair = before === undefined || after === undefined ? null : textPair(before, after);
  const [was, is] = spot.kind === 'text' && pair ? pair.map((text) => quoted(words, text)) : [said(before), said(after)];
  if (was === undefined || is === undefined) return '';
  if (how === 'added') {
    if (typeof after === 'boolean') return words.say('switchAdded', { object, value: is });
    return is === '' ? words.say('emptyAdded', { object }) : words.say('propertyAdded', { object, value: is });
  }
  if (how === 'removed') return was === '' ? words.say('emptyRemoved', { object }) : words.say('propertyRemoved', { object, value: was });
  const changes = listChanges(words, spot, before, after);
  if (changes !== null) return words.say('listChanged', { object, changes });
  return was === is ? words.say('partsChanged', { object }) : words.say('propertyChanged', { object, before: was, after: is });
}

/** What came into a list of plain values and what went. */
function listChanges(words: Words, spot: Spot, before: JsonValue | undefined, after: JsonValue | undefined): string | null {
  if (!isPlainList(before) || !isPlainList(after)) return null;
  const [was, is] = [new Set(before.map(canonical)), new Set(after.map(canonical))];
  const added = after.filter((item) => !was.has(canonical(item)));
  const removed = before.filter((item) => !is.has(canonical(item)));
  const parts = [
    ...(added.length === 0 ? [] : [words.say('listAdded', { items: listWords(words, spot, added) })]),
    ...(removed.length === 0 ? [] : [words.say('listRemoved', { items: listWords(words, spot, removed) })]),
  ];
  return parts.length === 0 ? words.say('listOrder') : parts.join('; ');
}

function isPlainList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return value !== undefined && isJsonList(value) && value.every((item) => typeof item !== 'object' || item === null);
}

function textHappened(words: Words, { group: { edit } }: ToTell): string {
  const said = (value: JsonValue | undefined) =>
    quoted(words, (value === undefined ? null : sentenceOf(value)) ?? JSON.stringify(value ?? null));
  const name = quoted(words, edit.path[0] ?? '');
  const language = words.languageName(languageOf(edit.document));
  const patterns = textPatterns[translatedDocument(edit.document) === null ? 'text' : 'translation'];
  if (edit.how === 'added') return words.say(patterns.added, { name, language, value: said(edit.after) });
  if (edit.how === 'removed') return words.say(patterns.removed, { name, language, value: said(edit.before) });
  const pair = textPair(edit.before ?? null, edit.after ?? null);
  const [before, after] = pair ? pair.map((text) => quoted(words, text)) : [said(edit.before), said(edit.after)];
  return words.say(patterns.changed, { name, language, before: before ?? '', after: after ?? '' });
}

const textPatterns = {
  text: { added: 'textAdded', removed: 'textRemoved', changed: 'textChanged' },
  translation: { added: 'translationAdded', removed: 'translationRemoved', changed: 'translationChanged' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SentenceName>>>>;

/** The way to a translated text through the definition, where it can be found by its key. */
function trailToTell({ group, service }: ToTell): Trail {
  const isOfService = service !== undefined && translatedDocument(group.edit.document) !== null;
  return (isOfService ? trailOfText(service, group.edit.path[0] ?? '') : null) ?? group.trail;
}

function subject(words: Words, spot: Spot, trail: Trail): { readonly object: string; readonly name: string } {
  return { object: words.formsOf(spot).object, name: quoted(words, thingName(words, trail)) };
}

/** After which other thing of the list something stands now; empty where there is no order. */
function afterWhat(words: Words, { group: { edit, trail } }: ToTell, how: 'added' | 'moved'): string {
  if (edit.index === undefined) return '';
  if (edit.index === 0) return words.say(how === 'added' ? 'first' : 'movedFirst');
  const holder = trail.at(-2);
  if (!holder) return '';
  const previous = isJsonList(holder.value)
    ? { step: '', value: holder.value[edit.index - 1] ?? null }
    : {
        step: Object.keys(Object(holder.value))[edit.index - 1] ?? '',
        value: Object.values(Object(holder.value))[edit.index - 1] as JsonValue,
      };
  const step = isJsonObject(previous.value) && typeof previous.value.id === 'string' ? previous.value.id : previous.step;
  const name = nameOf({ step, value: previous.value, kind: null });
  return name === '' ? '' : words.say(how === 'added' ? 'after' : 'movedAfter', { name: quoted(words, name) });
}

/** What follows the sentence: where it shows, and what became of translations. */
function afterwards(words: Words, { translations, outputs }: ToTell): readonly string[] {
  const names = (codes: readonly string[]) => words.list(codes.map((code) => words.languageName(code)));
  const shown = words.list(outputs.map((output) => words.say(`output.${output}`)));
  const states = ['added', 'changed', 'removed', 'missing', 'outdated'] as const;
  return [
    ...(outputs.length === 0 ? [] : [words.say('outputs', { outputs: shown })]),
    ...states.flatMap((state) => {
      const codes = translations[state];
      return codes.length === 0 ? [] : [words.say(translationPatterns[state], { languages: names(codes) })];
    }),
  ];
}

const translationPatterns = {
  added: 'translationsAdded',
  changed: 'translationsChanged',
  removed: 'translationsRemoved',
  missing: 'translationsMissing',
  outdated: 'translationsOutdated',
} as const;

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value that is on, off or left out. */
function isSwitch(value: JsonValue | undefined): value is boolean | undefined {
  return value === undefined || typeof value === 'boolean';
}
