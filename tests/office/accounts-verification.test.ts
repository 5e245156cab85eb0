import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { sampleParties } from '../../sample-office/seed/parties/sample-parties';
import type { CaptchaChallenge } from '../../server/accounts/captcha';
import { verifyAccount, verifyAccountByPerson } from '../../server/accounts/verification';
import { account, accountIdentity, securityEvent } from '../../server/database/account-tables';
import { officeSettings } from '../../server/database/shell-tables';
import { accountCaller, codeIn, kodOf, origin, registrationOf } from './account-caller';
import { officeOfFile } from './office-of-file';
import { signIn } from './sign-in';

const now = new Date('2026-11-21T10:00:00Z');
const office = await officeOfFile({ variables: { PUBLIC_URL: origin } });
const call = accountCaller(office);

async function accountOf(login: string) {
  const [found] = await office.database.select().from(account).where(eq(account.login, login));
  if (!found) throw new Error(`There is no account ${login}.`);
  return found;
}

describe('a person whom a node vouches for', () => {
  const person = (identifier: string, more: { readonly signedInAs?: number; readonly provider?: string } = {}) =>
    verifyAccountByPerson(office.database, { provider: 'wezelKrajowy', identifier, now, address: '127.0.0.1', ...more });

  it('is found by a verified account with the PESEL, and by the node alone from then on', async () => {
    const { id } = await accountOf('anna');
    expect(await person(sampleParties.wife.pesel)).toBe(id);
    await office.database.update(account).set({ pesel: null }).where(eq(account.id, id));
    expect(await person(sampleParties.wife.pesel)).toBe(id);
    expect(await person(sampleParties.wife.pesel, { provider: 'profilZaufany' })).toBeNull();
    await office.database.update(account).set({ pesel: sampleParties.wife.pesel }).where(eq(account.id, id));
  });

  it('is not found by an account that somebody has registered with the number and not proved', async () => {
    // An attacker registers with the PESEL of a victim and waits. If accounts were linked by that number, the attacker's account would get
    // the victim's data.
    const { id, pesel } = await accountOf('niezweryfikowana');
    expect(await person(pesel ?? '')).toBeNull();
    expect((await accountOf('niezweryfikowana')).state).toBe('restricted');
    // A login begun in the account's own session proves both.
    expect(await person(sampleParties.husband.pesel, { signedInAs: id })).toBeNull();
    expect(await person(pesel ?? '', { signedInAs: id })).toBe(id);
    const token = await call.tokenOf('niezweryfikowana');
    expect((await call.get('/lista-podmiotow', token)).body).toMatchObject([{ name: 'Maria Niezweryfikowana' }]);
  });

  it('is nobody once the account is deleted', async () => {
    const token = await call.tokenOf('oleh');
    const { id } = await accountOf('oleh');
    expect(await person(sampleParties.newcomer.pesel)).toBe(id);
    await office.send('DELETE', '/api/uzytkownicy/konto', { haslo: demoPassword }, token);
    expect(await person(sampleParties.newcomer.pesel)).toBeNull();
    expect(await office.database.select().from(accountIdentity).where(eq(accountIdentity.accountId, id))).toEqual([]);
  });
});

