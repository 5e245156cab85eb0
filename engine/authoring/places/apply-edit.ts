import { applyEdits as applyChanges, findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { say } from '../messages';
import { pointerSteps } from '../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import { parseFile } from '../parse/parse-file';
import { unsafeNames } from '../parse/unsafe-names';
import { decodeUtf8, encodeUtf8 } from '../parse/utf8';
import type { DefinitionFiles } from '../source/loaded-pack';
import { type Answer, answered, refused } from './words';
import { insertMember, removeMember, replaceValue } from './write-value';

/**
 * A change of a definition file. set: another value, also where none stands yet; add: a new property, or a new item of a list before the
 * one at the path or at its end (`-`); remove: without the value, or without the file where the path is empty; rename: another name of the property, or of the file where the path is empty.
 */
export type PlaceEdit =
  | { readonly file: string; readonly path: string; readonly op: 'set' | 'add'; readonly value: JsonValue }
  | { readonly file: string; readonly path: string; readonly op: 'remove' }
  | { readonly file: string; readonly path: string; readonly op: 'rename'; readonly value: string };

/** Applies a change to the text of a file. What it does not concern stays as it was written: order, indent, line ends. */
export function applyEdit(text: string, edit: PlaceEdit): Answer<string> {
  const { source, failures } = parseFile(edit.file, encodeUtf8(text));
  if (!source) {
    const { line = 1, column = 1 } = failures[0]?.span.place ?? {};
    return refused(say('place-unreadable-file', { file: edit.file, line, column, reason: failures[0]?.message ?? '' }));
  }
  const steps = pointerSteps(edit.path);
  const unsafe = [...steps, ...(edit.op === 'rename' ? [edit.value] : [])].find((step) => unsafeNames.has(step));
  if (unsafe !== undefined) return refused(say('place-unsafe-name', { name: unsafe }));
  const way = wayTo(source.value, steps);
  if (way === null) return refused(say('place-missing', { file: edit.file, path: edit.path, last: 'the file' }));
  if (edit.op === 'rename') return renamed(text, source.value, way, edit);
  const node = nodeAt(text, way);
  if (edit.op === 'remove') {
    const member = node?.parent?.type === 'property' ? node.parent : node;
    if (!member?.parent) return refused(say('place-no-such-name', { name: steps.at(-1) ?? '', path: edit.path }));
    return answered(applyChanges(text, [removeMember(member.parent, member)]));
  }
  if (node && edit.op === 'set') return answered(applyChanges(text, [replaceValue(text, node, edit.value)]));
  const holder = nodeAt(text, way.slice(0, -1));
  const last = way.at(-1);
  if (!holder || last === undefined) return refused(say('place-missing', { file: edit.file, path: edit.path, last: 'the file' }));
  if (typeof last === 'string' && node) return refused(say('place-name-taken', { name: last, path: edit.path }));
  const change =
    typeof last === 'number'
      ? insertMember(text, holder, last, null, edit.value)
      : insertMember(text, holder, Number.POSITIVE_INFINITY, last, edit.value);
  return answered(applyChanges(text, [change]));
}

/** Applies changes to the files of a folder, one after the other. */
export function applyEdits(files: DefinitionFiles, edits: readonly PlaceEdit[]): Answer<DefinitionFiles> {
  const result = new Map(files);
  for (const edit of edits) {
    const bytes = result.get(edit.file);
    if (bytes === undefined) return refused(say('place-no-file', { file: edit.file }));
    if (edit.op === 'rename' && edit.path === '') {
      if (result.has(edit.value)) return refused(say('place-name-taken', { name: edit.value, path: edit.file }));
      result.delete(edit.file);
      result.set(edit.value, bytes);
      continue;
    }
    if (edit.op === 'remove' && edit.path === '') {
      result.delete(edit.file);
      continue;
    }
    const changed = applyEdit(decodeUtf8(bytes).text, edit);
    if (!changed.ok) return changed;
    result.set(edit.file, encodeUtf8(changed.answer));
  }
  return answered(result);
}

function renamed(
  text: string,
  root: JsonValue,
  way: JSONPath,
  { path, value: name }: { readonly path: string; readonly value: string },
): Answer<string> {
  const own = way.at(-1);
  const holder = valueAlong(root, way.slice(0, -1));
  if (typeof own !== 'string' || !isJsonObject(holder) || !Object.hasOwn(holder, own))
    return refused(say('place-no-such-name', { name: String(own ?? ''), path }));
  if (Object.hasOwn(holder, name)) return refused(say('place-name-taken', { name, path }));
  const node = nodeAt(text, way);
  const key = node?.parent?.children?.[0];
  if (!key) return refused(say('place-no-such-name', { name: own, path }));
  return answered(applyChanges(text, [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }]));
}

/** The steps as jsonc-parser takes them, positions in lists as numbers; null where a step before the last leads nowhere. */
function wayTo(root: JsonValue, steps: readonly string[]): JSONPath | null {
  const way: JSONPath = [];
  let at: JsonValue | undefined = root;
  for (const [index, step] of steps.entries()) {
    if (isJsonList(at)) {
      const position: number = step === '-' ? at.length : /^\d{1,9}$/.test(step) ? Number(step) : -1;
      if (position < 0 || position > at.length) return null;
      way.push(position);
      at = at[position];
    } else if (isJsonObject(at)) {
      way.push(step);
      at = Object.hasOwn(at, step) ? at[step] : undefined;
    } else return null;
    if (at === undefined && index < steps.length - 1) return null;
  }
  return way;
}

function valueAlong(root: JsonValue, way: JSONPath): JsonValue | undefined {
  let at: JsonValue | undefined = root;
  for (const step of way) {
    if (isJsonList(at)) at = at[Number(step)];
    else at = isJsonObject(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  }
  return at;
}

function nodeAt(text: string, way: JSONPath): Node | undefined {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, way);
}
