import { contentHash } from '../../values/content-hash';
import { isJsonObject, type JsonValue } from '../parse/json-value';
import type { BaseView } from './base-view';
import type { AgreedCall } from './call-fields';
import { canonical, wordsOf } from './id-path';
import type { ReliedValue } from './relied-values';

/** A value of the base as it was; null when the base had nothing there. */
export type LockedValue = { readonly hash: string; readonly words: string } | null;

/** What an overlay relied on when it was last looked through: the content of `okienko.lock.json`. */
export interface UpgradeLock {
  readonly lockVersion: typeof lockVersion;
  /** Document → path → value. Translated Polish texts stand under the path with `polish` before it. */
  readonly values: Readonly<Record<string, Readonly<Record<string, LockedValue>>>>;
  readonly services: Readonly<Record<string, string>>;
  readonly calls: Readonly<Record<string, AgreedCall>>;
}

const lockVersion = 1;

/** Where a value stands in the lock, below its document. */
export function lockKey({ kind, path }: Pick<ReliedValue, 'kind' | 'path'>): string {
  return kind === 'translated' ? `polish of ${path}` : path;
}

/** A value as the lock has it. */
export function lockedValue(base: JsonValue | undefined): LockedValue {
  return base === undefined ? null : { hash: contentHash(canonical(base)), words: wordsOf(base) };
}

/** The lock for what an overlay relies on now. */
export function lockOf({ values, services, calls }: BaseView): UpgradeLock {
  const documents = new Map<string, Map<string, LockedValue>>();
  for (const value of values) {
    const known = documents.get(value.document) ?? new Map<string, LockedValue>();
    documents.set(value.document, known.set(lockKey(value), lockedValue(value.base)));
  }
  const sorted = <Value>(entries: Iterable<readonly [string, Value]>) =>
    Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));
  return {
    lockVersion,
    values: sorted([...documents].map(([document, own]) => [document, sorted(own)] as const)),
    services: sorted(Object.entries(services)),
    calls: sorted(Object.entries(calls)),
  };
}

/** Reads a lock, or says in words why it cannot be used. */
export function parseLock(text: string): UpgradeLock | { readonly reason: string } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return { reason: `it is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (!isJsonObject(content)) return { reason: 'it is not an object' };
  if (content.lockVersion !== lockVersion)
    return { reason: `it says lockVersion ${JSON.stringify(content.lockVersion)}, and ${lockVersion} is known` };
  return isLock(content) ? content : { reason: 'values, services or calls are missing or damaged' };
}

function isLock(content: object): content is UpgradeLock {
  const { values, services, calls } = { values: undefined, services: undefined, calls: undefined, ...content };
  const isField = (field: JsonValue): boolean =>
    isJsonObject(field) && typeof field.type === 'string' && typeof field.required === 'boolean' && isJsonObject(field.limits);
  return (
    everyMember(values, (document) =>
      everyMember(document, (value) => value === null || (isJsonObject(value) && typeof value.hash === 'string')),
    ) &&
    everyMember(services, (title) => typeof title === 'string') &&
    everyMember(calls, (call) => isJsonObject(call) && everyMember(call.sent, isField) && everyMember(call.answer, isField))
  );
}

function everyMember(value: unknown, holds: (member: JsonValue) => boolean): boolean {
  return isJsonObject(value) && Object.values(value).every(holds);
}
