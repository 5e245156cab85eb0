import type { OfficeError, OfficeRequest } from '../requests/office-call';

/** State of a source's answer. */
export type SourceState =
  | { readonly status: 'idle' }
  /** `beginning`: what has come of a long answer, of which only the first entries of one list are known. No formula reads it. */
  | { readonly status: 'loading'; readonly beginning?: unknown }
  | { readonly status: 'ready'; readonly data: unknown }
  | { readonly status: 'error'; readonly error: OfficeError };

/** States of the sources of a screen by their id. */
export type Sources = Readonly<Record<string, SourceState>>;

/** Current state of a request. It belongs to the request, not to the name of the source. */
export type StateOf = (sourceId: string, request: OfficeRequest) => SourceState;

/** What a source asks for now: a request to send, or what it still waits for. */
export type SourceDemand =
  | { readonly kind: 'send'; readonly request: OfficeRequest }
  | { readonly kind: 'wait'; readonly for: 'params' | 'sources' | 'subject' | 'configuration' | 'condition' };
