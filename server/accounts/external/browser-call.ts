import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import type { AccountCall } from '../account-call';
import { hashOfCode } from '../secrets';
import type { BrowserKey } from './browser-key';

/** A call of a browser that may have begun an external login. */
export interface BrowserCall extends AccountCall {
  readonly browser: BrowserKey;
}

/** Limits a query to what this browser began; nothing if it has no key. */
export function ofBrowser(column: AnyColumn, { value }: BrowserKey): SQL {
  return value === null ? sql`false` : eq(column, hashOfCode(value));
}
