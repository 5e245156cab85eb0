import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { DOMParser, type Slice } from '@tiptap/pm/model';
import DOMPurify from 'dompurify';
import { textAttributes, textTags } from '../../engine/values';

// The page takes HTML only from the policy of this cleaner, of which there can be only one.
const purifier = DOMPurify(window);
const hidden = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'select', 'title', 'xmp'];

/** HTML as a page would show it, ready to be read: known tags and attributes, and `more` of these. It loads no pictures. */
export function parsedHtml(html: string, more: readonly string[] = []): HTMLElement {
  // A frame at the very start would make the parser drop the whole text; after a line break it is ignored.
  const body = purifier.sanitize(`<br>${withoutStyles(html)}`, {
    ALLOWED_TAGS: [...textTags],
    ALLOWED_ATTR: [...textAttributes, ...more],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: hidden,
    RETURN_DOM: true,
  });
  if (!(body instanceof HTMLElement)) throw new Error('The cleaner gives a body.');
  body.firstChild?.remove();
  return body;
}

/** Formatted text as the editor holds it. */
export function readText(html: string, extensions: Extensions): JSONContent {
  return DOMParser.fromSchema(getSchema(extensions)).parse(parsedHtml(html)).toJSON();
}

/** A piece of formatted text, to be put where the cursor stands. */
export function readPiece(html: string, schema: Schema): Slice {
  return DOMParser.fromSchema(schema).parseSlice(parsedHtml(html));
}

const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const style = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** The page's policy reports each style that it meets, also where nothing is shown. */
function withoutStyles(html: string): string {
  return html.replaceAll(tag, (whole) => whole.replaceAll(style, ''));
}
