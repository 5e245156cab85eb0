import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import type { AccountCall } from '../account-call';
import { hashOfCode } from '../secrets';
import type { BrowserKey } from './browser-key';

/** A call of a browser that may have begun a login elsewhere. */
export interface BrowserCall extends AccountCall {
  readonly browser: BrowserKey;
}

/** Holds for what the browser itself began, and for nothing when it has no key. */
export function ofBrowser(column: AnyColumn, { value }: BrowserKey): SQL {
  return value === null ? sql`false` : eq(column, hashOfCode(value));
}
