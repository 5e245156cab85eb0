import { isLanguage, type Language, originalLanguage } from '../../engine';
import { officeText } from '../texts/office-texts';
import { type OfficeErrorName, officeErrors } from './catalogue';

/** An error of the catalogue on its way to the answer. */
export class OfficeFailure extends Error {
  override readonly name = 'OfficeFailure';

  constructor(
    readonly error: OfficeErrorName,
    readonly values: Readonly<Record<string, string>> = {},
    /** Seconds after which it is worth trying again, for the header `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(error);
  }
}

/** Error body of every call, as the specification names it. */
export interface ErrorBody {
  readonly kod: number;
  readonly opis: string;
}

/** Status and body for an error in a language. */
export function errorAnswer({ error, values }: OfficeFailure, language: Language): { status: number; body: ErrorBody } {
  const { kod, status } = officeErrors[error];
  return { status, body: { kod, opis: officeText(`errors.${error}`, language, values) } };
}

/** The language that a call asks for with `lang`, otherwise Polish. What the office lacks in it is Polish text by text. */
export function requestedLanguage(query: Readonly<Record<string, unknown>>): Language {
  return isLanguage(query.lang) ? query.lang : originalLanguage;
}

/** What a query says by name. Of a repeated parameter the first value counts; no call needs two. */
export function textsOf(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]));
}

const retrySeconds = 5;

/** What a call is answered with while the database is away or does not answer. */
export function databaseFailure(): OfficeFailure {
  return new OfficeFailure('databaseUnavailable', {}, retrySeconds);
}
