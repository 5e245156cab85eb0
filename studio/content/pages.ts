import type { JsonValue } from '../../engine/authoring';
import { folded } from '../../engine/authoring/layer';
import type { SentEdit } from '../office/studio-answers';
import { type ContentEntry, type Contract, callsFile, isFormatted, memberOf } from './calls';
import { completed } from './content-sheet';

/** A page of information that editors keep. */
export interface Page {
  /** What it is called in its address. */
  readonly name: string;
  readonly title: string;
}

/** The pages of an entry that has several answers by name, null for any other entry. */
export function pagesOf({ content, contract }: ContentEntry): readonly Page[] | null {
  if (content?.by === undefined) return null;
  const field = titleField(contract);
  return Object.entries<unknown>(Object(content.body))
    .map(([name, body]) => ({ name, title: String((field && memberOf(body, field)) || name) }))
    .sort((one, other) => one.title.localeCompare(other.title, 'pl'));
}

/** The field with the title of a page: the first text that a page must have and that is not formatted. */
export function titleField({ properties, required }: Contract): string | null {
  const must: readonly unknown[] = Array.isArray(required) ? required : [];
  const found = Object.entries<Contract>(Object(properties)).find(
    ([name, contract]) => must.includes(name) && contract.type === 'string' && !isFormatted(contract),
  );
  return found?.[0] ?? null;
}

/** A name for the address of a page, made of its title; empty where the title has neither letter nor digit. */
export function pageName(title: string): string {
  const plain = folded(title).replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('æ', 'ae');
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}

const unsafe = new Set(['constructor', 'prototype']);

/** True for a name that a page may have. */
export function isPageName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(name) && !unsafe.has(name);
}

/** The edit that adds a page with nothing but its title. */
export function newPage({ id, contract }: ContentEntry, name: string, title: string): SentEdit {
  const field = titleField(contract);
  const blank = Object.fromEntries(
    (Array.isArray(contract.required) ? contract.required : []).map((each) => [
      String(each),
      each === field ? title : blankOf(contract, String(each)),
    ]),
  );
  // Nothing but values of JSON is in it.
  return { file: callsFile, path: `/calls/${id}/content/body/${name}`, set: completed(contract, blank) as JsonValue, was: null };
}

function blankOf({ properties }: Contract, name: string): unknown {
  const { type } = Object(memberOf(properties, name));
  if (Array.isArray(type)) return null;
  return ({ string: '', number: 0, integer: 0, boolean: false, array: [] } as Readonly<Record<string, unknown>>)[String(type)] ?? {};
}

/** The edits that take a page away in all its languages. */
export function withoutPage({ id, content }: ContentEntry, name: string): readonly SentEdit[] {
  const translations = Object.entries<unknown>(Object(content?.translations)).filter(([, own]) => memberOf(own, name) !== undefined);
  return ['body', ...translations.map(([language]) => `translations/${language}`)].map((place) => ({
    file: callsFile,
    path: `/calls/${id}/content/${place}/${name}`,
    remove: true as const,
  }));
}

/** The edits that give a page another name in its address, in all its languages. */
export function renamedPage(entry: ContentEntry, name: string, next: string): readonly SentEdit[] {
  return withoutPage(entry, name).flatMap((edit): readonly SentEdit[] => {
    const holder = edit.path.endsWith(`/body/${name}`)
      ? entry.content?.body
      : memberOf(entry.content?.translations, edit.path.split('/').at(-2) ?? '');
    const set = memberOf(holder, name) as JsonValue;
    return [{ file: callsFile, path: `${edit.path.slice(0, -name.length)}${next}`, set, was: null }, edit];
  });
}
