import { isSafePicture } from '../../engine/authoring/layer';

// What drawing programs write for themselves: a type of document, data about the drawing, elements and attributes with a prefix.
const ofPrograms = /<!DOCTYPE[^>[]*>|<\/?[a-z]+:[^<>]*>/gi;
const prefixed = /\s(?!xlink:href|xmlns:xlink)[a-zA-Z]+:[\w.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;
const longest = 1_048_576;

/**
 * SVG as it may be kept: what drawing programs leave for themselves is taken off. `none`: this is no SVG; `unsafe`: it holds what could
 * run or leads outside.
 */
export function readDrawing(text: string): { readonly text: string } | 'none' | 'unsafe' {
  if (!/<svg[\s>]/i.test(text) || text.length > longest) return 'none';
  if (isSafePicture(text)) return { text };
  const plain = withoutMetadata(text).replaceAll(ofPrograms, '').replaceAll(prefixed, '');
  return isSafePicture(plain) ? { text: plain } : 'unsafe';
}

function withoutMetadata(text: string): string {
  const end = '</metadata>';
  const [from, to] = [text.indexOf('<metadata'), text.lastIndexOf(end)];
  return from === -1 || to < from ? text : text.slice(0, from) + text.slice(to + end.length);
}
