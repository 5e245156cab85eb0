// What the office itself says, in a file for each language, the rules of typesetting, and how a text stands in HTML.

export { escapeMarkup } from './escape-markup';
export { hardSpaces, wholeNumbers } from './hard-spaces';