describe('a clerk', () => {
  it('verifies an activated account, and no other', async () => {
    await office.database.update(account).set({ state: 'restricted' }).where(eq(account.login, 'helena'));
    expect(await verifyAccount(office.database, (await accountOf('helena')).id)).toBe(true);
    expect(await verifyAccount(office.database, (await accountOf('niepotwierdzony')).id)).toBe(false);
  });

  const activated = async (login: string, changes: object = {}) => {
    await call.post('/uzytkownicy/rejestracja?lang=en', registrationOf(login, changes));
    await call.post('/uzytkownicy/aktywacja', { hash: codeIn(await call.letterTo(`${login}@poczta.example`), 'hash') });
    return await accountOf(login);
  };
  const confirm = async (id: number | string, headers: Readonly<Record<string, string>> = {}) => {
    const { status, bytes } = await office.send('POST', `/konta-do-potwierdzenia/${id}`, undefined, undefined, headers);
    return { status, page: bytes.toString() };
  };

  it('sees at the desk who waits, confirms one account, and its owner is told in the language of the first letter [REG-50]', async () => {
    const { id } = await activated('oczekujaca');
    const page = (await office.get('/konta-do-potwierdzenia/')).bytes.toString();
    expect(page).toContain('Róża Zielińska-Nowak');
    expect(page).toContain('PESEL 44051401359');
    expect(page).not.toContain('<script');
    expect((await confirm(id, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await accountOf('oczekujaca')).state).toBe('restricted');
    const confirmed = await confirm(id, { 'sec-fetch-site': 'same-origin' });
    expect(confirmed.status).toBe(200);
    expect(confirmed.page).toContain('Konto jest potwierdzone.');
    expect(confirmed.page).not.toContain(`/konta-do-potwierdzenia/${id}"`);
    expect((await accountOf('oczekujaca')).state).toBe('verified');
    const events = await office.database.select().from(securityEvent).where(eq(securityEvent.accountId, id));
    expect(events.map(({ kind }) => kind)).toContain('verified');
    const letter = await call.letterTo('oczekujaca@poczta.example', 2);
    expect(letter.subject).toMatch(/identity confirmed$/);
    expect(letter.body).toContain(`${origin}/logowanie`);
  });

  it('confirms nobody twice, nobody who is not activated, and no second account of a person', async () => {
    const again = (await accountOf('oczekujaca')).id;
    const early = (await accountOf('niepotwierdzony')).id;
    for (const id of [again, early, 999_999, 'x', '1;2']) expect((await confirm(id)).status, String(id)).toBe(409);
    const second = await activated('podwojna', { pesel: sampleParties.wife.pesel });
    const refused = await confirm(second.id);
    expect([refused.status, refused.page.includes('Ta osoba ma już inne potwierdzone konto.')]).toEqual([409, true]);
    expect((await accountOf('podwojna')).state).toBe('restricted');
    expect((await accountOf('niepotwierdzony')).state).toBe('unconfirmed');
  });
});

describe('the states of an account', () => {
  it('go from unconfirmed by the link to restricted, by the clerk to verified, and end deleted; no link leads back [REG-53]', async () => {
    const stateOf = async () => (await accountOf('droga'))?.state;
    await call.post('/uzytkownicy/rejestracja', registrationOf('droga'));
    expect(await stateOf()).toBe('unconfirmed');
    const { id } = await accountOf('droga');
    expect(await verifyAccount(office.database, id)).toBe(false);
    const hash = codeIn(await call.letterTo('droga@poczta.example'), 'hash');
    const activate = () => call.post('/uzytkownicy/aktywacja', { hash });
    expect((await activate()).status).toBe(200);
    expect(await stateOf()).toBe('restricted');
    expect(await verifyAccount(office.database, id)).toBe(true);
    expect(await stateOf()).toBe('verified');
    expect((await activate()).status).not.toBe(200);
    expect(await stateOf()).toBe('verified');
    const token = await call.tokenOf('droga', 'Wiosna-2026');
    await office.send('DELETE', '/api/uzytkownicy/konto', { haslo: 'Wiosna-2026' }, token);
    const [ended] = await office.database.select({ state: account.state }).from(account).where(eq(account.id, id));
    expect(ended?.state).toBe('deleted');
    expect((await activate()).status).not.toBe(200);
    expect(await verifyAccount(office.database, id)).toBe(false);
  });
});

describe('a tax number that a person has typed', () => {
  it('gives no right to the institution that has it', async () => {
    await office.database.update(account).set({ nip: sampleParties.company.nip }).where(eq(account.login, 'jan'));
    const token = await call.tokenOf('jan');
    expect((await call.get('/lista-podmiotow', token)).body).toMatchObject([{ name: 'Jan Wzorcowy' }]);
  });
});

describe('an account without a number of its own', () => {
  it('acts for whom it has been given a right to', async () => {
    const token = await signIn(office.database, { parties: ['shop', 'company'] });
    expect((await call.get('/lista-podmiotow', token)).body).toMatchObject([
      { nip: sampleParties.shop.nip },
      { nip: sampleParties.company.nip },
    ]);
  });
});

describe('the captcha', () => {
  const challenge = async () => (await call.get('/uzytkownicy/captcha')).body as CaptchaChallenge;
  const answerTo = async (given: CaptchaChallenge) => {
    const solution = await solveChallenge({ challenge: given, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64');
  };
  const logIn = (recaptcha: string | null) => call.post('/uzytkownicy/token', { login: 'jan', haslo: demoPassword, recaptcha });

  it('is neither given nor asked for when the office does not want it', async () => {
    expect(kodOf(await call.get('/uzytkownicy/captcha'))).toBe(1616);
    expect((await logIn(null)).status).toBe(200);
  });

  it('lets a solved challenge in once, and nothing else', async () => {
    await office.database.update(officeSettings).set({ captcha: true });
    const solved = await answerTo(await challenge());
    expect((await logIn(solved)).status).toBe(200);
    expect(kodOf(await logIn(solved))).toBe(1604);
    const together = await answerTo(await challenge());
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(together)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const given = await challenge();
    const easier = { ...given, parameters: { ...given.parameters, cost: 1 } };
    const ownSignature = { ...given, signature: '0'.repeat(64) };
    const longer = { ...given, parameters: { ...given.parameters, expiresAt: given.parameters.expiresAt + 9_999 } };
    const wrong = [
      null,
      '',
      'x',
      Buffer.from('{}').toString('base64'),
      Buffer.from('null').toString('base64'),
      Buffer.from(JSON.stringify({ challenge: given, solution: { counter: 0, derivedKey: '00' } })).toString('base64'),
      await answerTo(easier),
      await answerTo(ownSignature),
      await answerTo(longer),
    ];
    for (const recaptcha of wrong) expect(kodOf(await logIn(recaptcha)), String(recaptcha).slice(0, 20)).toBe(1604);
    await office.database.update(officeSettings).set({ captcha: false });
  });
});
