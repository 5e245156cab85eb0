import { heldSource, isOwnPicture } from './fresh-pictures';
import { parsedHtml } from './parse-html';

/** The text of the editor as people would write it: no paragraph within an entry of a list or a cell that is only one, none that is empty at the end. */
export function tidied(html: string): string {
  const body = parsedHtml(html, [heldSource]);
  nameSources(body);
  for (const holder of body.querySelectorAll('li, td, th')) {
    const paragraphs = [...holder.children].filter(({ tagName }) => tagName === 'P');
    const [only] = paragraphs;
    if (paragraphs.length === 1 && only !== undefined && holder.firstElementChild === only) only.replaceWith(...only.childNodes);
  }
  while (body.lastElementChild?.tagName === 'P' && body.lastElementChild.childNodes.length === 0) body.lastElementChild.remove();
  return body.innerHTML;
}

/** Pasted text without what Word and browsers put beside it, and whether pictures were left out: those come in by their own button. */
export function cleanPasted(html: string): { readonly html: string; readonly pictures: number } {
  const body = parsedHtml(html, ['class', heldSource]);
  nameSources(body);
  // A picture of the text itself may be moved within it.
  const images = [...body.querySelectorAll('img')].filter((image) => !isOwnPicture(image.getAttribute('src') ?? ''));
  for (const image of images) image.remove();
  joinWordLists(body);
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!['href', 'colspan', 'rowspan', 'start', 'src', 'alt'].includes(name)) element.removeAttribute(name);
  return { html: body.innerHTML, pictures: images.length };
}

function nameSources(body: HTMLElement): void {
  for (const image of body.querySelectorAll(`img[${heldSource}]`)) {
    const others = [...image.attributes].filter(({ name }) => name !== heldSource);
    const source = image.getAttribute(heldSource) ?? '';
    for (const { name } of [...image.attributes]) image.removeAttribute(name);
    image.setAttribute('src', source);
    for (const { name, value } of others) image.setAttribute(name, value);
  }
}

// Word writes a list as paragraphs that begin with a dot or a number.
const numbered = /^\s*(?:\d+|[a-z])[.)]\s*/i;
const dotted = /^\s*[·•o§–-]\s*/;

function joinWordLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p[class*="MsoListParagraph"]')]) {
    const words = paragraph.textContent ?? '';
    const kind = numbered.test(words) ? 'ol' : 'ul';
    const mark = (kind === 'ol' ? numbered : dotted).exec(words)?.[0].length ?? 0;
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    dropStart(entry, mark);
    const before = paragraph.previousElementSibling;
    if (before?.localName === kind) {
      before.append(entry);
      paragraph.remove();
    } else {
      const list = document.createElement(kind);
      list.append(entry);
      paragraph.replaceWith(list);
    }
  }
}

function dropStart(holder: Node, length: number): void {
  let left = length;
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    node.textContent = text.slice(left);
    left -= Math.min(left, text.length);
  }
}
