// Rules of typesetting for texts that people read, and how a text stands in HTML.

export { escapeMarkup } from './escape-markup';
export { hardSpaces, wholeNumbers } from './hard-spaces';
