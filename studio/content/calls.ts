import type { JsonValue } from '../../engine/authoring';
import { contentIn } from '../../engine/authoring/layer';

/** Where the calls and their content stand. */
export const callsFile = 'calls.json';

/** A call that the portal answers, or could answer, from its definitions. */
export interface ContentEntry {
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  readonly endpoint: string;
  /** What it answers, as JSON Schema. */
  readonly contract: Readonly<Record<string, unknown>>;
  /** Undefined while the office answers it. */
  readonly content: StoredContent | undefined;
}

type StoredContent = Parameters<typeof contentIn>[0];

/** The calls of the draft that are answered from definitions, or may be because they hold words of the office. */
export function contentEntries(file: JsonValue): readonly ContentEntry[] {
  // The checker knows the shape of this file; one that is being repaired may lack a part.
  const calls = Object.entries<Readonly<Record<string, unknown>>>(Object(Object(file).calls));
  return calls
    .filter(([, call]) => call.content !== undefined || (call.editable === true && isPublic(call)))
    .map(([id, call]) => ({
      id,
      name: nameInWords(id),
      endpoint: String(call.endpoint),
      contract: Object(call.response),
      content: call.content === undefined ? undefined : (Object(call.content) as StoredContent),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'pl'));
}

function isPublic(call: Readonly<Record<string, unknown>>): boolean {
  const isPlain = ['office', 'send', 'answer', 'query', 'body'].every((name) => call[name] === undefined);
  return (
    isPlain && (call.method ?? 'GET') === 'GET' && call.personal !== true && call.signedIn !== true && !String(call.endpoint).includes('{')
  );
}

/** A name of the contract as words: `kodPocztowy` is „Kod pocztowy”. */
export function nameInWords(name: string): string {
  const words = name.replaceAll(/([\p{Ll}])([\p{Lu}\d])/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry says in a language. */
export function bodyOf({ content }: ContentEntry, language: string): Readonly<Record<string, JsonValue>> {
  return content === undefined ? {} : Object(contentIn(content, language));
}
