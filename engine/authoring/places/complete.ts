import { type FunctionManual, functionManual } from '../../expressions/function-manual';
import type { FunctionEntry } from '../../expressions/functions';
import { allFunctions, isFunctionName } from '../../expressions/further-functions';
import { anyType, type StaticType } from '../../language/static-type';
import { fits, isMethodForm, loops } from '../check/typing/calls';
import type { TypeScope } from '../check/typing/formula-finding';
import { typeInWords } from '../check/typing/type-in-words';
import { typeOfFormula } from '../check/typing/type-of-formula';
import { type Phrase, say } from '../messages';
import { parentPointer, valueAt } from '../parse/json-pointer';
import { isJsonObject } from '../parse/json-value';
import { titleOfType } from './columns-around';
import { choicesAt, locate, typeAt } from './describe';
import type { FoundPlace } from './find-place';
import { type CursorInFormula, cursorIn } from './formula-cursor';
import { helpOfName } from './help-of-name';
import type { OpenPack } from './open-pack';
import { originalOf } from './original-text';
import { sampleText, valueText } from './samples';
import { scopeAt, withLoops } from './scope-at';
import type { ReachedPlace } from './shape-walk';
import { type Answer, answered, refused } from './words';

/** Something that fits at the cursor. */
export interface Completion {
  readonly label: string;
  /** What is written in place of the characters `from` to before `to`. */
  readonly insert: string;
  readonly kind: 'name' | 'field' | 'function' | 'method' | 'word';
  /** Its type; of a function its signature. */
  readonly type: Phrase | string | null;
  /** An example of what it holds or does. */
  readonly sample: string | null;
  readonly help: string | null;
}

/** What fits at a cursor, the best first. */
export interface Completions {
  /** The characters of the text that a completion replaces. */
  readonly from: number;
  readonly to: number;
  readonly items: readonly Completion[];
  /** How many more there are than are listed. */
  readonly more: number;
}

const mostItems = 200;
/** Most characters of a formula or text that is looked at; the language allows half of it. */
export const longestText = 4000;

/** Says what fits at a cursor in a text that is being typed at a place: names and functions in a formula, {{names}} in a text, else choices. */
export function completeAt(open: OpenPack, file: string, path: string, text: string, cursor: number): Answer<Completions> {
  if (!Number.isInteger(cursor) || cursor < 0 || cursor > text.length)
    return refused(say('place-cursor-outside', { cursor, length: text.length }));
  if (text.length > longestText) return refused(say('place-text-too-long', { length: text.length, most: longestText }));
  const found = locate(open, file, path);
  if (!found.ok) return found;
  const { place, reached } = found.answer;
  if (!reached) return answered({ from: 0, to: text.length, items: [], more: 0 });
  const type = typeAt(place, reached);
  if (type.formula && (text.startsWith('=') || (text === '' && type.kind === 'formula')))
    return inFormula(open, place, reached, { text, cursor, expects: type.expects });
  const written = openPlaceholder(text, cursor);
  if (written !== null) {
    const names = placeholdersAt(open, place);
    return answered(
      ranked(
        { from: written, to: cursor, typed: text.slice(written, cursor) },
        names.map((name) => ({ item: placeholder(name), rank: 0 })),
      ),
    );
  }
  const items = choicesAt(open, place, reached, type).map(
    ({ value, label, help, sample, type: held }): Completion => ({
      label: label === null ? valueText(value) : `${valueText(value)} (${label})`,
      insert: typeof value === 'string' ? value : JSON.stringify(value),
      kind: 'word',
      type: held,
      sample,
      help,
    }),
  );
  return answered(
    ranked(
      { from: 0, to: text.length, typed: text.slice(0, cursor) },
      items.map((item) => ({ item, rank: 0 })),
    ),
  );
}

