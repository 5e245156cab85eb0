import type { OfficeCall } from '../../engine/authoring/openapi';

/** Texts that are cheap to send but slow for careless code: one piece, repeated up to a length. */
export const pieces = {
  quotes: '"',
  escaped: '\\"',
  backslashes: '\\',
  spaces: ' ',
  digits: '7',
  tags: '<',
  letters: 'a',
  mail: 'a@a.',
  lines: '\n\nTelefon: 1\nE-mail: ',
  slashes: '/../',
} as const;

export type Piece = keyof typeof pieces;

/** A text with this many characters. */
export function textOf(piece: Piece, length: number): string {
  const part = pieces[piece];
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

/** Bodies of a call, with about this many bytes. */
export const bodies: Readonly<Record<string, (call: OfficeCall, size: number, piece: Piece) => string>> = {
  'a text in every field': (call, size, piece) => {
    const names = call.body.length > 0 ? call.body.map(({ name }) => name) : ['pole'];
    const text = textOf(piece, Math.floor(size / names.length));
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, text])));
  },
  'many entries in every field': (call, size) => {
    const names = call.body.length > 0 ? call.body.map(({ name }) => name) : ['pole'];
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, Array(Math.floor(size / names.length / 2)).fill(1)])));
  },
  'lists in lists': (_call, size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'objects in objects': (_call, size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
  'a text without an end': (_call, size, piece) => `{"pole":"${textOf(piece, size)}`,
  'many names': (_call, size) => `{${Array.from({ length: size / 12 }, (_, n) => `"n${n}":${n}`).join(',')}}`,
};

/** The query of a call, with about this many characters in total. */
export function queryOf(call: OfficeCall, size: number, piece: Piece): string {
  const names = [...call.query.map(({ name }) => name), 'nip', 'lang', 'inne'];
  const text = textOf(piece, Math.floor(size / names.length / 3));
  return new URLSearchParams(names.map((name): [string, string] => [name, text])).toString();
}
