import { type Typeface, textWidth } from './typeface';

/** Breaks a text into lines that are no wider than the width: at spaces, and inside a word only where the word alone is too wide. */
export function cellLines(face: Typeface, text: string, size: number, width: number): readonly string[] {
  return text.split('\n').flatMap((line) => brokenLine(face, line, size, width));
}

function brokenLine(face: Typeface, text: string, size: number, width: number): readonly string[] {
  if (textWidth(face, text, size) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(face, longer, size) <= width) {
      line = longer;
      continue;
    }
    // The space stays at the end of the line, so that copied text and screen readers keep the words apart.
    if (line !== '') lines.push(`${line} `);
    const pieces = wordPieces(face, word, size, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

/** Splits a word into pieces that fit. A piece has at least one character. */
export function wordPieces(face: Typeface, word: string, size: number, width: number): readonly string[] {
  if (textWidth(face, word, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const advance = textWidth(face, character, size);
    if (piece !== '' && used + advance > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += advance;
  }
  return [...pieces, piece];
}
