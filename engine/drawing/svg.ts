const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML has no place for most control signs and for halves of a pair, and a drawing with one would not be drawn at all.
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Words as they stand in a drawing. */
export function svgText(words: string): string {
  return words.replace(notInXml, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Words at a place, whose baseline is `y`. */
export function textAt(
  x: number,
  y: number,
  words: string,
  { anchor = 'start', size = letterSize, fill = '#1d2723' }: TextLook = {},
): string {
  return `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="${anchor}" font-size="${size}" fill="${fill}">${svgText(words)}</text>`;
}

/** How words look in a drawing. */
export interface TextLook {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly fill?: string;
}

/** Size of the letters of a drawing of usual width. */
export const letterSize = 12;

/** Width of a drawing that takes a whole line of the page. */
export const drawingWidth = 640;

/** About how wide words are drawn; the widest letters have room as well. */
export function textWidth(words: string, size: number = letterSize): number {
  return words.length * size * 0.56;
}

/** Words in lines of a width; what does not fit into so many lines ends in dots. */
export function textLines(words: string, width: number, most: number): readonly string[] {
  const letters = Math.max(4, Math.floor(width / textWidth('m')));
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/).flatMap((long) => piecesOf(long, letters))) {
    if (line !== '' && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, letters - 1)}…`];
}

function piecesOf(word: string, letters: number): readonly string[] {
  const pieces: string[] = [];
  const signs = [...word];
  for (let start = 0; start < signs.length; start += letters) pieces.push(signs.slice(start, start + letters).join(''));
  return pieces;
}

/** A number of a drawing: hundredths of a unit are finer than any printer. */
export function coordinate(number: number): string {
  return String(Math.round(number * 100) / 100);
}

/** A whole drawing. */
export function svgOf(width: number, height: number, content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coordinate(width)} ${coordinate(height)}" width="${coordinate(width)}" height="${coordinate(height)}" font-family="Source Sans 3">${content.join('')}</svg>`;
}
