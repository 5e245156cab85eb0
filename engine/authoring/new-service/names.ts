import { hardSpaces } from '../../values/hard-spaces';

/** Makes a label of a name in camel case, with hyphens or underscores: `planPoZmianach` becomes `Plan po zmianach`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLocaleLowerCase('pl');
  const bound = hardSpaces(words);
  return bound.charAt(0).toLocaleUpperCase('pl') + bound.slice(1);
}

const longestWords = 4_000;

/** A text in which no braces stand for a value and that is no formula; `otherwise` where nothing is left of it. */
export function plainWords(words: string, otherwise: string): string {
  const plain = words
    .replaceAll('{{', '{ {')
    .replace(/^[=\s]+/, '')
    .trim()
    .slice(0, longestWords);
  return plain === '' ? otherwise : plain;
}

/** Makes a camel-case name of a slug: `lista-parkingow` becomes `listaParkingow`. */
export function camelCase(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

const longestSlug = 80;

/** The address that a title proposes: small Latin letters, digits and hyphens. Empty for a title without any. */
export function slugOf(title: string): string {
  return latin(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
}

/** Whether a text can be the address of a service. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** Whether a text can be the path of a call without places for values. */
export function isEndpoint(text: string): boolean {
  return text.length <= 200 && /^\/(?!\/|.*\/\/|(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9_./-]*$/.test(text);
}

const namePattern = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** Names that the definition language does not allow, and reserved words of formulas. */
const refusedNames: ReadonlySet<string> = new Set(
  (
    'constructor prototype hasOwnProperty toString valueOf in true false null ' +
    'as break const continue else for function if import let loop package namespace return var void while'
  ).split(' '),
);

/** Whether a formula can read a field by its name. */
export function isReadable(name: string): boolean {
  return namePattern.test(name) && !refusedNames.has(name);
}

/** A name that formulas can read, made of any text and different from those that are taken. */
export function readableName(text: string, taken: ReadonlySet<string>): string {
  const words = latin(text)
    .replace(/[^A-Za-z0-9]+([A-Za-z0-9])?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())
    .replace(/^[0-9]+/, '')
    .slice(0, 50);
  const first = words.charAt(0).toLowerCase() + words.slice(1);
  const name = isReadable(first) ? first : `pole${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}${number}`;
    if (!taken.has(tried)) return tried;
  }
}

/** Polish letters without their marks; ł is a letter of its own and has no mark to take off. */
function latin(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L');
}
