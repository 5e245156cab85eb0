import { eq } from 'drizzle-orm';
import { originalLanguage } from '../../engine';
import type { AccountDesk } from '../accounts/account-desk';
import { writeToOwner } from '../accounts/write-to-owner';
import { officeDay } from '../calendar/office-day';
import { account, party } from '../database/account-tables';
import type { Database } from '../database/database';
import { dueCard, dueHolder, dueInstalment, duePart } from '../database/dues-tables';
import type { application } from '../database/file-tables';
import { answerApplication } from './file-applications';
import { caseNumber } from './receipt';

type Application = typeof application.$inferSelect;

/** A clerk's decision. */
interface Decision {
  readonly accepted: boolean;
  readonly words: string;
}

interface DecidingOffice {
  readonly database: Database;
  readonly accounts: AccountDesk;
  readonly now: Date;
  readonly address: string;
}

/** Days in which the fee is paid. */
const daysToPay = 14;

/**
 * Answers an application, charges its fee where it was accepted, so that the resident pays it as any other due, and writes to the resident:
 * all of it or nothing. False when it is answered already.
 */
export async function decideApplication({ database, ...office }: DecidingOffice, id: number, decision: Decision): Promise<boolean> {
  const isDecided = await database.transaction(async (within) => {
    const answered = await answerApplication(within, id, { ...decision, now: office.now });
    if (!answered) return false;
    if (decision.accepted && answered.fee > 0) await charge(within, answered, office.now);
    const [owner] = answered.accountId === null ? [] : await within.select().from(account).where(eq(account.id, answered.accountId));
    const values = { number: caseNumber(answered), content: decision.words };
    // The clerk's language may be another than the resident's.
    const language = answered.language ?? owner?.notifyLanguage ?? originalLanguage;
    if (owner) await writeToOwner(within, { ...office, database: within, language }, { kind: 'application-answered', owner, values });
    return true;
  });
  if (isDecided) office.accounts.deliver();
  return isDecided;
}

async function charge(within: Database, { id, kind, sentAt, partyId, fee }: Application, now: Date): Promise<void> {
  const [owes] = await within.select().from(party).where(eq(party.id, partyId));
  const number = caseNumber({ id, kind, sentAt });
  const name = owes?.name ?? '';
  const card = {
    year: Number(officeDay(now).slice(0, 4)),
    kind: 'OPLATY_LOKALNE',
    symbol: number,
    payer: name,
    institution: false,
  } as const;
  const [made] = await within.insert(dueCard).values(card).returning();
  if (!made) return;
  await within.insert(dueHolder).values({ cardId: made.id, partyId, name });
  const dueOn = officeDay(new Date(now.getTime() + daysToPay * 86_400_000));
  const [instalment] = await within.insert(dueInstalment).values({ cardId: made.id, dueOn }).returning();
  if (instalment)
    await within.insert(duePart).values({ instalmentId: instalment.id, number: 1, kind: `Opłata, ${number}`, principal: BigInt(fee) });
}
