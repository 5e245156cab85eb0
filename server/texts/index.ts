// Rules of typesetting for texts that people read.

export { hardSpaces, wholeNumbers } from './hard-spaces';
