// What the office itself says, in a file for each language, the rules of typesetting, and how a text stands in HTML.

export { hardSpaces, wholeNumbers } from '../../engine/values';
export { escapeMarkup } from './escape-markup';
