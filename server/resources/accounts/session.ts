import { and, eq, lt, max } from 'drizzle-orm';
import { endSession, extendSession, secondsUntil } from '../../accounts/sessions';
import { officeMoment } from '../../calendar/office-day';
import { defineResource } from '../../calls/define-resource';
import { account, session } from '../../database/account-tables';
import { OfficeFailure } from '../../errors/office-failure';

/** Who is signed in, for whom the user may act, and the life of the session. */
export const sessionResources = [
  defineResource('GET /uzytkownicy/informacje', {
    query: {},
    caller: 'user',
    answer: async ({ database, user, now }) => {
      const [found] = await database
        .select({ account, first: session.first, createdAt: session.createdAt, expiresAt: session.expiresAt })
        .from(session)
        .innerJoin(account, eq(account.id, session.accountId))
        .where(eq(session.id, user.sessionId));
      if (!found) throw new OfficeFailure('signedOut');
      const { givenName, familyName, login, email, pesel, nip, institution } = found.account;
      const [before] = await database
        .select({ began: max(session.createdAt) })
        .from(session)
        .where(and(eq(session.accountId, found.account.id), lt(session.createdAt, found.createdAt)));
      return {
        imie: givenName,
        nazwisko: familyName,
        login,
        email,
        pesel,
        nip,
        czasSesji: secondsUntil(found.expiresAt, now),
        czyInstytucja: institution,
        czyPierwszeLogowanie: found.first,
        czy2FaAktywne: found.account.totpSecret !== null,
        poprzednieLogowanie: before?.began ? officeMoment(before.began) : null,
      };
    },
  }),

  defineResource('GET /lista-podmiotow', {
    query: {},
    caller: 'user',
    answer: async ({ user }) =>
      user.subjects.map(({ name, institution, nip, pesel }) => ({ name, czyInstytucja: institution, nip, pesel })),
  }),

  defineResource('POST /pi/przedluzanieSesji', {
    query: {},
    caller: 'user',
    answer: async ({ database, user, now }) => {
      const czasDoKoncaSesji = await extendSession(database, user.sessionId, now);
      if (czasDoKoncaSesji === null) throw new OfficeFailure('signedOut');
      return { czasDoKoncaSesji };
    },
  }),

  defineResource('POST /pi/wylogowanie', {
    query: {},
    caller: 'user',
    answer: async ({ database, accounts, user, now, address }) => {
      await endSession(database, user.sessionId, now);
      accounts.record({ kind: 'logout', at: now, address, accountId: user.accountId });
      return {};
    },
  }),
];
