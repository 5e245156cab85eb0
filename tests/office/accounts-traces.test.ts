import { eq, sql } from 'drizzle-orm';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, demoTotpSecret } from '../../sample-office/seed/accounts/demo-accounts';
import { openOperatorLog } from '../../server';
import { createPasswordHasher } from '../../server/accounts/passwords';
import { account, attempt, pendingLogin, securityEvent } from '../../server/database/account-tables';
import { type AccountCaller, accountCaller, codeIn, origin, registrationOf } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

const now = new Date('2026-11-21T10:00:00Z');
const folder = temporaryFolder();
const logged: string[] = [];
let office: DatabaseOffice;
let call: AccountCaller;

beforeAll(async () => {
  const place = { write: (line: string) => logged.push(line) };
  const log = openOperatorLog('json', { out: place, err: place });
  const parts = { log: log.request, tell: log.tell, now: () => now };
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin }, parts);
  call = accountCaller(office);
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

/** Everything that was written anywhere other than in answers, as one text. */
async function traces(): Promise<string> {
  const rows = [];
  for (const table of [securityEvent, attempt, pendingLogin]) rows.push(await office.database.select().from(table));
  return JSON.stringify({ logged, rows });
}

describe('what an account leaves behind', () => {
  it('in the log, among faults, in events and counters is no password, token, code, number or address of a person', async () => {
    await call.post('/uzytkownicy/rejestracja', registrationOf('sladowa'));
    const hash = codeIn(await call.letterTo('sladowa@poczta.example'), 'hash');
    await call.get(`/uzytkownicy/aktywacja?hash=${hash}`);
    await call.get(`/uzytkownicy/44051401359?email=sladowa@poczta.example`);
    await call.post('/uzytkownicy/aktywacja', { hash });
    await call.logIn('sladowa', 'Zla-2026');
    const token = await call.tokenOf('sladowa', 'Wiosna-2026');
    const { token: pending } = (await call.logIn('dwuetapowa')).body as { readonly token: string };
    const totp = await generate({ secret: demoTotpSecret, epoch: now.getTime() / 1000 });
    await call.post('/uzytkownicy/login2FA', { totp, token: pending });
    await call.get(`/uzytkownicy/informacje?token=${token}&pesel=44051401359`, token);
    await call.post('/uzytkownicy/zmianaHasla', { stareHaslo: 'Wiosna-2026', noweHaslo: 'Lato-2026-x' }, token);
    await office.send('DELETE', '/api/uzytkownicy/konto', { haslo: 'Lato-2026-x' }, token);
    // Provokes faults during account calls, because their messages go to the operator.
    await office.database.execute(sql`ALTER TABLE account RENAME COLUMN nip TO nip_no_more`);
    expect((await call.logIn('sladowa', 'Wiosna-2026')).status).toBe(500);
    await office.database.execute(sql`ALTER TABLE account RENAME COLUMN nip_no_more TO nip`);
    await office.database.execute(sql`ALTER TABLE letter RENAME TO no_letter`);
    expect((await call.post('/uzytkownicy/rejestracja', registrationOf('sladowa'))).status).toBe(500);
    await office.database.execute(sql`ALTER TABLE no_letter RENAME TO letter`);
    await office.database.update(account).set({ passwordHash: 'not a hash' }).where(eq(account.login, 'jan'));
    expect((await call.logIn('jan', 'Tajne-2026')).status).toBe(500);

    const written = await traces();
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.join()).toContain('A call of the API failed');
    const secrets = ['Wiosna-2026', 'Zla-2026', 'Lato-2026', 'Tajne-2026', hash, pending, token.split('.')[2] ?? '', totp, demoTotpSecret];
    const personal = ['44051401359', 'sladowa', 'poczta.example', 'Róża', 'Zielińska'];
    // The requested addresses contain these values, so a log of complete addresses would too.
    expect(decodeURIComponent(`?hash=${hash}&email=sladowa@poczta.example`)).toContain(hash);
    for (const text of [...secrets, ...personal]) expect(written, text).not.toContain(text);
  });

  it('in the events is what happened, when, to which account and from which network', async () => {
    const events = await office.database.select().from(securityEvent).orderBy(securityEvent.id);
    const kinds = events.map(({ kind }) => kind);
    for (const kind of ['registered', 'activated', 'login-refused', 'login-restricted', 'login', 'password-changed', 'deleted'])
      expect(kinds).toContain(kind);
    for (const { happenedAt, network } of events) {
      expect(happenedAt).toEqual(now);
      expect(network).toBe('127.0.0.0/24');
    }
    expect(events.find(({ kind }) => kind === 'registered')?.accountId).toBeTypeOf('number');
  });
});

describe('the address that a call came from', () => {
  it('is that of the machine that connected, and with a trusted proxy the one that the proxy has seen, never one further back', async () => {
    const networkWith = async (proxies: string) => {
      const data = temporaryFolder();
      const behind = await openDatabaseOffice({ DATA_DIR: data.path, TRUSTED_PROXIES: proxies });
      const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
      await behind.send('POST', '/api/uzytkownicy/token', { login: 'jan', haslo: 'x', recaptcha: null }, undefined, headers);
      const read = async () => (await behind.database.select().from(securityEvent))[0]?.network;
      await expect.poll(read).toBeDefined();
      const network = await read();
      await behind.close();
      data.remove();
      return network;
    };
    expect(await networkWith('0')).toBe('127.0.0.0/24');
    expect(await networkWith('1')).toBe('198.51.100.0/24');
  });
});

describe('a password hash', () => {
  it('of weaker parameters still counts, and is renewed by the login', async () => {
    const weak = await createPasswordHasher({ memoryCost: 1_024, timeCost: 1 }).hash(demoPassword);
    await office.database.update(account).set({ passwordHash: weak }).where(eq(account.login, 'helena'));
    expect((await call.logIn('helena')).status).toBe(200);
    const kept = async () => {
      const [row] = await office.database.select({ hash: account.passwordHash }).from(account).where(eq(account.login, 'helena'));
      return row?.hash ?? '';
    };
    await expect.poll(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await call.logIn('helena')).status).toBe(200);
  });
});
