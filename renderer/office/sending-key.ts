// Keys by which an office knows a sending again. That of a form lives until the office has answered, also when the page is reloaded meanwhile:
// whether a lost answer was one, nobody here knows.
import type { OfficeError, Result } from '../../engine';
import { ofSendings } from '../inputs/kept-of-tab';
import { loadOfTab, removeOfTab, saveOfTab } from '../storage/tab-value';

/** A key of a sending: nobody can guess it, and no other sending has it. */
export function sendingKey(): string {
  // `randomUUID` is missing where the portal is reached without https.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key under which a form of this tab is sent, the same one until its answer is known. */
export function keyOfForm(name: string): string {
  const before = loadOfTab(ofSendings + name);
  if (before !== null) return before;
  const key = sendingKey();
  saveOfTab(ofSendings + name, key);
  return key;
}

/** Statuses with which an office has not looked at what was sent. */
const unread: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

/** Forgets the key of a form for the next page, once the office has said what became of the sending. */
export function heardOfForm(name: string, answer: Result<unknown, Pick<OfficeError, 'status'>>): void {
  const status = answer.ok ? null : (answer.failure.status ?? 0);
  if (status === null || (status >= 400 && status < 500 && !unread.has(status))) removeOfTab(ofSendings + name);
}
