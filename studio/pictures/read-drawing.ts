import { isSafePicture } from '../../engine/authoring/layer';

const ofSvg = 'http://www.w3.org/2000/svg';

/**
 * SVG as it may be kept: what drawing programs leave for themselves is taken off. `none`: this is no SVG; `unsafe`: it holds what could
 * run or leads outside.
 */
export function readDrawing(text: string): { readonly text: string } | 'none' | 'unsafe' {
  if (!/<svg[\s>]/i.test(text)) return 'none';
  if (isSafePicture(text)) return { text };
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== ofSvg || document.querySelector('parsererror') !== null) return 'none';
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const isOfProgram = element.namespaceURI !== ofSvg && element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
    if (isOfProgram || element.localName === 'metadata') {
      element.remove();
      continue;
    }
    for (const { name } of [...element.attributes])
      if (name.includes(':') && !/^(?:xlink:href|xml:\w+|xmlns:xlink)$/.test(name)) element.removeAttribute(name);
  }
  const plain = new XMLSerializer().serializeToString(root);
  return isSafePicture(plain) ? { text: plain } : 'unsafe';
}
