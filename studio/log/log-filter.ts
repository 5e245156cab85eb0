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
