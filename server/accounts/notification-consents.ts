import { eq } from 'drizzle-orm';
import { checkRule } from '../../engine';
import { account, accountConsent } from '../database/account-tables';
import { OfficeFailure } from '../errors/office-failure';
import { type AccountRules, isEmail } from './account-data';
import type { AccountCall } from './account-desk';
import { readAccount } from './activation';
import type { SignedInCaller } from './caller';

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
  { database, now }: AccountCall,
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
      })
      .where(eq(account.id, user.accountId));
    const changed = [
      ...(before.notifyEmail === powiadomieniaEmail ? [] : [{ kind: 'notify-email', given: powiadomieniaEmail } as const]),
      ...(before.notifySms === powiadomieniaSms ? [] : [{ kind: 'notify-sms', given: powiadomieniaSms } as const]),
    ];
    for (const one of changed) await within.insert(accountConsent).values({ ...one, accountId: user.accountId, decidedAt: now });
  });
}
