import { type Language, originalLanguage } from '../../engine';
import { amountDigits } from '../../portal';
import type { FindAccountScreen } from '../accounts/account-screens';
import { pageAddress } from '../accounts/write-to-owner';
import { writtenDay } from '../calendar';
import type { AccountRow, Channel } from '../database/account-tables';
import type { Database } from '../database/database';
import { composeLetter, type Letter } from '../mail/compose-letter';
import { officeText, spokenLanguage } from '../texts/office-texts';
import type { Reminder } from './find-reminders';
import { stopAddress, stopCode, stopPath } from './stop-reminders';

/** What reminders are written from. */
export interface ReminderParts {
  readonly database: Database;
  readonly publicUrl: string;
  /** How this office can write to residents. */
  readonly channels: readonly Channel[];
  /** Path of a screen of accounts. */
  readonly screen: FindAccountScreen;
  /** Names of the portal and the office in a language. */
  office(language: Language): { readonly portalName: string; readonly officeName: string };
}

// More would not be read, and a letter has its length.
const mostLines = 20;

/** A letter or message that tells an account of these things; null while the portal has no screen to stop reminders. */
export async function composeReminder(
  parts: ReminderParts,
  { owner, channel }: { readonly owner: AccountRow; readonly channel: Channel },
  things: readonly Reminder[],
): Promise<Letter | null> {
  const path = parts.screen('stopReminders');
  if (path === null) return null;
  const code = await stopCode(parts.database, owner.id, channel);
  const page = stopAddress(parts.publicUrl, path, code);
  const letter = channel === 'sms' ? messageOf(parts, owner, things, page) : letterOf(parts, owner, things, page);
  return { ...letter, unsubscribe: stopAddress(parts.publicUrl, stopPath, code) };
}

function letterOf(parts: ReminderParts, owner: AccountRow, things: readonly Reminder[], stop: string): Letter {
  const language = owner.notifyLanguage ?? originalLanguage;
  return composeLetter({
    kind: 'reminder',
    recipient: owner.notifyAddress ?? '',
    language,
    login: owner.login,
    office: parts.office,
    address: pageAddress(parts.publicUrl, parts.screen('start')),
    stop,
    values: { lines: linesOf(things, language, mostLines).join('\n\n') },
  });
}

/** The first thing in words, how many more there are, and how to stop. */
function messageOf(parts: ReminderParts, owner: AccountRow, things: readonly Reminder[], stop: string): Letter {
  const language = spokenLanguage(owner.notifyLanguage ?? originalLanguage);
  const said = [`${parts.office(language).portalName}:`, ...linesOf(things, language, 1)].join(' ');
  // Hard spaces cost nothing on paper and a second message on some telephones.
  const body = `${said}\n${officeText('reminders.stopSms', language, { stop })}`.replaceAll('\u00a0', ' ');
  return { channel: 'sms', recipient: owner.notifyPhone ?? '', language, subject: '', body, html: '' };
}

/** The lines of a letter: answers, then the rest by day, what is overdue first; and how many there is no room for. */
function linesOf(reminders: readonly Reminder[], language: Language, most: number): readonly string[] {
  const rank = (one: Reminder) => ('dueOn' in one ? one.dueOn : '');
  const ordered = [...reminders].sort((left, right) => rank(left).localeCompare(rank(right)));
  const lines = ordered.slice(0, most).map((one) => lineOf(one, language).replace(/\p{Cc}+/gu, ' '));
  const more = ordered.length - lines.length;
  return [...lines, ...(more > 0 ? [officeText('reminders.more', language, { count: String(more) })] : [])];
}

function lineOf(one: Reminder, language: Language): string {
  if (one.kind === 'handled')
    return officeText(one.accepted ? 'reminders.readingAccepted' : 'reminders.readingRefused', language, { number: one.number });
  if (one.kind === 'reading') return officeText('reminders.reading', language, { number: one.number, day: writtenDay(one.dueOn) });
  if ('number' in one) return officeText('reminders.answered', language, { number: one.number });
  const values = { symbol: one.symbol, amount: amountDigits(one.left), day: writtenDay(one.dueOn) };
  return officeText(one.kind === 'overdue' ? 'reminders.overdue' : 'reminders.due', language, values);
}
