import type { Formula } from '../expressions';

/**
 * How an answer of an office becomes what the contract declares. Fields and rows are worked out one by one, so that a value that does not
 * fit spoils its own place only.
 */
export type AnswerReading =
  | { readonly kind: 'value'; readonly formula: Formula }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [name: string, reading: AnswerReading])[] }
  /** A list made of another one; `when` leaves rows out. */
  | { readonly kind: 'rows'; readonly of: Formula; readonly name: string; readonly when: Formula | null; readonly row: AnswerReading };

/** How what the contract gives a call becomes what its office is sent; what is left out goes as it is. */
export interface Sending {
  /** All parameters of the query. */
  readonly query?: AnswerReading;
  readonly body?: AnswerReading;
}

/** What one office means by its answers, as the pack carries it. */
export interface OfficeSpeech {
  /** True for an answer that refuses although its status is 2xx. */
  readonly refused?: Formula;
  readonly kod?: Formula;
  readonly opis?: Formula;
  readonly field?: Formula;
  /** What a status means when the body does not say it. */
  readonly statuses?: Readonly<Record<string, { readonly kod?: string; readonly opis?: string }>>;
  /** How it knows who is signed in; left out by one that does as offices of its rank do. */
  readonly session?: 'token' | 'cookie' | 'none';
  /** Seconds of silence after which a call has failed. */
  readonly timeLimit?: number;
}

/** Id of the office behind the address that every portal has. */
export const mainOffice = 'main';
