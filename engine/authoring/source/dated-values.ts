import { isExpression } from '../../expressions';
import type { DatedPeriods, Period } from '../../expressions/dated-value';
import { tokensOf } from '../../expressions/tokens';
import type { Act } from '../../pack/compiled-service';
import { isRecord } from '../../values/is-record';
import { type Language, originalLanguage } from '../../values/language';
import type { LoadedValues } from './loaded-pack';

/** A call of `rate` in a formula. Positions count from its `=`. */
export interface RateUse {
  readonly key: string;
  /** The day where it is written out. */
  readonly day: string | null;
  readonly start: number;
  readonly end: number;
}

/** The dated values that a formula reads. */
export function ratesIn(formula: string): readonly RateUse[] {
  if (!formula.includes('rate')) return [];
  const tokens = tokensOf(formula);
  return tokens.flatMap(({ kind, text, start }, place) => {
    const [before, open, key, comma, day, end] = [-1, 1, 2, 3, 4, 5].map((step) => tokens[place + step]);
    if (kind !== 'word' || text !== 'rate' || before?.text === '.' || open?.text !== '(' || key?.kind !== 'text') return [];
    const isWritten = comma?.text === ',' && day?.kind === 'text' && end?.text === ')';
    return [{ key: unquoted(key.text), day: isWritten ? unquoted(day.text) : null, start, end: key.end }];
  });
}

/** The dated values that formulas anywhere in a part of a definition read, by their keys and in one language. */
export function periodsRead(part: unknown, values: readonly LoadedValues[], language: Language = originalLanguage): DatedPeriods {
  return Object.fromEntries(
    keysRead(part).flatMap((key) => {
      const periods = periodsOf(key, values, language);
      return periods === null ? [] : [[key, periods] as const];
    }),
  );
}

/** What sets them, by their keys and in one language. */
export function actsRead(part: unknown, values: readonly LoadedValues[], language: Language): Readonly<Record<string, Act>> {
  return Object.fromEntries(
    keysRead(part).flatMap((key) => {
      const { found, value, name } = datedValue(key, values);
      if (!value) return [];
      const said = (text: string, at: string): string => {
        const translated = found?.translations[language]?.[`values.${name}.${at}`];
        return typeof translated === 'string' ? translated : text;
      };
      const periods = value.periods.map(({ id, from, to = null, basis: { act, link = null } }) => ({
        from,
        to,
        act: said(act, `periods.${id}.basis.act`),
        link,
      }));
      return [[key, { name: said(value.name, 'name'), type: value.type, periods }] as const];
    }),
  );
}

function keysRead(part: unknown): readonly string[] {
  return [...new Set(formulasIn(part).flatMap((formula) => ratesIn(formula).map(({ key }) => key)))].sort();
}

function datedValue(key: string, values: readonly LoadedValues[]) {
  const [file = '', name = ''] = key.split('.');
  const found = values.find((each) => each.name === file);
  return { found, name, value: found && Object.hasOwn(found.values, name) ? found.values[name] : undefined };
}

function periodsOf(key: string, values: readonly LoadedValues[], language: Language): readonly Period[] | null {
  const { found, value, name } = datedValue(key, values);
  return (
    value?.periods.map(({ id, from, to = null, value: own }): Period => {
      const said = found?.translations[language]?.[`values.${name}.periods.${id}.value`];
      return [from, to, typeof own === 'string' && typeof said === 'string' ? said : own];
    }) ?? null
  );
}

function formulasIn(part: unknown): readonly string[] {
  if (isExpression(part)) return [part];
  if (Array.isArray(part)) return part.flatMap(formulasIn);
  return isRecord(part) ? Object.values(part).flatMap(formulasIn) : [];
}

function unquoted(text: string): string {
  return text.slice(1, -1);
}
