/** An entry of the log. */
export interface LogEntry {
  readonly id: number;
  readonly at: string;
  /** What happened, in words. */
  readonly words: string;
  readonly person: string | null;
  readonly draft: number | null;
  readonly revision: number | null;
  readonly details: string;
}

/** Answer of `GET /log`. */
export interface LogAnswer {
  readonly events: readonly LogEntry[];
  /** Whether there are older ones. */
  readonly more: boolean;
  readonly kinds: readonly { readonly kind: string; readonly words: string }[];
}

/** What limits the log, as it is typed; empty does not limit. */
export interface LogFilter {
  readonly person: string;
  readonly kind: string;
  readonly service: string;
  readonly draft: string;
  readonly from: string;
  readonly to: string;
}

/** A filter that shows all. */
export const everything: LogFilter = { person: '', kind: '', service: '', draft: '', from: '', to: '' };

/** The query of an address that asks for a filter. */
export function queryOf(filter: LogFilter): string {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
}
