// Attacks on accounts, against two servers with one PostgreSQL. Each test first shows with the same input that the attack succeeds without
// its guard.
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, demoTotpSecret } from '../../sample-office/seed/accounts/demo-accounts';
import { type AttemptLimits, attemptLimits } from '../../server/accounts/attempts';
import { issueLink, readLink, spendLink } from '../../server/accounts/links';
import { spendCode, stepOfCode } from '../../server/accounts/one-time-codes';
import { createPasswordHasher } from '../../server/accounts/passwords';
import { countRecoveryCodes, issueRecoveryCodes, spendRecoveryCode } from '../../server/accounts/recovery-codes';
import { keyFor } from '../../server/accounts/secrets';
import { findCaller } from '../../server/accounts/sessions';
import { account, attempt, recoveryCode } from '../../server/database/account-tables';
import { type AccountCaller, accountCaller, kodOf, origin } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { type PostgresServer, startPostgres } from './postgres-server';

const start = new Date('2026-11-21T10:00:00Z');
let clock = start;
let evaluated = 0;
// Real hashing, counted, and cheap enough to be done a few hundred times.
const counting = createPasswordHasher({
  memoryCost: 1_024,
  timeCost: 1,
  argon2: {
    hash,
    verify: (...given) => {
      evaluated += 1;
      return verify(...given);
    },
  },
});
const endless = { allowed: 1_000_000 };
const unlimited: AttemptLimits = {
  ...attemptLimits,
  passwordOfAccount: { ...attemptLimits.passwordOfAccount, ...endless },
  passwordFromAddress: { ...attemptLimits.passwordFromAddress, ...endless },
};

let postgres: PostgresServer;
let first: DatabaseOffice;
let second: DatabaseOffice;
let call: AccountCaller;
let elsewhere: AccountCaller;

const open = (parts: Parameters<typeof openDatabaseOffice>[1] = {}) =>
  openDatabaseOffice({ DATABASE_URL: postgres.url, PUBLIC_URL: origin }, { now: () => clock, passwords: counting, ...parts });
const times = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const inAnHour = () => {
  clock = new Date(clock.getTime() + 3_600_000);
};
const accountOf = async (login: string) => {
  const [found] = await first.database.select().from(account).where(eq(account.login, login));
  if (!found) throw new Error(`There is no account ${login}.`);
  return found;
};

beforeAll(async () => {
  postgres = await startPostgres();
  first = await open();
  second = await open();
  await first.database.update(account).set({ passwordHash: await counting.hash(demoPassword) });
  call = accountCaller(first);
  elsewhere = accountCaller(second);
}, 120_000);

afterAll(async () => {
  await second?.close();
  await first?.close();
  await postgres?.stop();
});

describe('a hundred wrong passwords at once, on two servers', () => {
  const attack = async (one: AccountCaller, other: AccountCaller, login: string) => {
    evaluated = 0;
    const answers = await times(100, (index) => (index % 2 === 0 ? one : other).logIn(login, `Zgadnij-${index}`));
    return { evaluated, answers };
  };

  it('are evaluated ten times at most, and each refused one says when to come back', async () => {
    // Without limits every attempt is checked.
    const open1 = await open({ limits: unlimited });
    expect((await attack(accountCaller(open1), accountCaller(open1), 'jan')).evaluated).toBe(100);
    await open1.close();
    await first.database.delete(attempt);

    const guarded = await attack(call, elsewhere, 'jan');
    expect(guarded.evaluated).toBe(attemptLimits.passwordOfAccount.allowed);
    const refused = guarded.answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(90);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) === 900)).toBe(true);
    expect(kodOf(await elsewhere.logIn('JAN '))).toBe(1601);
    // The limit survives a restart.
    const restarted = await open();
    expect(kodOf(await accountCaller(restarted).logIn('jan'))).toBe(1601);
    await restarted.close();
    inAnHour();
    expect((await call.logIn('jan')).status).toBe(200);
  });

  it('would get through to a counter that reads first and writes then', async () => {
    // The guard is that `countAttempt` is a single statement. The same count in two statements lets parallel attempts pass together.
    const key = 'n'.repeat(64);
    await first.database.insert(attempt).values({ key, count: 0, windowEndsAt: clock });
    const passed = await times(100, async () => {
      const [read] = await first.database.select().from(attempt).where(eq(attempt.key, key));
      const count = (read?.count ?? 0) + 1;
      await first.database.update(attempt).set({ count }).where(eq(attempt.key, key));
      return count <= 10;
    });
    expect(passed.filter(Boolean).length).toBeGreaterThan(10);
  });

  it('over many logins from one address stop at the limit of the address; a right password does not count against it', async () => {
    inAnHour();
    for (let index = 0; index < 3; index += 1) expect((await call.logIn('anna')).status).toBe(200);
    evaluated = 0;
    await times(130, (index) => call.logIn(`zgadywany-${index}`, 'Zgadnij-2026'));
    expect(evaluated).toBe(attemptLimits.passwordFromAddress.allowed);
    inAnHour();
  });
});

