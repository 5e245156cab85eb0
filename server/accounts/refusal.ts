/** The check that an answer of an identity node failed. It is for the operator, never for the browser. */
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

/** One check of an answer. The checks are a list, so that a test can leave one out and show what then gets through. */
export interface Guard<Value> {
  readonly refusal: Refusal;
  holds(value: Value): boolean;
}
