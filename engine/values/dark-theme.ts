import { contrastOf, leastMarkContrast, nearestLight } from './contrast';
import { mixedColour } from './mix-colours';
import type { ThemeColours } from './theme-contrast';

/** The grounds of the portal in dark colours, and how much of the primary colour is mixed into them, as in `renderer/theme/dark.css`. */
export const darkGrounds = { paper: '#151b19', ground: '#1a211f', tint: 0.05, strong: 0.14, ink: '#0f1513' } as const;

/** More than the 4.5 of WCAG 2.2, AA, because thin letters on a dark ground look thinner. */
const leastOnDark = 6;

/** The colours of a municipality as they stand on a dark page: themselves where they can be read there, else the least lightened shade. */
export function onDark({ primary, accent }: ThemeColours): ThemeColours {
  const shade = nearestLight(primary, (tried) =>
    [darkGrounds.ink, ...groundsOf(tried)].every((one) => contrastOf(tried, one) >= leastOnDark),
  );
  const marks = groundsOf(shade);
  return { primary: shade, accent: nearestLight(accent, (tried) => marks.every((one) => contrastOf(tried, one) >= leastMarkContrast)) };
}

/** What text and marks in the colours of a municipality may stand on. */
function groundsOf(primary: string): readonly string[] {
  const { paper, ground, tint, strong } = darkGrounds;
  return [paper, mixedColour(primary, tint, ground), mixedColour(primary, strong, ground)];
}
