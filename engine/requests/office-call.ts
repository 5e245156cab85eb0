import type { AnswerReading } from '../pack/answer-reading';
import type { CallMethod } from '../pack/pack-index';

/** One call to the office, ready to be sent: nothing in it depends on the browser or on Node. */
export interface OfficeRequest {
  readonly method: CallMethod;
  /** Path under the base address of the portal's calls, beginning with `/`. For another office than the main one it begins with `/@` and its id. */
  readonly path: string;
  /** Query parameters; null values are already left out and lists joined by commas. */
  readonly query: Readonly<Record<string, string>>;
  /** JSON body, or null when there is none. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** True when the call is about the current subject, whose identity is in the query. */
  readonly personal: boolean;
  /** True when the call carries the user's token: it is about a subject, or about the user's own account. */
  readonly signedIn: boolean;
  /**
   * Names of values that turned out to be objects, which no call carries, or that would lead its path elsewhere, and of parts that could not
   * be made for its office. Such a call is never sent: see `refusedRequest`.
   */
  readonly unfit?: readonly string[];
  /**
   * Content that goes along and is not here: texts of the body that are keys of files stand for these. multipart: as parts of
   * multipart/form-data; base64: as text in the JSON body.
   */
  readonly carried?: 'multipart' | 'base64';
  /** True when it carries a key by which the office knows the same sending again. */
  readonly once?: true;
  /** Id of the office that answers, where it is not the main one. */
  readonly office?: string;
  /** How its answer becomes what the contract declares; left out where it already is. */
  readonly reading?: AnswerReading;
}

/** Why a call to the office gave no usable answer. The screen branches on `kind`, never on a text. */
export interface OfficeError {
  /**
   * office: an error body with kod and opis; http: another status than 2xx; network: no connection;
   * timeout: no answer in time; unreadable: not JSON, or not of the declared shape.
   */
  readonly kind: 'office' | 'http' | 'network' | 'timeout' | 'unreadable';
  /** HTTP status, when there was an answer. */
  readonly status: number | null;
  /** The office's error number. */
  readonly kod: string | null;
  /** The office's sentence for the resident. */
  readonly opis: string | null;
  /** Name of the value in the call that is wrong, where the office says it. */
  readonly field?: string;
}

/**
 * Whether the office has nothing under what was asked for, and says so by the status alone (404, 410). Asked again it would say the same.
 * An office that gives a number of its own is judged by that.
 */
export function isNotFound({ status, kod }: Pick<OfficeError, 'status' | 'kod'>): boolean {
  return kod === null && (status === 404 || status === 410);
}

// Request Timeout, Too Early and Too Many Requests (RFC 9110, 8470 and 6585) speak of the moment, not of what was asked.
const passingRefusals: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether an office could not answer at the moment: its status says that it broke down or is overloaded, so its number says nothing about the data. */
export function isPassing({ status }: Pick<OfficeError, 'status'>): boolean {
  return status !== null && (status >= 500 || passingRefusals.has(status));
}
