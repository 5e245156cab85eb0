import { generateHTML } from '@tiptap/core';
import { textTags } from '../../engine/values';
import { parsedHtml, readText } from './parse-html';
import { textExtensions } from './text-extensions';
import { tidied } from './tidy-html';

// They only hold other elements together, or the browser adds them by itself.
const holders = new Set(['p', 'div', 'span', 'section', 'article', 'tbody', 'thead', 'tfoot', 'colgroup', 'col', 'br']);
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const extensions = textExtensions(() => null);

/** What of a formatted text the editor would not keep: tags, attributes, and `''` for words. Empty when nothing would be lost. */
export function lostInEditor(html: string): readonly string[] {
  if (html.trim() === '') return [];
  const before = partsOf(html);
  const after = partsOf(tidied(generateHTML(readText(html, extensions), extensions)));
  // Tags that no page shows are taken out before anything is read.
  const unknown = [...html.matchAll(/<([a-z][\w-]*)/gi)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => !textTags.includes(name));
  const lost = [...before.counts].flatMap(([part, count]) => ((after.counts.get(part) ?? 0) < count ? [part] : []));
  return [...new Set(unknown.map((name) => `<${name}>`)), ...lost, ...(before.words === after.words ? [] : [''])];
}

interface Parts {
  readonly counts: ReadonlyMap<string, number>;
  /** Everything that is read, without spaces. */
  readonly words: string;
}

function partsOf(html: string): Parts {
  const holder = parsedHtml(html);
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const { localName, attributes } of holder.querySelectorAll('*')) {
    if (!holders.has(localName)) count(`<${sameAs[localName] ?? localName}>`);
    for (const { name, value } of attributes) if (!(/span$/.test(name) && value === '1')) count(name);
  }
  return { counts, words: (holder.textContent ?? '').replaceAll(/\s+/g, '') };
}
