import { openExplaining } from '../screen/explanation';
import { explain } from './explain';

// Entrance to what only screens with an explained amount load.
export { explanationLines } from './explanation-lines';

/** Lets screens explain amounts. */
export function openExplanations(): void {
  openExplaining(explain);
}
