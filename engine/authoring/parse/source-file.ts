import type { Node } from 'jsonc-parser';
import type { Place } from '../source/loaded-pack';
import { childPointer, pointerSteps } from './json-pointer';
import type { JsonValue } from './json-value';
import type { LineIndex } from './line-index';

/** A stretch of one line or more of a definition file. */
export interface Span {
  readonly place: Place;
  readonly length: number;
}

/** A definition file that is JSON, with the way from a JSON pointer to its place. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
  readonly lines: LineIndex;
  readonly value: JsonValue;
  /** The value at a pointer; of a missing value the nearest object or list around it. */
  valueSpan(pointer: string): Span;
  /** The name of the member at a pointer; of a list item or the root its first character. */
  keySpan(pointer: string): Span;
  /** A part of the text at a pointer, from its character `start` to before `end`. */
  textSpan(pointer: string, start: number, end: number): Span;
}

/** Makes a source file of its text, its tree and its value. */
export function sourceFile(file: string, text: string, lines: LineIndex, root: Node, value: JsonValue): SourceFile {
  const span = (pointer: string, offset: number, length: number): Span => ({ place: { file, ...lines.position(offset), pointer }, length });
  const valueSpan = (pointer: string): Span => {
    const { node, at } = find(root, pointer);
    return span(at, node.offset, node.length);
  };
  return {
    file,
    text,
    lines,
    value,
    valueSpan,
    keySpan(pointer) {
      const { node, at } = find(root, pointer);
      const key = at === pointer && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return key ? span(at, key.offset, key.length) : span(at, node.offset, 1);
    },
    textSpan(pointer, start, end) {
      const { node, at } = find(root, pointer);
      if (node.type !== 'string' || at !== pointer) return valueSpan(pointer);
      const from = rawOffset(text, node, start);
      return span(at, from, Math.max(1, rawOffset(text, node, end) - from));
    },
  };
}

function find(root: Node, pointer: string): { readonly node: Node; readonly at: string } {
  let node = root;
  let at = '';
  for (const step of pointerSteps(pointer)) {
    const next = node.type === 'object' ? member(node, step) : node.type === 'array' ? node.children?.[Number(step)] : undefined;
    if (!next) break;
    node = next;
    at = childPointer(at, step);
  }
  return { node, at };
}

function member(object: Node, name: string): Node | undefined {
  return object.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1];
}

/** Where a character of a string's value stands in the file: an escape takes two or six characters there. */
function rawOffset(text: string, node: Node, index: number): number {
  let offset = node.offset + 1;
  for (let seen = 0; seen < index && offset < node.offset + node.length - 1; seen += 1) {
    if (text[offset] === '\\') offset += text[offset + 1] === 'u' ? 6 : 2;
    else offset += 1;
  }
  return offset;
}
