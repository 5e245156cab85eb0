import type { JsonValue } from '../../engine/authoring';
import { contentIn } from '../../engine/authoring/layer';

/** Where the calls and their content stand. */
export const callsFile = 'calls.json';

/** A call that the portal answers, or could answer, from its definitions. */
export interface ContentEntry {
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** What it is, in the language of the contract. */
  readonly about: string;
  readonly endpoint: string;
  /** What it answers, as JSON Schema. */
  readonly contract: Contract;
  /** Undefined while the office answers it. */
  readonly content: StoredContent | undefined;
  /** How a page of information is added to its list; undefined where it lists none. */
  readonly pageEntry: { readonly list: string; readonly entry: JsonValue } | undefined;
}

/** A contract, or a part of it, as JSON Schema. */
export type Contract = Readonly<Record<string, unknown>>;

type StoredContent = Parameters<typeof contentIn>[0];

/** The calls of the draft that are answered from definitions, or may be because they hold words of the office. */
export function contentEntries(file: JsonValue): readonly ContentEntry[] {
  // The checker knows the shape of this file; one that is being repaired may lack a part.
  const calls = Object.entries<Readonly<Record<string, unknown>>>(Object(Object(file).calls));
  return calls
    .filter(([, call]) => call.content !== undefined || (call.editable === true && isPublic(call)))
    .map(([id, call]) => ({
      id,
      name: titleOf(call.response) ?? nameInWords(id),
      about: String(Object(call.response).description ?? ''),
      endpoint: String(call.endpoint),
      contract: Object(call.response),
      content: call.content === undefined ? undefined : (Object(call.content) as StoredContent),
      pageEntry: call.pageEntry === undefined ? undefined : Object(call.pageEntry),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'pl'));
}

function isPublic(call: Readonly<Record<string, unknown>>): boolean {
  const isPlain = ['office', 'send', 'answer', 'query', 'body'].every((name) => call[name] === undefined);
  return (
    isPlain && (call.method ?? 'GET') === 'GET' && call.personal !== true && call.signedIn !== true && !String(call.endpoint).includes('{')
  );
}

/** The title that a contract gives to people, null for none. */
export function titleOf(contract: unknown): string | null {
  const { title } = Object(contract);
  return typeof title === 'string' && title !== '' ? title : null;
}

/** A name of the contract as words: `kodPocztowy` is „Kod pocztowy”. */
export function nameInWords(name: string): string {
  const words = name.replaceAll(/([\p{Ll}])([\p{Lu}\d])/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry says in a language: the whole of it, or one of its pages. */
export function bodyOf({ content }: ContentEntry, language: string, page: string | null): Readonly<Record<string, JsonValue>> {
  const body: unknown = content === undefined ? {} : contentIn(content, language);
  return page === null ? Object(body) : Object(memberOf(body, page));
}

/** A member of an object of JSON, undefined for none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** True for a contract of formatted text: its examples have tags. */
export function isFormatted({ examples }: Contract): boolean {
  return Array.isArray(examples) && examples.some((text) => typeof text === 'string' && /<[a-z]/i.test(text));
}

/** True for a contract of plain text in paragraphs: its examples have more than one line. */
export function hasParagraphs(contract: Contract): boolean {
  const { examples } = contract;
  return !isFormatted(contract) && Array.isArray(examples) && examples.some((text) => typeof text === 'string' && text.includes('\n'));
}