/** Where the name after an open {{ begins; null where the cursor is in no placeholder. */
function openPlaceholder(text: string, cursor: number): number | null {
  const opened = /\{\{\s*(\w*)$/.exec(text.slice(0, cursor));
  return opened ? cursor - (opened[1] ?? '').length : null;
}

function placeholder(name: string): Completion {
  return { label: name, insert: name, kind: 'name', type: null, sample: null, help: null };
}

/** The names that a text at a place may contain: those of the Polish text for a translation, else the values of the text around it. */
function placeholdersAt(open: OpenPack, place: FoundPlace): readonly string[] {
  const original = originalOf(open, place);
  if (original) return original.places;
  for (let at = place.pointer; at !== ''; at = parentPointer(at)) {
    const holder = valueAt(place.document?.value ?? place.source.value, at);
    if (!isJsonObject(holder) || !('text' in holder || 'plural' in holder)) continue;
    return [...(isJsonObject(holder.values) ? Object.keys(holder.values) : []), ...('count' in holder ? ['count'] : [])];
  }
  return [];
}

interface TypedFormula {
  readonly text: string;
  readonly cursor: number;
  readonly expects: string | null;
}

function inFormula(open: OpenPack, place: FoundPlace, reached: ReachedPlace, { text, cursor, expects }: TypedFormula): Answer<Completions> {
  const names = scopeAt(place, reached);
  if (names === null) return refused(say('place-definition-broken'));
  const formula = text === '' ? '=' : text;
  const at = cursorIn(formula, text === '' ? 1 : Math.max(1, cursor));
  const known = withLoops(names, at.loops);
  const isWhole = at.at === 'name' && formula.slice(1, at.from).trim() === '';
  const rankOf = ({ item, type }: Candidate): number => {
    if (item.kind === 'function' || item.kind === 'method') return 1;
    // What has parts may lead to a value of the expected type.
    return isWhole && expects !== null && ![expects, 'any', 'object', 'map'].includes(type.kind) ? 2 : 0;
  };
  const completions = ranked(
    at,
    candidates(at, known, place, open).map((candidate) => ({ item: candidate.item, rank: rankOf(candidate) })),
  );
  if (text !== '') return answered(completions);
  return answered({ ...completions, from: 0, to: 0, items: completions.items.map((item) => ({ ...item, insert: `=${item.insert}` })) });
}

interface Candidate {
  readonly item: Completion;
  readonly type: StaticType;
}

function candidates(at: CursorInFormula, names: TypeScope, place: FoundPlace, open: OpenPack): readonly Candidate[] {
  switch (at.at) {
    case 'new':
      return [];
    case 'text':
      if (at.called === 'rate') return datedValues(open);
      return at.holder === '' ? [] : wordsOf(typeOfFormula(`=${at.holder}`, names));
    case 'member': {
      const holder = typeOfFormula(`=${at.holder}`, names);
      return [...fieldsOf(holder, at.holder, place), ...calls((form, name) => isMethodForm(form) && takes(name, holder))];
    }
    case 'name':
      return [
        ...[...at.loops].reverse().map(({ name }) => named(name, names.get(name) ?? anyType, place, '')),
        ...[...names]
          .filter(([name]) => /^\w+$/.test(name) && !at.loops.some((loop) => loop.name === name))
          .sort(([left], [right]) => Number(isLocal(right)) - Number(isLocal(left)))
          .map(([name, type]) => named(name, type, place, '')),
        ...calls((form) => !isMethodForm(form)),
      ];
  }
}

/** The dated values that a formula may name, each with what it is called and what is valid last. */
function datedValues({ inside }: OpenPack): readonly Candidate[] {
  return (inside.pack?.values ?? []).flatMap(({ name: file, value: { values } }) =>
    Object.entries(values).map(([name, { name: title, type, periods }]) => {
      const last = periods.at(-1);
      const key = `${file}.${name}`;
      const item: Completion = {
        label: key,
        insert: key,
        kind: 'word',
        type,
        sample: last === undefined ? null : `${valueText(last.value)} (${last.from} – ${last.to ?? '…'})`,
        help: typeof title === 'string' ? title : null,
      };
      return { item, type: anyType };
    }),
  );
}

const local = new Set(['row', 'option', 'form', 'item', 'answer', 'first', 'last', 'total', 'count', 'change', 'from', 'to']);

/** Names that mean something only here come before those of the whole screen. */
export function isLocal(name: string): boolean {
  return local.has(name);
}

function named(name: string, type: StaticType, place: FoundPlace, holder: string): Candidate {
  const item: Completion = {
    label: name,
    insert: name,
    kind: holder === '' ? 'name' : 'field',
    type: typeInWords(type),
    sample: sampleText(type),
    help: titleOfType(type) ?? type.contract?.description ?? helpOfName(place, holder, name),
  };
  return { item, type };
}

function fieldsOf(holder: StaticType, written: string, place: FoundPlace): readonly Candidate[] {
  if (holder.kind !== 'object') return [];
  return Object.entries(holder.fields).flatMap(([name, type]) => (/^[A-Za-z_]\w*$/.test(name) ? [named(name, type, place, written)] : []));
}

/** The words that a contract allows, or has as examples, for a text that is compared with it. */
function wordsOf({ contract }: StaticType): readonly Candidate[] {
  const words = [...(contract?.enum ?? []), ...(contract?.examples ?? [])].filter((word) => typeof word === 'string');
  return [...new Set(words)].map((word) => ({
    item: { label: word, insert: word, kind: 'word', type: null, sample: null, help: null },
    type: anyType,
  }));
}

function calls(isMeant: (form: string, name: string) => boolean): readonly Candidate[] {
  return Object.entries<FunctionManual>(functionManual).flatMap(([name, { calls: forms, description, example, result }]): Candidate[] => {
    const form = forms.find((each) => isMeant(each, name));
    if (form === undefined) return [];
    const isMethod = isMethodForm(form);
    const item: Completion = {
      label: name,
      insert: form.endsWith('()') ? `${name}()` : `${name}(`,
      kind: isMethod ? 'method' : 'function',
      type: forms.filter((each) => isMethodForm(each) === isMethod).join(' or '),
      sample: `${example} → ${valueText(result)}`,
      help: description,
    };
    return [{ item, type: anyType }];
  });
}

function takes(name: string, holder: StaticType): boolean {
  if (loops.has(name)) return holder.kind === 'list' || holder.kind === 'any' || holder.kind === 'map';
  if (name === 'matches') return fits(holder, 'text');
  if (!isFunctionName(name)) return false;
  const { takes: params }: FunctionEntry = allFunctions[name];
  return fits(holder, params[0] ?? 'plain');
}

/** The items that what is typed leaves: those that begin with it, then those that contain it; among equals as they were given. */
function ranked(
  { from, to, typed }: { readonly from: number; readonly to: number; readonly typed: string },
  items: readonly { readonly item: Completion; readonly rank: number }[],
): Completions {
  const wanted = typed.toLowerCase();
  const matching = items.flatMap(({ item, rank }) => {
    const at = item.label.toLowerCase().indexOf(wanted);
    return at === -1 ? [] : [{ item, rank: (at === 0 ? 0 : 10) + rank }];
  });
  const all = matching.sort((left, right) => left.rank - right.rank).map(({ item }) => item);
  return { from, to, items: all.slice(0, mostItems), more: Math.max(0, all.length - mostItems) };
}
