import type { JsonValue } from '../parse/json-value';
import { isJsonList } from '../parse/json-value';
import type { AgreedCall, CallField, CallFields } from './call-fields';
import { canonical } from './id-path';

/** One change of what portal and office agree on in a call. */
export interface CallChange {
  /** False when an office that kept the old agreement keeps the new one as well. */
  readonly decide: boolean;
  readonly sentence: string;
}

/** What changed between two agreements, in words for those who run the office. */
export function callChanges(was: AgreedCall, now: AgreedCall): readonly CallChange[] {
  const about: readonly CallChange[] =
    was.about === now.about ? [] : [{ decide: true, sentence: `It was about ${whom[was.about]} and is now about ${whom[now.about]}.` }];
  return [...about, ...answerChanges(was.answer, now.answer), ...sentChanges(was.sent, now.sent)];
}

const whom = { everybody: 'nobody in particular', account: 'the signed-in user', subject: 'the subject that the user acts for' } as const;

/** What the office answers: it may say less than before without harm only where the portal asks for less. */
function answerChanges(was: CallFields, now: CallFields): readonly CallChange[] {
  return fieldsOf(was, now).flatMap(([path, before, after]): readonly CallChange[] => {
    if (!before && after)
      return [
        after.required
          ? { decide: true, sentence: `The answer must now have ${path} (${after.type}).` }
          : { decide: false, sentence: `The answer may now have ${path} (${after.type}).` },
      ];
    if (!after || !before) return [{ decide: false, sentence: `${path} of the answer is no longer read.` }];
    return [
      ...(before.required === after.required
        ? []
        : [
            after.required
              ? { decide: true, sentence: `${path} of the answer must now be there.` }
              : { decide: false, sentence: `${path} of the answer may now be left out.` },
          ]),
      ...narrowings(before, after).map(({ words, isNarrower }) => ({ decide: isNarrower, sentence: `${path} of the answer ${words}.` })),
    ];
  });
}

/** What the portal sends: the office must take whatever is new in it. */
function sentChanges(was: CallFields, now: CallFields): readonly CallChange[] {
  return fieldsOf(was, now).flatMap(([path, before, after]): readonly CallChange[] => {
    if (!before && after) return [{ decide: true, sentence: `The portal now sends ${path} (${after.type}).` }];
    if (!after || !before) return [{ decide: true, sentence: `The portal no longer sends ${path}.` }];
    return [
      ...(before.required === after.required
        ? []
        : [
            after.required
              ? { decide: false, sentence: `${path} is now always sent.` }
              : { decide: true, sentence: `${path} is now sometimes left out of what is sent.` },
          ]),
      ...narrowings(before, after).map(({ words, isNarrower }) => ({ decide: !isNarrower, sentence: `${path}, which is sent, ${words}.` })),
    ];
  });
}

function fieldsOf(was: CallFields, now: CallFields): readonly (readonly [string, CallField | undefined, CallField | undefined])[] {
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].map((path) => [path, was[path], now[path]]);
}

interface Narrowing {
  readonly isNarrower: boolean;
  readonly words: string;
}

function narrowings(before: CallField, after: CallField): readonly Narrowing[] {
  const types =
    before.type === after.type
      ? []
      : [{ isNarrower: !isWithin(before.type, after.type), words: `was ${before.type} and is now ${after.type}` }];
  const names = new Set([...Object.keys(before.limits), ...Object.keys(after.limits)]);
  const limits = [...names].flatMap((name) => limitChange(name, before.limits[name], after.limits[name]));
  return [...types, ...limits];
}

/** Whether every value of the first types is of one of the second. */
function isWithin(before: string, after: string): boolean {
  const allowed = after.split('|');
  return before
    .split('|')
    .every((type) => allowed.includes('any') || allowed.includes(type) || (type === 'integer' && allowed.includes('number')));
}

function limitChange(name: string, before: JsonValue | undefined, after: JsonValue | undefined): readonly Narrowing[] {
  if (before !== undefined && after !== undefined && canonical(before) === canonical(after)) return [];
  const words = `had ${said(name, before)} and now has ${said(name, after)}`;
  if (after === undefined) return [{ isNarrower: false, words }];
  if (before === undefined) return [{ isNarrower: true, words }];
  if (typeof before === 'number' && typeof after === 'number')
    return [{ isNarrower: name.startsWith('min') ? after > before : after < before, words }];
  if (isJsonList(before) && isJsonList(after)) {
    const left = new Set(after.map(canonical));
    return [{ isNarrower: before.some((value) => !left.has(canonical(value))), words }];
  }
  return [{ isNarrower: true, words }];
}

function said(name: string, limit: JsonValue | undefined): string {
  return limit === undefined ? `no ${name}` : `${name} ${JSON.stringify(limit)}`;
}
