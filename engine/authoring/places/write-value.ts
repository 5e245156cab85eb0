import type { Edit, Node } from 'jsonc-parser';
import type { JsonValue } from '../parse/json-value';

/** The value of a node as another one, written as the old one was: in one line or with a line for each member. */
export function replaceValue(text: string, node: Node, value: JsonValue): Edit {
  const isLong = textOf(text, node).includes('\n') || !(node.type === 'object' || node.type === 'array');
  const content = isLong ? spread(text, value, indentOfLine(text, node.offset)) : inOneLine(value);
  return { offset: node.offset, length: node.length, content };
}

/**
 * A new member of an object or a list, before the member at `index` or after the last one. It is written as its neighbours are. jsonc-parser
 * could insert it too, but would write the lines around it anew.
 */
export function insertMember(text: string, holder: Node, index: number, name: string | null, value: JsonValue): Edit {
  const members = holder.children ?? [];
  const [first] = members;
  const outer = indentOfLine(text, holder.offset);
  const isInLine = first !== undefined && !textOf(text, holder).includes('\n');
  const inner = first ? indentOfLine(text, first.offset) : outer + unitOf(text);
  const key = name === null ? '' : `${JSON.stringify(name)}: `;
  const piece = key + (isInLine ? inOneLine(value) : spread(text, value, inner));
  const gap = isInLine ? ' ' : endOf(text) + inner;
  const next = members[index];
  const last = members.at(-1);
  if (next) return { offset: next.offset, length: 0, content: `${piece},${gap}` };
  if (last) return { offset: last.offset + last.length, length: 0, content: `,${gap}${piece}` };
  return { offset: holder.offset + 1, length: holder.length - 2, content: gap + piece + endOf(text) + outer };
}

/** An object or a list without one of its members, and without the comma that it needed. */
export function removeMember(holder: Node, member: Node): Edit {
  const members = holder.children ?? [];
  const index = members.indexOf(member);
  const [before, next] = [members[index - 1], members[index + 1]];
  if (next) return { offset: member.offset, length: next.offset - member.offset, content: '' };
  const from = before ? before.offset + before.length : holder.offset + 1;
  const to = before ? member.offset + member.length : holder.offset + holder.length - 1;
  return { offset: from, length: to - from, content: '' };
}

function textOf(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

function inOneLine(value: JsonValue): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
}

function spread(text: string, value: JsonValue, indent: string): string {
  return JSON.stringify(value, null, unitOf(text)).replaceAll('\n', endOf(text) + indent);
}

function indentOfLine(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** One step of indent as the file has it. */
function unitOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

function endOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
