// What the office itself says, in a file for each language, and the rules of typesetting for texts that people read.

export { hardSpaces, wholeNumbers } from './hard-spaces';
