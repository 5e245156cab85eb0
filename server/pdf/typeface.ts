/** What laying out text needs to know of a font file. */
export interface Typeface {
  /** Glyph number of a character; 0 if the font lacks it. */
  glyph(codePoint: number): number;
  /** Width of a character in ems. */
  advance(codePoint: number): number;
}

/** Reads the characters and widths of a TrueType file. Throws if it is not one. */
export function readTypeface(file: Buffer): Typeface {
  const table = (tag: string): Buffer => {
    for (let entry = 0; entry < file.readUInt16BE(4); entry += 1) {
      const at = 12 + entry * 16;
      if (file.toString('latin1', at, at + 4) === tag) return file.subarray(file.readUInt32BE(at + 8));
    }
    throw new Error(`The font has no table ${tag}.`);
  };
  const perEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const metrics = table('hmtx');
  const glyphs = readCharacters(table('cmap'));
  const glyph = (codePoint: number) => glyphs.get(codePoint) ?? 0;
  const known = new Map<number, number>();
  return {
    glyph,
    advance: (codePoint) => {
      const before = known.get(codePoint);
      if (before !== undefined) return before;
      // In the hmtx table, glyphs after the last width have that width too.
      const width = metrics.readUInt16BE(4 * Math.min(glyph(codePoint), measured - 1)) / perEm;
      known.set(codePoint, width);
      return width;
    },
  };
}

/** Width of a text in points, without kerning. */
export function textWidth(face: Typeface, text: string, size: number): number {
  let width = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.codePointAt(place) ?? 0;
    if (code > 0xffff) place += 1;
    width += face.advance(code);
  }
  return width * size;
}

/** Replaces each character that the font lacks by a square, because a name in another script must not make the document fail. */
export function legible(face: Typeface, text: string): string {
  const whole = text.normalize('NFC');
  for (const character of whole) {
    if (!canDraw(face, character)) return [...whole].map((each) => (canDraw(face, each) ? each : substitute(each))).join('');
  }
  return whole;
}

function canDraw(face: Typeface, character: string): boolean {
  return character === '\n' || (character >= ' ' && face.glyph(character.codePointAt(0) ?? 0) !== 0);
}

function substitute(character: string): string {
  return character < ' ' ? ' ' : '□';
}

function readCharacters(cmap: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) readSegments(part, glyphs);
    else if (format === 12) readGroups(part, glyphs);
  }
  return glyphs;
}

function readSegments(part: Buffer, glyphs: Map<number, number>): void {
  const twice = part.readUInt16BE(6);
  const ends = 14;
  const starts = ends + twice + 2;
  const deltas = starts + twice;
  const offsets = deltas + twice;
  for (let at = 0; at < twice; at += 2) {
    const offset = part.readUInt16BE(offsets + at);
    const start = part.readUInt16BE(starts + at);
    for (let code = start; code <= part.readUInt16BE(ends + at) && code !== 0xffff; code += 1) {
      const listed = offset === 0 ? code : part.readUInt16BE(offsets + at + offset + (code - start) * 2);
      if (listed !== 0) glyphs.set(code, (listed + part.readUInt16BE(deltas + at)) & 0xffff);
    }
  }
}

function readGroups(part: Buffer, glyphs: Map<number, number>): void {
  for (let group = 0; group < part.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    const start = part.readUInt32BE(at);
    for (let code = start; code <= part.readUInt32BE(at + 4); code += 1) glyphs.set(code, part.readUInt32BE(at + 8) + code - start);
  }
}