describe('an absent account', () => {
  const probes = [
    ['/uzytkownicy/token', (login: string) => ({ login, haslo: 'Zgadnij-2026', recaptcha: null })],
    ['/uzytkownicy/przypomnienieHasla', (login: string) => ({ login, email: `${login}@brzezie-lesne.example` })],
    [
      '/uzytkownicy/ponownaAktywacja',
      (login: string) => ({ login, email: `${login}@brzezie-lesne.example`, returnUrl: `${origin}/aktywacja-return-url` }),
    ],
  ] as const;

  it.each(probes)('is answered by %s like an existing one, in words, headers and work', async (path, body) => {
    inAnHour();
    const ask = async (login: string) => {
      evaluated = 0;
      const { status, headers, body: answer } = await call.post(path, body(login));
      const { date: _date, 'x-request-id': _id, ...same } = headers;
      return { status, headers: { ...same, 'content-security-policy': '' }, answer, evaluated };
    };
    const absent = await ask('nie-ma-takiego');
    for (const login of ['anna', 'niepotwierdzony', 'niezweryfikowana', 'dwuetapowa', 'urzedowa']) expect(await ask(login)).toEqual(absent);
  });

  it('costs a login the same work only because of the hash of no account', async () => {
    // A hasher without this guard answers at once for a missing account, a difference that an attacker can measure.
    const hasty = {
      ...counting,
      check: async (password: string, kept: string | null) =>
        kept === null ? { right: false, outdated: false } : counting.check(password, kept),
    };
    const careless = await open({ passwords: hasty });
    const workFor = async (office: DatabaseOffice, login: string) => {
      evaluated = 0;
      await accountCaller(office).logIn(login, 'Zgadnij-2026');
      return evaluated;
    };
    inAnHour();
    expect([await workFor(careless, 'anna'), await workFor(careless, 'nie-ma-takiego')]).toEqual([1, 0]);
    expect([await workFor(first, 'anna'), await workFor(first, 'nie-ma-takiego')]).toEqual([1, 1]);
    await careless.close();
  });
});

