import { colourBlindSafe } from '../../../engine';
import type { Scheme } from '../../theme/colours-atom';
import type { Contrast } from '../../theme/contrast-atom';

// Paul Tol's light scheme and two tints of it, for a dark page. On white stand the engine's.
const onDark = ['#77aadd', '#ee8866', '#eedd88', '#44bb99', '#ffaabb', '#bbcc33', '#99ddff', '#aaaa00', '#dddddd', '#cc99bb'];
const onBlack = ['#ffff00', '#ffffff'];

/** Colours of a chart. In high contrast patterns tell the parts apart, and two colours are enough. */
export interface ChartColours {
  readonly parts: readonly string[];
  readonly single: string;
  readonly text: string;
  readonly line: string;
  readonly paper: string;
}

/** What a chart is drawn on. */
export interface ChartGround {
  readonly contrast: Contrast;
  readonly scheme: Scheme;
  /** Colour of the municipality as #rrggbb, as it can be seen on this ground. */
  readonly primary: string;
}

/** The colours for a ground; `palette` is how many different ones the definition wants. */
export function chartColours({ contrast, scheme, primary }: ChartGround, palette: number): ChartColours {
  if (contrast === 'high') return { parts: onBlack, single: '#ffff00', text: '#ffff00', line: '#ffff00', paper: '#000000' };
  if (scheme === 'dark') return { parts: onDark.slice(0, palette), single: primary, text: '#e7ece9', line: '#46524c', paper: '#151b19' };
  return { parts: colourBlindSafe.slice(0, palette), single: primary, text: '#1d2723', line: '#c9d1cc', paper: '#ffffff' };
}
