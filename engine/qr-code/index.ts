// QR codes as drawings, for screen and paper. A door of its own: only what draws a code loads it.

export { drawCode } from './draw-code';
