/** The office's contract with Przelewy24. */
export interface Przelewy24Settings {
  /** Base of `/api/v1` for the server. */
  readonly url: string;
  readonly merchantId: bigint;
  readonly posId: bigint;
  /** Secret that ends what is signed. */
  readonly crc: string;
  /** Password of the calls, the report key. */
  readonly apiKey: string;
}
