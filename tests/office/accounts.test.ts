import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/seed/accounts/demo-accounts';
import { type DatabaseOffice, type OfficeAnswer, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

const folder = temporaryFolder();
let office: DatabaseOffice;

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path });
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

const logIn = (login: string, haslo = demoPassword): Promise<OfficeAnswer> =>
  office.send('POST', '/api/uzytkownicy/token', { login, haslo, recaptcha: null });

async function tokenOf(login: string): Promise<string> {
  return ((await logIn(login)).body as { readonly token: string }).token;
}

describe('a session', () => {
  it('begins with login and password and knows the user and whom the user may act for', async () => {
    const answer = await logIn(' Anna ');
    expect(answer.body).toEqual({ token: expect.any(String), czyOgraniczony: false, czyNiepotwierdzony: false, czy2FaAktywne: false });
    const token = (answer.body as { readonly token: string }).token;
    expect((await office.get('/api/uzytkownicy/informacje', token)).body).toMatchObject({
      imie: 'Anna',
      login: 'anna',
      nip: null,
      czasSesji: 900,
      czyInstytucja: false,
      czyPierwszeLogowanie: false,
    });
    expect((await office.get('/api/lista-podmiotow', token)).body).toEqual([
      { name: 'Anna Przykładowa', czyInstytucja: false, nip: null, pesel: expect.stringMatching(/^\d{11}$/) },
      { name: 'Sklep Przykład sp. z o.o.', czyInstytucja: true, nip: '1234563218', pesel: null },
    ]);
    expect((await office.send('POST', '/api/pi/przedluzanieSesji', undefined, token)).body).toEqual({ czasDoKoncaSesji: 900 });
    expect((await office.send('POST', '/api/pi/wylogowanie', undefined, token)).status).toBe(200);
    expect((await office.get('/api/uzytkownicy/informacje', token)).status).toBe(401);
  });

  it('of a restricted account acts for nobody', async () => {
    expect((await logIn('niezweryfikowana')).body).toMatchObject({ czyOgraniczony: true, czyNiepotwierdzony: false });
    const token = await tokenOf('niezweryfikowana');
    expect((await office.get('/api/lista-podmiotow', token)).body).toEqual([]);
    expect((await office.get('/api/uzytkownicy/informacje', token)).body).toMatchObject({ imie: 'Maria' });
  });

  it('is not given before the activation, and that is said only to who knows the password', async () => {
    expect((await logIn('niepotwierdzony')).body).toMatchObject({ kod: 1009 });
    expect((await logIn('niepotwierdzony', 'Inne-2026')).body).toMatchObject({ kod: 1600 });
  });
});
