// A small reader of PDF files for tests: tags, texts of cells and pages, as a screen reader would find them.
import { inflateSync } from 'node:zlib';

/** A table, read from its tags: texts of cells by row. */
export interface ReadTable {
  readonly head: readonly (readonly string[])[];
  readonly body: readonly (readonly string[])[];
  readonly foot: readonly (readonly string[])[];
}

/** The content of a file. */
export interface ReadPdf {
  readonly pages: number;
  /** Number of tags of a kind, for example `TR`. */
  count(role: string): number;
  readonly tables: readonly ReadTable[];
  /** All text of a page in drawing order, including untagged text. */
  pageText(page: number): string;
  /** Everything that can be read without rendering: uncompressed parts and decompressed streams. */
  readonly inside: string;
}

interface PdfPart {
  readonly text: string;
  readonly stream: Buffer | null;
}

/** Reads a file. The texts of a cell are joined in drawing order. */
export function readPdf(file: Buffer): ReadPdf {
  const parts = readParts(file);
  const textOf = (number: number) => parts.get(number)?.text ?? '';
  const all = [...parts.values()];
  const root = all.find(({ text }) => /\/Type\s*\/Catalog\b/.test(text))?.text ?? '';
  const pages = leaves(reference(root, 'Pages') ?? 0, textOf);
  const drawn = new Map(pages.map((page) => [page, readPage(textOf(page), parts)]));

  const cellText = (number: number, page: number | null): string => {
    const text = textOf(number);
    const here = reference(text, 'Pg') ?? page;
    const kids = /\/K\s*(\[[^\]]*\]|\d+(?: 0 R)?)/.exec(text)?.[1] ?? '';
    return [...kids.matchAll(/(\d+)( 0 R)?/g)]
      .map(([, id, isTag]) => (isTag ? cellText(Number(id), here) : (drawn.get(here ?? -1)?.marks.get(Number(id)) ?? '')))
      .join('');
  };
  const kidsOf = (number: number, role: RegExp) => references(textOf(number), 'K').filter((kid) => role.test(roleOf(textOf(kid))));
  const rowsOf = (table: number, group: RegExp) =>
    kidsOf(table, group)
      .flatMap((part) => (roleOf(textOf(part)) === 'TR' ? [part] : kidsOf(part, /^TR$/)))
      .map((row) => kidsOf(row, /^T[HD]$/).map((cell) => cellText(cell, null)));
  const tagRoot = reference(root, 'StructTreeRoot');
  const tables = tagRoot === null ? [] : tagsOf(tagRoot, textOf).filter((tag) => roleOf(textOf(tag)) === 'Table');
  return {
    pages: pages.length,
    count: (role) => all.filter(({ text }) => roleOf(text) === role).length,
    tables: tables.map((table) => ({
      head: rowsOf(table, /^THead$/),
      body: rowsOf(table, /^(TBody|TR)$/),
      foot: rowsOf(table, /^TFoot$/),
    })),
    pageText: (page) => drawn.get(pages[page] ?? -1)?.all ?? '',
    inside: all.map(({ text, stream }) => text + (stream === null ? '' : stream.toString('latin1'))).join('\n'),
  };
}

function readParts(file: Buffer): ReadonlyMap<number, PdfPart> {
  const parts = new Map<number, PdfPart>();
  const whole = file.toString('latin1');
  const begin = /(?:^|[\r\n ])(\d+) 0 obj\s*/g;
  for (let match = begin.exec(whole); match; match = begin.exec(whole)) {
    const start = match.index + match[0].length;
    const end = whole.indexOf('endobj', start);
    const mark = /stream\r?\n/g;
    mark.lastIndex = start;
    const stream = mark.exec(whole);
    if (stream === null || stream.index > end) {
      parts.set(Number(match[1]), { text: whole.slice(start, end), stream: null });
      begin.lastIndex = end;
      continue;
    }
    const text = whole.slice(start, stream.index);
    const from = stream.index + stream[0].length;
    const length = Number(/\/Length (\d+)(?! 0 R)/.exec(text)?.[1] ?? whole.indexOf('endstream', from) - from);
    const bytes = file.subarray(from, from + length);
    const unpacked = text.includes('FlateDecode') ? inflateSync(bytes) : bytes;
    parts.set(Number(match[1]), { text, stream: unpacked });
    if (/\/Type\s*\/ObjStm/.test(text)) readPacked(text, unpacked.toString('latin1'), parts);
    begin.lastIndex = from + length;
  }
  return parts;
}

function readPacked(text: string, content: string, parts: Map<number, PdfPart>): void {
  const first = Number(/\/First (\d+)/.exec(text)?.[1]);
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at < numbers.length; at += 2) {
    const next = numbers[at + 3];
    const end = next === undefined ? content.length : first + next;
    parts.set(numbers[at] ?? 0, { text: content.slice(first + (numbers[at + 1] ?? 0), end), stream: null });
  }
}

interface DrawnPage {
  readonly all: string;
  readonly marks: ReadonlyMap<number, string>;
}

