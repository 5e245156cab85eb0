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
}
