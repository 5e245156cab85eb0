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

/** Formulas with the language behind the values of the functions that depend on it. */
export function inLanguage(formulas: Readonly<Record<string, Formula>>, language: Language): Readonly<Record<string, Formula>> {
  return JSON.parse(JSON.stringify(formulas), (_, part: unknown) =>
    isRecord(part) && isCall(part) && languageFunctions.has(String(part.name))
      ? { ...part, values: [...part.values, { kind: 'value', value: language }] }
      : part,
  );
}

function isCall(part: Readonly<Record<string, unknown>>): part is Readonly<Record<string, unknown>> & { readonly values: unknown[] } {
  return part.kind === 'call' && Array.isArray(part.values);
}
