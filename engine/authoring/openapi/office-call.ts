import type { Contract } from '../../language/language.generated';
import type { AnswerReading, Sending } from '../../pack/answer-reading';
import type { CallMethod } from '../../pack/pack-index';

/** A value that a call carries in its query or body. */
export interface CallValue {
  readonly name: string;
  /** True when some screen leaves the value out. */
  readonly optional: boolean;
  readonly contract: Contract;
}

/** One call of the office as the definitions describe it, over all services that make it. */
export interface OfficeCall {
  readonly method: CallMethod;
  /** Below the address of the portal's calls: it begins with `/@` and the id of the office where that is not the main one. */
  readonly endpoint: string;
  readonly office: string;
  /** How the answer becomes what `response` says, where the office answers in a shape of its own. */
  readonly reading: AnswerReading | null;
  /** An answer in that shape; left out if the definition gives none. */
  readonly sample?: unknown;
  /** True when the call is about a person or an institution and carries its nip or pesel. */
  readonly personal: boolean;
  /** True when the call carries the user's token: it is about a subject, or about the user's own account. */
  readonly signedIn: boolean;
  /** json: an answer with a contract; pdf and file: a download; drawn: a PDF that the office draws from the definition. */
  readonly answer: 'json' | 'pdf' | 'file' | 'drawn';
  /** By the names of the office that takes them. */
  readonly query: readonly CallValue[];
  readonly body: readonly CallValue[];
  /** What they are made of by the names of the contract, where the office has names of its own. */
  readonly made?: { readonly of: readonly CallValue[]; readonly sending: Sending };
  /** What the screen reads of the answer; null for a download or when the definition does not say. */
  readonly response: Contract | null;
  /** Titles of the services that make the call. */
  readonly services: readonly string[];
}
