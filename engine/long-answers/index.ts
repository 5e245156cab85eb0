// A long answer of an office, read and judged in steps. A door of its own, so that only a page with such an answer loads it.
export { beginningOf } from './answer-beginning';
export { conformInParts, type Judge } from './conform-in-parts';
export { type DecodeUtf8, parseInParts } from './parse-in-parts';