describe('a one-time code', () => {
  it('given fifty times at once works once, and never again', async () => {
    inAnHour();
    const { id } = await accountOf('dwuetapowa');
    const code = await generate({ secret: demoTotpSecret, epoch: Math.floor(clock.getTime() / 1000) });
    const given = { accountId: id, secret: demoTotpSecret, code, now: clock };
    // A correct code may have been used before. If the account did not remember it, all fifty would pass.
    expect((await times(50, () => stepOfCode(demoTotpSecret, code, clock))).filter((step) => step !== null)).toHaveLength(50);
    expect((await times(50, (index) => spendCode((index % 2 ? first : second).database, given))).filter(Boolean)).toHaveLength(1);
    expect(await spendCode(first.database, given)).toBe(false);
    const before = await generate({ secret: demoTotpSecret, epoch: Math.floor(clock.getTime() / 1000) - 30 });
    expect(await stepOfCode(demoTotpSecret, before, clock)).not.toBeNull();
    expect(await spendCode(first.database, { ...given, code: before })).toBe(false);
  });

  it('counts one step early or late, and no other', async () => {
    const epoch = Math.floor(clock.getTime() / 1000);
    const accepted = await times(5, async (index) => {
      const code = await generate({ secret: demoTotpSecret, epoch: epoch + (index - 2) * 30 });
      return (await stepOfCode(demoTotpSecret, code, clock)) !== null;
    });
    expect(accepted).toEqual([false, true, true, true, false]);
  });

  it('opens one session when two servers get it at once', async () => {
    inAnHour();
    const code = await generate({ secret: demoTotpSecret, epoch: Math.floor(clock.getTime() / 1000) });
    const tokens = await times(2, async (index) => {
      const { body } = await (index ? call : elsewhere).logIn('dwuetapowa');
      return (body as { readonly token: string }).token;
    });
    const answers = await times(2, (index) =>
      (index ? elsewhere : call).post('/uzytkownicy/login2FA', { totp: code, token: tokens[index] }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('a recovery code', () => {
  it('given fifty times at once on two servers works once, and is stored as a keyed hash only', async () => {
    inAnHour();
    const { id } = await accountOf('dwuetapowa');
    const [code = '', other = ''] = await first.database.transaction(async (within) => await issueRecoveryCodes(within, id));
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const stored = JSON.stringify(await first.database.select().from(recoveryCode));
    expect(stored).not.toContain(code.replace('-', ''));
    const spend = (index: number) => spendRecoveryCode((index % 2 ? first : second).database, { accountId: id, code });
    expect((await times(50, spend)).filter(Boolean)).toHaveLength(1);
    expect(await countRecoveryCodes(first.database, id)).toBe(9);
    // As somebody types it from paper.
    const answer = await call.logIn('dwuetapowa');
    expect(answer.body).toMatchObject({ czy2FaAktywne: true, czyKodyZapasowe: true });
    const { token } = answer.body as { readonly token: string };
    const sent = (totp: string) => call.post('/uzytkownicy/login2FA', { totp, token });
    expect(kodOf(await sent(code))).toBe(1602);
    expect(await sent(` ${other.toUpperCase().replace('-', ' ')}`)).toMatchObject({ status: 200, body: { kodyZapasowe: 8 } });
  });
});

describe('a link', () => {
  it('used twenty times at once works once', async () => {
    inAnHour();
    const { id: accountId } = await accountOf('oleh');
    const code = await issueLink(first.database, { accountId, kind: 'activation', now: clock });
    const link = { code, kind: 'activation', now: clock } as const;
    const tries = (work: typeof readLink) =>
      times(20, (index) =>
        work((index % 2 ? first : second).database, link).then(
          () => true,
          () => false,
        ),
      );
    // If a link were only read before it is marked as used, all of them would pass.
    expect((await tries(readLink)).filter(Boolean)).toHaveLength(20);
    expect((await tries(spendLink)).filter(Boolean)).toHaveLength(1);
    await expect(readLink(first.database, { ...link, kind: 'new-password' })).rejects.toThrow('linkUnknown');
  });
});

describe('a token', () => {
  const statusOf = (token: string, one = call) => one.get('/uzytkownicy/informacje', token).then(({ status }) => status);

  it('of one server counts on the other, and its end there as well', async () => {
    inAnHour();
    const token = await call.tokenOf('jan');
    expect(await statusOf(token, elsewhere)).toBe(200);
    expect((await elsewhere.post('/pi/wylogowanie', undefined, token)).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it.each([
    ['logout', async (token: string) => await call.post('/pi/wylogowanie', undefined, token)],
    [
      'a change of the password elsewhere',
      async () => {
        const body = { stareHaslo: demoPassword, noweHaslo: 'Przejsciowe-1' };
        await elsewhere.post('/uzytkownicy/zmianaHasla', body, await elsewhere.tokenOf('jan'));
        const back = { stareHaslo: 'Przejsciowe-1', noweHaslo: demoPassword };
        return await elsewhere.post('/uzytkownicy/zmianaHasla', back, await elsewhere.tokenOf('jan', 'Przejsciowe-1'));
      },
    ],
    [
      'a change of two-factor login elsewhere',
      async () => {
        const own = await elsewhere.tokenOf('jan');
        const { key } = (await elsewhere.get('/uzytkownicy/konfiguracja2Fa', own)).body as { readonly key: string };
        const totp = await generate({ secret: key, epoch: Math.floor(clock.getTime() / 1000) });
        await elsewhere.post('/uzytkownicy/konfiguracja2Fa', { czy2FaAktywne: true, totp }, own);
        return await elsewhere.post('/uzytkownicy/konfiguracja2Fa', { czy2FaAktywne: false, totp: null, haslo: demoPassword }, own);
      },
    ],
    [
      'a change of the e-mail address elsewhere',
      async () => {
        const body = { nowyEmail: 'jan.inny@poczta.example', haslo: demoPassword };
        return await elsewhere.post('/uzytkownicy/zmianaEmaila', body, await elsewhere.tokenOf('jan'));
      },
    ],
  ])('does not work after %s', async (_name, change) => {
    inAnHour();
    const token = await call.tokenOf('jan');
    expect(await statusOf(token)).toBe(200);
    expect((await change(token)).status).toBe(200);
    // The token is still signed and valid; the session in the database ends it.
    const { payload } = await jwtVerify(token, await keyFor(first.database, 'session-token'), { currentDate: clock });
    expect(payload.jti).toBeTypeOf('string');
    expect(await statusOf(token)).toBe(401);
  });

  it('that is altered, over, of another key, of another algorithm or of none is nobody', async () => {
    inAnHour();
    const token = await call.tokenOf('jan');
    const { jti = '', iat = 0, exp = 0 } = decodeJwt(token);
    const [head = '', body = '', sign = ''] = token.split('.');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const key = await keyFor(first.database, 'session-token');
    const signed = (secret: Uint8Array, changes: { issuer?: string; exp?: number; iat?: number; alg?: string } = {}) =>
      new SignJWT({})
        .setProtectedHeader({ alg: changes.alg ?? 'HS256' })
        .setIssuer(changes.issuer ?? 'okienko')
        .setJti(jti)
        .setIssuedAt(changes.iat ?? iat)
        .setExpirationTime(changes.exp ?? exp)
        .sign(secret);
    const forged = {
      'altered signature': `${head}.${body}.${sign.startsWith('A') ? 'B' : 'A'}${sign.slice(1)}`,
      'altered claims': `${head}.${part({ jti, iss: 'okienko', iat, exp: exp + 1 })}.${sign}`,
      'no signature': `${head}.${body}.`,
      'alg none': `${part({ alg: 'none' })}.${body}.`,
      'alg none with a signature': `${part({ alg: 'none' })}.${body}.${sign}`,
      'alg nOnE': `${part({ alg: 'nOnE' })}.${body}.x`,
      'foreign key': await signed(new Uint8Array(32)),
      'key of the captcha': await signed(await keyFor(first.database, 'captcha')),
      'another algorithm': await signed(new Uint8Array([...key, ...key]), { alg: 'HS512' }),
      'another issuer': await signed(key, { issuer: 'elsewhere' }),
      over: await signed(key, { exp: Math.floor(clock.getTime() / 1000) - 1 }),
      'issued long ago': await signed(key, { iat: iat - 90_000 }),
    };
    expect(await statusOf(await signed(key))).toBe(200);
    for (const [name, bad] of Object.entries(forged)) {
      // All these tokens name the open session, so reading them without verifying would accept them.
      expect(decodeJwt(bad).jti, name).toBe(jti);
      expect((await findCaller(first.database, `Bearer ${bad}`, clock)).kind, name).toBe('visitor');
      expect(await statusOf(bad), name).toBe(401);
    }
    for (const header of ['', 'Bearer', 'Bearer ', `bearer ${token}`, `Basic ${token}`, `Bearer ${token} x`, `Bearer\t${token}`]) {
      expect((await findCaller(first.database, header, clock)).kind, header).toBe('visitor');
    }
  });
});
