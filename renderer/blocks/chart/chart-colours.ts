import type { Contrast } from '../../theme/contrast-atom';

// Paul Tol's muted scheme, told apart with every kind of colour blindness, in an order that keeps neighbours far apart.
const colourBlindSafe = ['#332288', '#44aa99', '#cc6677', '#88ccee', '#882255', '#ddcc77', '#117733', '#aa4499', '#999933', '#6b7280'];
const onBlack = ['#ffff00', '#ffffff'];

/** Colours of a chart. In high contrast patterns tell the parts apart, and two colours are enough. */
export interface ChartColours {
  readonly parts: readonly string[];
  readonly single: string;
  readonly text: string;
  readonly line: string;
  readonly paper: string;
}

/** The colours for a contrast; `palette` is how many different ones the definition wants, `primary` the municipality's own. */
export function chartColours(contrast: Contrast, palette: number, primary: string): ChartColours {
  if (contrast === 'high') return { parts: onBlack, single: '#ffff00', text: '#ffff00', line: '#ffff00', paper: '#000000' };
  return { parts: colourBlindSafe.slice(0, palette), single: primary, text: '#1d2723', line: '#c9d1cc', paper: '#ffffff' };
}
