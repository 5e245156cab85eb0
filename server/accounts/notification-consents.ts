import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { checkRule } from '../../engine';
import { type AccountRow, account, accountConsent, letter } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import { type AccountRules, isEmail } from './account-data';
import type { AccountCall } from './account-desk';
import { readAccount } from './activation';
import type { SignedInCaller } from './caller';
import type { LetterCall } from './write-to-owner';

/** Consents to notifications, and the addresses to send them to. */
export interface NotificationConsents {
  readonly powiadomieniaEmail: boolean;
  readonly powiadomieniaSms: boolean;
  readonly email: string | null;
  readonly telefon: string | null;
}

/** The present consents of a user. */
export async function readConsents({ database }: AccountCall, user: SignedInCaller): Promise<NotificationConsents> {
  const { notifyEmail, notifySms, notifyAddress, notifyPhone } = await readAccount(database, user.accountId);
  return { powiadomieniaEmail: notifyEmail, powiadomieniaSms: notifySms, email: notifyAddress, telefon: notifyPhone };
}

/** Stores the consents of a user, and when each was given or withdrawn. */
export async function saveConsents(
  { database, now, language }: LetterCall,
  rules: AccountRules,
  user: SignedInCaller,
  given: NotificationConsents,
): Promise<void> {
  const { powiadomieniaEmail, powiadomieniaSms, email, telefon } = given;
  if (powiadomieniaEmail && (email === null || !isEmail(email, rules))) throw new OfficeFailure('wrongEmail');
  if (powiadomieniaSms && (telefon === null || !checkRule('phone', telefon, null, rules))) throw new OfficeFailure('wrongPhone');
  const before = await readAccount(database, user.accountId);
  await database.transaction(async (within) => {
    // An address is stored only with a consent that needs it.
    await within
      .update(account)
      .set({
        notifyEmail: powiadomieniaEmail,
        notifySms: powiadomieniaSms,
        notifyAddress: powiadomieniaEmail ? email : null,
        notifyPhone: powiadomieniaSms ? (telefon?.replace(/\s/g, '') ?? null) : null,
        notifyLanguage: powiadomieniaEmail || powiadomieniaSms ? language : null,
      })
      .where(eq(account.id, user.accountId));
    if (before.notifyAddress !== null && !(powiadomieniaEmail && email === before.notifyAddress))
      await dropReminders(within, before.notifyAddress);
    const changed = [
      ...(before.notifyEmail === powiadomieniaEmail ? [] : [{ kind: 'notify-email', given: powiadomieniaEmail } as const]),
      ...(before.notifySms === powiadomieniaSms ? [] : [{ kind: 'notify-sms', given: powiadomieniaSms } as const]),
    ];
    for (const one of changed) await within.insert(accountConsent).values({ ...one, accountId: user.accountId, decidedAt: now });
  });
}

/** Withdraws the consent to notifications by e-mail, and what was written under it is not sent any more. */
export async function withdrawEmailConsent(database: Database, owner: AccountRow, now: Date): Promise<void> {
  if (owner.notifyAddress !== null) await dropReminders(database, owner.notifyAddress);
  if (!owner.notifyEmail) return;
  await database.update(account).set({ notifyEmail: false, notifyAddress: null }).where(eq(account.id, owner.id));
  await database.insert(accountConsent).values({ kind: 'notify-email', given: false, accountId: owner.id, decidedAt: now });
}

async function dropReminders(database: Database, address: string): Promise<void> {
  await database.delete(letter).where(and(eq(letter.recipient, address), isNotNull(letter.unsubscribe), isNull(letter.sentAt)));
}
