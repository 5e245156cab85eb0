import type { JsonValue } from '../../engine/authoring';
import type { SentEdit } from '../office/studio-answers';
import { type ContentEntry, callsFile } from './calls';
import { childPath } from './content-edits';

/** A text of the content that leads to a page. */
export interface PageLink {
  /** The entry that holds it. */
  readonly entry: ContentEntry;
  readonly path: string;
  readonly text: string;
}

/** The texts of all content that lead to a page: those that are its name, such as an entry of a menu, and those with a link to it. */
export function linksTo(entries: readonly ContentEntry[], by: string, name: string): readonly PageLink[] {
  const links: PageLink[] = [];
  const search = (entry: ContentEntry, path: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (value === name || patterns(by, name).some((pattern) => value.search(pattern) !== -1)) links.push({ entry, path, text: value });
      return;
    }
    if (typeof value === 'object' && value !== null)
      for (const [step, inner] of Object.entries(value)) search(entry, childPath(path, step, value), inner);
  };
  for (const entry of entries) {
    const path = `/calls/${entry.id}/content`;
    search(entry, `${path}/body`, entry.content?.body);
    for (const [language, own] of Object.entries(Object(entry.content?.translations)))
      search(entry, `${path}/translations/${language}`, own);
  }
  return links;
}

/** The edits that lead links to a page to its next name. */
export function redirected(links: readonly PageLink[], by: string, name: string, next: string): readonly SentEdit[] {
  return links.map(({ path, text }) => ({
    file: callsFile,
    path,
    set: text === name ? next : patterns(by, name).reduce((now, pattern) => now.replaceAll(pattern, `$1${next}`), text),
    was: text,
  }));
}

// In an address of the screen, and as the file name that a link within formatted text may be.
function patterns(by: string, name: string): readonly RegExp[] {
  const plain = name.replaceAll('-', '\\-');
  return [new RegExp(`([?&](?:amp;)?${by}=)${plain}(?=["'&#]|$)`, 'g'), new RegExp(`(href=["'])${plain}(?=["'])`, 'g')];
}

/** The edits that add a page to a list of links, such as the menu; `content` is what the list says now. */
export function entryOfPage(
  { id, pageEntry }: ContentEntry,
  content: JsonValue,
  name: string,
  titles: (language: string | null) => string,
): SentEdit {
  const { list = '', entry = null } = pageEntry ?? {};
  const { body, translations, ...rest } = Object(content);
  const added = (holder: Readonly<Record<string, unknown>>, title: string) => ({
    ...holder,
    [list]: [...(Array.isArray(holder[list]) ? holder[list] : []), filled(entry, { name, title })],
  });
  const others = Object.entries<Readonly<Record<string, unknown>>>(Object(translations)).map(([language, own]) => [
    language,
    // A language that takes the list over from the original takes the new entry over as well.
    Object.hasOwn(own, list) ? added(own, titles(language)) : own,
  ]);
  const set = { ...rest, body: added(Object(body), titles(null)), ...(others.length > 0 && { translations: Object.fromEntries(others) }) };
  return { file: callsFile, path: `/calls/${id}/content`, set };
}

function filled(value: JsonValue, words: { readonly name: string; readonly title: string }): JsonValue {
  if (typeof value === 'string')
    return value === '{name}' ? words.name : value.replaceAll('{title}', () => words.title).replaceAll('{name}', () => words.name);
  if (Array.isArray(value)) return value.map((item: JsonValue) => filled(item, words));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, words)]));
  return value;
}
