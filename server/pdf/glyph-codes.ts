import type { PdfObjects } from './pdf-objects';
import type { Typeface } from './typeface';

/** A font inside a file, ready to draw with. */
export interface EmbeddedFont {
  /** Number of the font's object. */
  readonly object: number;
  /** A text as the hexadecimal string of its glyph codes. */
  encode(text: string): string;
}

/** Finds an embedded font by the end of its name. Its ToUnicode table gives the code of each glyph. */
export function embeddedFont({ objects }: PdfObjects, style: string, face: Typeface): EmbeddedFont {
  const named = new RegExp(`/Subtype /Type0\\s+/BaseFont /\\S+-${style}\\b`);
  const [object, font] = [...objects].find(([, { text }]) => named.test(text)) ?? [];
  const map = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(font?.text ?? '')?.[1]))?.stream;
  if (object === undefined || !map) throw new Error(`The file has no font ${style}.`);
  // Two characters may share a glyph (space and hard space), so codes are found by glyph.
  const codes = new Map<number, string>();
  for (const [, code = '', character = ''] of map
    .toString('latin1')
    .matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{4}|D[89AB][0-9A-F]{2}D[C-F][0-9A-F]{2})>/gm)) {
    const codePoint = Buffer.from(character, 'hex').swap16().toString('utf16le').codePointAt(0) ?? 0;
    codes.set(face.glyph(codePoint), code);
  }
  const known = new Map<string, string>();
  const codeOf = (character: string): string => {
    const code = known.get(character) ?? codes.get(face.glyph(character.codePointAt(0) ?? 0));
    if (code === undefined) throw new Error(`The font ${style} in the file cannot draw U+${character.codePointAt(0)?.toString(16)}.`);
    known.set(character, code);
    return code;
  };
  return {
    object,
    encode: (text) => {
      let hex = '';
      for (const character of text) hex += codeOf(character);
      return `<${hex}>`;
    },
  };
}

/** Every character that occurs in the texts, for the page that makes Typst embed them. */
export function alphabetOf(texts: Iterable<string>): string {
  const characters = new Set<string>();
  for (const text of texts) for (const character of text) characters.add(character);
  return [...characters].sort().join('');
}
