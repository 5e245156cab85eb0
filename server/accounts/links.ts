import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountLink } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import { hashOfCode, newCode } from './secrets';

/** What a link in a letter does. */
export type LinkKind = (typeof accountLink.$inferSelect)['kind'];

/** How long a link of each kind works, in seconds. */
export const linkSeconds: Readonly<Record<LinkKind, number>> = {
  activation: 7 * 24 * 3600,
  'office-activation': 30 * 24 * 3600,
  'new-password': 3600,
};

interface LinkOf {
  readonly accountId: number;
  readonly kind: LinkKind;
  readonly now: Date;
}

/** Issues the code of a link. Earlier links of the account for the same purpose stop working. */
export async function issueLink(database: Database, { accountId, kind, now }: LinkOf): Promise<string> {
  await closeLinks(database, { accountId, kind, now });
  const code = newCode();
  const expiresAt = new Date(now.getTime() + linkSeconds[kind] * 1000);
  await database.insert(accountLink).values({ codeHash: hashOfCode(code), accountId, kind, createdAt: now, expiresAt });
  return code;
}

/** Ends all links of an account for one purpose. */
export async function closeLinks(database: Database, { accountId, kind, now }: LinkOf): Promise<void> {
  await database
    .update(accountLink)
    .set({ replacedAt: now })
    .where(
      and(eq(accountLink.accountId, accountId), eq(accountLink.kind, kind), isNull(accountLink.usedAt), isNull(accountLink.replacedAt)),
    );
}

interface GivenLink {
  readonly code: string;
  readonly kind: LinkKind;
  readonly now: Date;
}

/** The account of a link, without using the link. Throws the reason if it does not work. */
export async function readLink(database: Database, { code, kind, now }: GivenLink): Promise<number> {
  const [found] = await database.select().from(accountLink).where(isLink(code, kind));
  if (!found) throw new OfficeFailure('linkUnknown');
  if (found.usedAt !== null) throw new OfficeFailure('linkUsed');
  if (found.replacedAt !== null || found.expiresAt <= now) throw new OfficeFailure('linkOver');
  return found.accountId;
}

/** Uses a link and returns its account. One database statement decides: of several uses at once, one succeeds. */
export async function spendLink(database: Database, given: GivenLink): Promise<number> {
  const { code, kind, now } = given;
  const [spent] = await database
    .update(accountLink)
    .set({ usedAt: now })
    .where(and(isLink(code, kind), isNull(accountLink.usedAt), isNull(accountLink.replacedAt), gt(accountLink.expiresAt, now)))
    .returning({ accountId: accountLink.accountId });
  if (spent) return spent.accountId;
  await readLink(database, given);
  throw new OfficeFailure('linkOver');
}

function isLink(code: string, kind: LinkKind) {
  return and(eq(accountLink.codeHash, hashOfCode(code)), eq(accountLink.kind, kind));
}
