import { colourBlindSafe, inkOn } from '../../drawing/colours';

const patterns = ['', 'M0 8 8 0M-2 2 2-2M6 10 10 6', 'M1 2h2M5 6h2', 'M0 0 8 8M-2 6 2 10M6-2 10 2', 'M0 4h8'];
const dashes = ['', '8 4', '2 4', '10 4 2 4', '4 4'];

/** What a kind of chart draws below its legend. */
export interface Drawn {
  readonly height: number;
  readonly content: readonly string[];
  /** How many colours and patterns it uses. */
  readonly parts: number;
}

/** How a part of a printed chart is told apart: by colour, and by pattern or dashes, which a printer without colours shows as well. */
export interface PaperLook {
  readonly colour: string;
  /** What fills a bar or slice. */
  readonly fill: string;
  readonly dash: string;
}

/** Look of a part by its place. */
export function paperLook(part: number): PaperLook {
  const colour = colourBlindSafe[part % colourBlindSafe.length] ?? '#000000';
  return { colour, fill: part % patterns.length === 0 ? colour : `url(#part${part})`, dash: dashes[part % dashes.length] ?? '' };
}

/** The patterns that so many parts need. */
export function paperPatterns(parts: number): string {
  const defined = Array.from({ length: parts }, (_, part) => {
    const path = patterns[part % patterns.length] ?? '';
    if (path === '') return '';
    const { colour } = paperLook(part);
    return `<pattern id="part${part}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${colour}"/><path d="${path}" stroke="${inkOn(colour)}" stroke-width="1.6" fill="none"/></pattern>`;
  });
  return defined.every((pattern) => pattern === '') ? '' : `<defs>${defined.join('')}</defs>`;
}
