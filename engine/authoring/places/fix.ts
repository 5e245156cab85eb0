import type { Problem } from '../check/problems/problem';
import { type Phrase, say } from '../messages';
import { childPointer, lastStep, parentPointer, valueAt } from '../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import type { SourceFile } from '../parse/source-file';
import { unsafeNames } from '../parse/unsafe-names';
import type { DefinitionFiles } from '../source/loaded-pack';
import type { PlaceEdit } from './apply-edit';
import { layerName } from './find-place';
import type { OpenPack } from './open-pack';
import { type Answer, answered, refused } from './words';

/** One way to mend a problem. */
export interface Fix {
  readonly says: Phrase;
  readonly edits: readonly PlaceEdit[];
}

/** The ways to mend a problem that the checker has a suggestion for, as changes of the file that it names. */
export function fixesOf({ inside }: OpenPack, problem: Problem): Answer<readonly Fix[]> {
  const { file, pointer } = problem.place;
  const layer = inside.layers.find(({ prefix, sources }) => sources.has(file) || (prefix === '' && inside.files.has(file)));
  if (!layer) return refused(say('place-no-file', { file }));
  if (layer.prefix !== '') return refused(say('place-lower-layer', { layer: layerName(layer) }));
  const { suggestion } = problem;
  if (suggestion === undefined || unsafeNames.has(suggestion)) return refused(say('place-no-fix'));
  const source = layer.sources.get(file)?.source;
  if (!source || (pointer === '' && lacksName(source, problem))) return moved(inside.files, problem, suggestion);
  const says = say('place-use-instead', { suggestion, got: problem.got ?? lastStep(pointer) });
  if (isAtName(source, problem)) {
    const holder = valueAt(source.value, parentPointer(pointer));
    if (isJsonObject(holder) && Object.hasOwn(holder, suggestion))
      return answered([
        { says: say('place-leave-out', { name: lastStep(pointer), taken: suggestion }), edits: [{ file, path: pointer, op: 'remove' }] },
      ]);
    return answered([{ says, edits: [{ file, path: pointer, op: 'rename', value: suggestion }] }]);
  }
  const edits = replaced(source, problem, suggestion);
  return edits.length === 0 ? refused(say('place-no-fix')) : answered([{ says, edits }]);
}

/** Whether a problem is about the file as a whole. */
function lacksName({ value }: SourceFile, { got }: Problem): boolean {
  return isJsonObject(value) && (got === undefined || !Object.values(value).includes(got));
}

/** A file in the wrong place: the suggestion is its path, or the name of the service to which it belongs. */
function moved(files: DefinitionFiles, { rule, place: { file } }: Problem, suggestion: string): Answer<readonly Fix[]> {
  const to = rule === 'unknown-file' ? suggestion : file.replace(/^([^/]+\/)([^/.]+)/, (_, folder: string) => folder + suggestion);
  if (to === file) return refused(say('place-no-fix'));
  if (files.has(to))
    return answered([{ says: say('place-leave-out', { name: file, taken: to }), edits: [{ file, path: '', op: 'remove' }] }]);
  return answered([{ says: say('place-move-file', { to }), edits: [{ file, path: '', op: 'rename', value: to }] }]);
}

/** Whether a problem is about the name of a property, not about its value. */
function isAtName(source: SourceFile, { place, length }: Problem): boolean {
  const key = source.keySpan(place.pointer);
  const value = source.valueSpan(place.pointer);
  const isSame = (span: typeof key): boolean => span.place.line === place.line && span.place.column === place.column;
  return isSame(key) && !isSame(value) && key.length === length;
}

/** The value with the suggestion in it: of a part of a text that part, of a whole value the suggestion as it is. */
function replaced(source: SourceFile, problem: Problem, suggestion: string): readonly PlaceEdit[] {
  const { file, pointer } = problem.place;
  const value = valueAt(source.value, pointer);
  const at = (path: string, now: string): readonly PlaceEdit[] => [{ file, path, op: 'set', value: now }];
  if (typeof value === 'string') {
    const now = inText(source, problem, value, suggestion);
    return now === null ? [] : at(pointer, now);
  }
  return partsOf(value).flatMap(([path, text]) => {
    const now = inPlaceholders(text, problem, suggestion);
    return now === null ? [] : at(pointer + path, now);
  });
}

function inText(source: SourceFile, problem: Problem, value: string, suggestion: string): string | null {
  const start = startInText(source, problem);
  const { got = '', length } = problem;
  if (start !== null) {
    // Escapes make the file longer than the value; what stands there tells whether the count is right.
    const found = got !== '' && value.startsWith(got, start) ? got.length : length;
    const end = Math.min(value.length, start + found);
    return value.slice(0, start) + suggestion + value.slice(end);
  }
  const placed = inPlaceholders(value, problem, suggestion);
  return placed ?? (isPart(value, got) ? null : suggestion);
}

/** Where in a text a problem begins; null when it is about the whole value. */
function startInText(source: SourceFile, { place, length }: Problem): number | null {
  const whole = source.valueSpan(place.pointer);
  if (whole.place.line !== place.line || (whole.place.column === place.column && whole.length === length)) return null;
  const value = valueAt(source.value, place.pointer);
  for (let start = 0; start < String(value).length; start += 1) {
    const span = source.textSpan(place.pointer, start, start + 1);
    if (span.place.column === place.column) return start;
  }
  return null;
}

/** A text with another name in its {{ }}, an address with another in its { }; null where it has none that the problem is about. */
function inPlaceholders(text: string, { got = '' }: Problem, suggestion: string): string | null {
  const name = got.replaceAll(/[{}]/g, '').trim();
  let isFound = false;
  const now = text.replace(/(\{{1,2})\s*([^{}]*?)\s*(\}{1,2})/g, (whole, open: string, found: string, close: string) => {
    isFound ||= found === name;
    return found === name ? open + suggestion + close : whole;
  });
  return isFound ? now : null;
}

function isPart(value: string, got: string): boolean {
  return value.startsWith('=') && value !== got && JSON.stringify(value) !== got;
}

/** The texts in a value, by their way from it. */
function partsOf(value: unknown): readonly (readonly [path: string, text: string])[] {
  if (!isJsonObject(value) && !isJsonList(value)) return [];
  const members: readonly (readonly [string, JsonValue])[] = Object.entries(value);
  return members.flatMap(([name, member]): readonly (readonly [string, string])[] => {
    const path = childPointer('', name);
    if (typeof member === 'string') return [[path, member]];
    return partsOf(member).map(([inner, text]) => [path + inner, text] as const);
  });
}
