import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { recoveryCode } from '../../server/database/account-tables';
import { type AccountCaller, accountCaller, kodOf, origin } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

const folder = temporaryFolder();
let clock = new Date('2026-11-21T10:00:00Z');
let office: DatabaseOffice;
let call: AccountCaller;

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(clock.getTime() / 1000) });

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin }, { now: () => clock });
  call = accountCaller(office);
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

describe('two-factor login', () => {
  it('gives recovery codes that are renewed by their owner only, told of in letters, and gone when it is switched off', async () => {
    later(20);
    const token = await call.tokenOf('wytwornia');
    const read = async () => (await call.get('/uzytkownicy/konfiguracja2Fa', token)).body as { key: string; kodyZapasowe: number };
    const save = (changes: object, by = token) =>
      call.post('/uzytkownicy/konfiguracja2Fa', { czy2FaAktywne: true, totp: null, ...changes }, by);
    const codesOf = ({ body }: { readonly body: unknown }) => (body as { kodyZapasowe: readonly string[] }).kodyZapasowe;
    const { key, kodyZapasowe } = await read();
    expect(kodyZapasowe).toBe(0);
    // Nothing to renew while there is no second step.
    expect(kodOf(await save({ noweKodyZapasowe: true, haslo: demoPassword }))).not.toBeNull();
    const first = codesOf(await save({ totp: await codeNow(key) }));
    expect(new Set(first)).toHaveProperty('size', 10);
    expect(JSON.stringify(await call.lettersTo('wytwornia@brzezie-lesne.example'))).not.toContain(first[0]);

    const renew = (proof: object) => save({ noweKodyZapasowe: true, ...proof });
    expect(kodOf(await renew({}))).toBe(1620);
    expect(kodOf(await renew({ totp: '000000' }))).toBe(1602);
    expect(kodOf(await renew({ haslo: 'Zle-haslo-1' }))).toBe(1519);
    // A recovery code logs in, and proves nothing else.
    expect(kodOf(await renew({ totp: first[0] }))).toBe(1602);
    expect((await read()).kodyZapasowe).toBe(10);
    const second = codesOf(await renew({ haslo: demoPassword }));
    expect(second).toHaveLength(10);
    expect(second.filter((code) => first.includes(code))).toEqual([]);
    expect((await call.letterTo('wytwornia@brzezie-lesne.example')).subject).toContain('nowe kody zapasowe');

    const step = async () => (await call.logIn('wytwornia')).body as { token: string; czyKodyZapasowe: boolean };
    const begun = await step();
    expect(begun.czyKodyZapasowe).toBe(true);
    const complete = (totp = '', pending = begun.token) => call.post('/uzytkownicy/login2FA', { totp, token: pending });
    expect(kodOf(await complete(first[0]))).toBe(1602);
    expect((await complete(second[0])).body).toMatchObject({ token: expect.any(String), kodyZapasowe: 9 });
    const used = await call.letterTo('wytwornia@brzezie-lesne.example');
    expect(used.subject).toContain('użyto kodu zapasowego');
    expect(used.body).toContain('Pozostało kodów: 9.');
    expect(used.body).not.toContain(second[0]);
    expect(kodOf(await complete(second[0], (await step()).token))).toBe(1602);

    later(1);
    expect((await save({ czy2FaAktywne: false, totp: await codeNow(key) })).status).toBe(200);
    expect((await read()).kodyZapasowe).toBe(0);
    expect(await office.database.select().from(recoveryCode)).toEqual([]);
  });
});
