import { contrastOf, leastContrast, leastMarkContrast, nearestShade } from './contrast';
import { mixedColour } from './mix-colours';

/** The two colours of a municipality, #rrggbb each. */
export interface ThemeColours {
  readonly primary: string;
  readonly accent: string;
}

/** Something that the portal draws in a colour of the municipality on a ground, and how well it can be seen. */
export interface ThemePair {
  readonly pair: 'white-on-primary' | 'link-on-tint' | 'link-on-strong-tint' | 'mark-on-paper' | 'mark-on-strong-tint';
  /** The colour of the municipality that decides it. */
  readonly colour: keyof ThemeColours;
  readonly ink: string;
  readonly ground: string;
  readonly contrast: number;
  /** What WCAG 2.2, AA asks for. */
  readonly least: number;
}

/** The colours of a portal that says none, as in `renderer/theme/tokens.css`. */
export const plainTheme: ThemeColours = { primary: '#1f5c4a', accent: '#c8553d' };

/** How the light grounds of the portal are mixed of the primary colour, as in `renderer/theme/tokens.css`. */
export const tints = { ground: '#fbfaf6', tint: 0.06, strong: 0.14 } as const;

const paper = '#ffffff';

/** Every pair that the portal draws in the colours of the municipality. */
export function themePairs({ primary, accent }: ThemeColours): readonly ThemePair[] {
  const tint = mixedColour(primary, tints.tint, tints.ground);
  const strong = mixedColour(primary, tints.strong, tints.ground);
  return [
    pairOf('white-on-primary', 'primary', paper, primary, leastContrast),
    pairOf('link-on-tint', 'primary', primary, tint, leastContrast),
    pairOf('link-on-strong-tint', 'primary', primary, strong, leastContrast),
    pairOf('mark-on-paper', 'accent', accent, paper, leastMarkContrast),
    pairOf('mark-on-strong-tint', 'accent', accent, strong, leastMarkContrast),
  ];
}

function pairOf(pair: ThemePair['pair'], colour: keyof ThemeColours, ink: string, ground: string, least: number): ThemePair {
  return { pair, colour, ink, ground, contrast: contrastOf(ink, ground), least };
}

/** Whether a pair can be seen well enough. */
export function isVisible({ contrast, least }: ThemePair): boolean {
  return contrast >= least;
}

/** One of the colours, itself where all that it decides can be seen, otherwise the least darkened shade with which it can. */
export function visibleShade(theme: ThemeColours, colour: keyof ThemeColours): string {
  return nearestShade(theme[colour], (shade) =>
    themePairs({ ...theme, [colour]: shade }).every((pair) => pair.colour !== colour || isVisible(pair)),
  );
}
