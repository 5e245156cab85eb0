import type { Formula } from '../../expressions';
import { furtherFunctions, languageFunctions } from '../../expressions/further-functions';
import { isRecord } from '../../values/is-record';
import type { Language } from '../../values/language';

/** Whether formulas, wherever they stand in a part of the pack, call functions that a page loads only when it needs them. */
export function callsFurther(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(callsFurther);
  if (!isRecord(part)) return false;
  return (isCall(part) && Object.hasOwn(furtherFunctions, String(part.name))) || Object.values(part).some(callsFurther);
}

/** What functions whose words depend on the language of a page are given. */
export interface WordsOfLanguage {
  readonly language: Language;
  /** The currency as the texts of the portal have it. */
  readonly currency: string;
}

/** Formulas with the language or the currency behind the values of the functions that depend on it. */
export function inLanguage(formulas: Readonly<Record<string, Formula>>, words: WordsOfLanguage): Readonly<Record<string, Formula>> {
  return JSON.parse(JSON.stringify(formulas), (_, part: unknown) => (isRecord(part) && isCall(part) ? withWords(part, words) : part));
}

function withWords(call: Call, words: WordsOfLanguage): Call {
  const name = String(call.name);
  const word = Object.hasOwn(languageFunctions, name) ? languageFunctions[name] : undefined;
  return word === undefined ? call : { ...call, values: [...call.values, { kind: 'value', value: words[word] }] };
}

type Call = Readonly<Record<string, unknown>> & { readonly values: unknown[] };

function isCall(part: Readonly<Record<string, unknown>>): part is Call {
  return part.kind === 'call' && Array.isArray(part.values);
}
