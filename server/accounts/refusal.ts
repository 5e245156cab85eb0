/** Why an answer of an identity node is not believed. It is for the operator's table, never for the browser. */
export type Refusal =
  | 'size'
  | 'encoding'
  | 'markup'
  | 'not-xml'
  | 'root'
  | 'one-assertion'
  | 'signature-places'
  | 'unique-ids'
  | 'algorithms'
  | 'signature'
  | 'status'
  | 'issuer'
  | 'destination'
  | 'subject-confirmation'
  | 'in-response-to'
  | 'recipient'
  | 'audience'
  | 'time'
  | 'authentication'
  | 'identity'
  | 'unknown-request'
  | 'relay-state';

/** One thing that an answer must satisfy. Guards are a list, so that a test can leave one out and see what then gets in. */
export interface Guard<Value> {
  readonly refusal: Refusal;
  holds(value: Value): boolean;
}
