import { isLanguage, type Language } from '../../../values/language';

/** What a file of a definitions folder is for, by its path below the folder. */
export type FileRole =
  | { readonly kind: 'portal' }
  | { readonly kind: 'calls' }
  | { readonly kind: 'portal-texts'; readonly language: Language }
  | { readonly kind: 'catalogue'; readonly language: Language }
  | { readonly kind: 'service'; readonly slug: string; readonly isScreen: boolean }
  | { readonly kind: 'service-texts'; readonly slug: string; readonly language: Language }
  /** Dated values, and their texts in another language. */
  | { readonly kind: 'values'; readonly name: string }
  | { readonly kind: 'values-texts'; readonly name: string; readonly language: Language }
  /** Scenarios of a service or screen. They are tried, not published. */
  | { readonly kind: 'scenarios'; readonly slug: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ignored' };

// Services and screens of the shell are the same kind of definition in two folders, each file named after what it holds.
const definitionFolders: Readonly<Record<string, string>> = { services: 'service', screens: 'screen' };

const scenarios = 'scenarios';

/** Name of the file in which an overlay keeps what it relies on below it. */
export const upgradeLockFile = 'okienko.lock.json';

// Folders that are not part of the pack or are read elsewhere; notes may be anywhere.
const otherFolders = new Set(['schema', 'municipalities', 'assets', 'node_modules']);
const notes = /\.(?:md|txt)$|(?:^|\/)LICEN[CS]E$/i;
const hiddenEnding = /\.json\.txt$/i;

// A file that is not JSON is ignored, unless its name looks like a misspelt definition or it is in a folder of definitions.
const almostJson = /\.(?:jsn|jso|josn|jason|jsonc|json5|json\.\w+)$/i;
const ourFolders = /^(?:services|screens|values|texts)\//;

/** Finds out what a file is for. A file that nobody reads is reported, because it may be a service that nobody would see. */
export function fileRole(path: string): FileRole {
  // Editors of other systems add .txt to a definition without showing it.
  if (hiddenEnding.test(path)) return { kind: 'unknown' };
  if (notes.test(path) || (path.includes('/') && otherFolders.has(path.slice(0, path.indexOf('/'))))) return { kind: 'ignored' };
  if (path === upgradeLockFile) return { kind: 'ignored' };
  if (!path.endsWith('.json')) return { kind: almostJson.test(path) || ourFolders.test(path) ? 'unknown' : 'ignored' };
  const [folder = '', ...rest] = path.slice(0, -'.json'.length).split('/');
  if (rest.length === 0) return rootRole(folder);
  if (folder === 'texts')
    return rest.length === 1 ? textsRole(rest[0] ?? '', (language) => ({ kind: 'catalogue', language })) : { kind: 'unknown' };
  if (folder === 'values') return rest.length === 1 ? valuesRole(rest[0] ?? '') : { kind: 'unknown' };
  const fileName = Object.hasOwn(definitionFolders, folder) ? definitionFolders[folder] : undefined;
  if (fileName === undefined) return { kind: 'unknown' };
  const [slug = '', name = '', ...deeper] = rest;
  if (deeper.length > 0) return { kind: 'unknown' };
  const isScreen = fileName === definitionFolders.screens;
  if (rest.length === 2) {
    if (name === scenarios) return { kind: 'scenarios', slug };
    return name === fileName
      ? { kind: 'service', slug, isScreen }
      : textsRole(name, (language) => ({ kind: 'service-texts', slug, language }));
  }
  const [short = '', suffix, ...more] = slug.split('.');
  if (more.length > 0) return { kind: 'unknown' };
  if (suffix === scenarios) return { kind: 'scenarios', slug: short };
  return suffix === undefined
    ? { kind: 'service', slug, isScreen }
    : textsRole(suffix, (language) => ({ kind: 'service-texts', slug: short, language }));
}

function rootRole(name: string): FileRole {
  if (name === 'portal' || name === 'calls') return { kind: name };
  const [file, language, ...more] = name.split('.');
  if (file !== 'portal' || language === undefined || more.length > 0) return { kind: 'unknown' };
  return textsRole(language, (known) => ({ kind: 'portal-texts', language: known }));
}

/** Formulas name the file of a value, so its name is one that can be written before a dot. */
function valuesRole(whole: string): FileRole {
  const [name = '', language, ...more] = whole.split('.');
  if (!/^[A-Za-z]\w{0,63}$/.test(name) || more.length > 0) return { kind: 'unknown' };
  return language === undefined
    ? { kind: 'values', name }
    : textsRole(language, (known) => ({ kind: 'values-texts', name, language: known }));
}

function textsRole(name: string, role: (language: Language) => FileRole): FileRole {
  return isLanguage(name) ? role(name) : { kind: 'unknown' };
}