const token = /\/(\S+)\s+[\d.]+\s+Tf|\/\w+\s*(<<|B[DM]C)|(EMC)|\(|<([0-9A-Fa-f]+)>/g;

/** Index after the string that begins here. Balanced parentheses inside it need no backslash. */
function endOfString(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at += 1) {
    if (content[at] === '\\') at += 1;
    else if (content[at] === '(') depth += 1;
    else if (content[at] === ')' && --depth === 0) return at + 1;
  }
  return content.length;
}

function readPage(page: string, parts: ReadonlyMap<number, PdfPart>): DrawnPage {
  const resources = reference(page, 'Resources');
  const named = `${page}${resources === null ? '' : (parts.get(resources)?.text ?? '')}`;
  const fonts = new Map([...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', font]) => [name, Number(font)]));
  const maps = new Map<string, ReadonlyMap<number, string>>();
  const contents = /\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(page)?.[1] ?? '';
  const content = [...contents.matchAll(/(\d+) 0 R/g)].map(([, id]) => parts.get(Number(id))?.stream?.toString('latin1') ?? '').join('\n');
  const marks = new Map<number, string>();
  const open: Mark[] = [];
  let all = '';
  let map: ReadonlyMap<number, string> = new Map();
  const take = (text: string) => {
    all += text;
    const mark = open.findLast(({ number }) => number !== null)?.number ?? null;
    if (mark !== null) marks.set(mark, (marks.get(mark) ?? '') + text);
  };
  token.lastIndex = 0;
  for (let found = token.exec(content); found; found = token.exec(content)) {
    const [whole, font, opening, closed, hex] = found;
    if (font !== undefined) {
      const known = maps.get(font) ?? readCharacters(fonts.get(font) ?? 0, parts);
      maps.set(font, known);
      map = known;
    } else if (closed !== undefined) open.pop();
    else if (opening !== undefined) {
      const end = opening === '<<' ? content.indexOf('BDC', found.index) + 3 : token.lastIndex;
      const mark = markOf(content.slice(found.index, end));
      token.lastIndex = end;
      open.push(mark);
      if (mark.instead !== null) take(mark.instead);
    } else {
      if (whole === '(') token.lastIndex = endOfString(content, found.index);
      const bytes = hex === undefined ? unescaped(content.slice(found.index + 1, token.lastIndex - 1)) : Buffer.from(hex, 'hex');
      let text = '';
      for (let at = 0; at + 1 < bytes.length; at += 2) text += map.get(bytes.readUInt16BE(at)) ?? '\ufffd';
      if (open.every(({ instead }) => instead === null)) take(text);
    }
  }
  return { all, marks };
}

interface Mark {
  /** The mark number that a tag refers to; null if untagged. */
  readonly number: number | null;
  /** Replacement text (ActualText); null if the characters themselves count. */
  readonly instead: string | null;
}

function markOf(properties: string): Mark {
  const number = /\/MCID (\d+)/.exec(properties)?.[1];
  return { number: number === undefined ? null : Number(number), instead: actualText(properties) };
}

/** The ActualText of a mark, written in hexadecimal or as a literal string. */
function actualText(properties: string): string | null {
  const wide = /\/ActualText <FEFF([0-9A-Fa-f]*)>/.exec(properties)?.[1];
  if (wide !== undefined) return Buffer.from(wide, 'hex').swap16().toString('utf16le');
  const begin = properties.indexOf('/ActualText (');
  if (begin < 0) return null;
  return unescaped(properties.slice(begin + 13, endOfString(properties, begin + 12) - 1)).toString('latin1');
}

function readCharacters(font: number, parts: ReadonlyMap<number, PdfPart>): ReadonlyMap<number, string> {
  const map = parts.get(reference(parts.get(font)?.text ?? '', 'ToUnicode') ?? 0)?.stream?.toString('latin1') ?? '';
  return new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>\s*$/gm)].map(([, code = '', text = '']) => [
      Number.parseInt(code, 16),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(literal: string): Buffer {
  const text = literal.replace(/\\([0-7]{1,3}|\r?\n|[\s\S])/g, (_whole, code: string) => {
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
    return /^\r?\n$/.test(code) ? '' : (escapes[code] ?? code);
  });
  return Buffer.from(text, 'latin1');
}

function leaves(node: number, textOf: (number: number) => string): readonly number[] {
  return /\/Type\s*\/Page\b/.test(textOf(node)) ? [node] : references(textOf(node), 'Kids').flatMap((kid) => leaves(kid, textOf));
}

function tagsOf(node: number, textOf: (number: number) => string): readonly number[] {
  return roleOf(textOf(node)) === 'Table' ? [node] : references(textOf(node), 'K').flatMap((kid) => tagsOf(kid, textOf));
}

function roleOf(text: string): string {
  return /\/S\s*\/(\w+)/.exec(text)?.[1] ?? '';
}

function reference(text: string, name: string): number | null {
  const found = new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function references(text: string, name: string): readonly number[] {
  const list = new RegExp(`/${name}\\s*\\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/(\d+) 0 R/g)].map((match) => Number(match[1]));
}
