import { generateHTML, generateJSON } from '@tiptap/core';
import { textAttributes } from '../../engine/values';
import { textExtensions } from './text-extensions';

// They only hold other elements together, or the browser adds them by itself.
const holders = new Set(['p', 'div', 'span', 'section', 'article', 'tbody', 'thead', 'tfoot', 'colgroup', 'col', 'br']);
// What a page never shows is the checker's to name.
const unseen = new Set(['script', 'style', 'template', 'noscript']);
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h1' };
const extensions = textExtensions(() => null);

/** What of a formatted text the editor would not keep: tags, attributes, and `''` for words. Empty when nothing would be lost. */
export function lostInEditor(html: string): readonly string[] {
  if (html.trim() === '') return [];
  const before = partsOf(html);
  const after = partsOf(generateHTML(generateJSON(html, extensions), extensions));
  const lost = [...before.counts].flatMap(([part, count]) => ((after.counts.get(part) ?? 0) < count ? [part] : []));
  return before.words === after.words ? lost : [...lost, ''];
}

interface Parts {
  readonly counts: ReadonlyMap<string, number>;
  /** Everything that is read, without spaces. */
  readonly words: string;
}

function partsOf(html: string): Parts {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const element of body.querySelectorAll('*')) {
    const { localName: tag } = element;
    if (unseen.has(tag)) {
      count(`<${tag}>`);
      element.textContent = '';
      continue;
    }
    if (!holders.has(tag)) count(`<${sameAs[tag] ?? tag}>`);
    for (const { name, value } of element.attributes)
      if (textAttributes.includes(name) && !(/span$/.test(name) && value === '1')) count(name);
  }
  return { counts, words: (body.textContent ?? '').replaceAll(/\s+/g, '') };
}
