import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { type AccountRow, accountParty, party, partyRight } from '../database/account-tables';
import type { Database } from '../database/database';
import type { OfficeSubject } from './caller';

type Owner = Pick<AccountRow, 'id' | 'institution' | 'pesel' | 'nip'>;

/**
 * Whom a verified account may act for: its own person or institution first, then those for whom the office has granted a right to the
 * account or its person. A tax number that the person typed gives no right, because the office has not checked it.
 */
export async function subjectsOf(database: Database, owner: Owner): Promise<readonly OfficeSubject[]> {
  const own = isParty(party, owner);
  const granted = exists(
    database
      .select({ one: sql`1` })
      .from(accountParty)
      .where(and(eq(accountParty.accountId, owner.id), eq(accountParty.partyId, party.id))),
  );
  const self = alias(party, 'self');
  const ofPerson = exists(
    database
      .select({ one: sql`1` })
      .from(partyRight)
      .innerJoin(self, eq(self.id, partyRight.partyId))
      .where(and(eq(partyRight.actsFor, party.id), isParty(self, owner))),
  );
  return await database
    .select({ id: party.id, name: party.name, institution: party.institution, nip: party.nip, pesel: party.pesel })
    .from(party)
    .where(or(own, granted, ofPerson))
    .orderBy(sql`CASE WHEN ${own} THEN 0 ELSE 1 END`, party.id);
}

/**
 * Adds the person of an account to the office's registers, so that the account has a subject to act for. Institutions are there already.
 */
export async function ensureOwnParty(
  database: Database,
  { institution, pesel, givenName, familyName }: Owner & Pick<AccountRow, 'givenName' | 'familyName'>,
): Promise<void> {
  if (institution || pesel === null) return;
  await database
    .insert(party)
    .values({ institution: false, name: `${givenName} ${familyName}`, pesel })
    .onConflictDoNothing();
}

function isParty(found: Readonly<Record<'institution' | 'pesel' | 'nip', AnyPgColumn>>, { institution, pesel, nip }: Owner): SQL {
  const number = institution ? nip : pesel;
  if (number === null) return sql`false`;
  return sql`(${found.institution} = ${institution} AND ${institution ? found.nip : found.pesel} = ${number})`;
}
