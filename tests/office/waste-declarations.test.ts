import { expect, it } from 'vitest';
import { officeOfFile } from './office-of-file';
import { partyCaller } from './party-caller';

const office = await officeOfFile();
const { ask, answer, send } = partyCaller(office);

const declaration = {
  rodzaj: 'pierwsza',
  powod: '',
  odDnia: '2026-10-01',
  adres: { ulica: 'Ogrodowa', numer: '7', kod: '12-345' },
  osoby: [{ nazwisko: 'Anna Przykładowa' }, { nazwisko: 'Jan Przykładowy' }],
  kompostownik: false,
  pojemnosc: null,
  telefon: null,
  email: 'anna@example.pl',
  oswiadczenie: true,
  oplataMiesieczna: 63,
};
const sent = async (party: 'wife' | 'newcomer') =>
  (await answer<{ deklaracje: readonly Record<string, unknown>[] }>(party, '/odpady/dajDeklaracje')).deklaracje;

it('a declaration gets the number of its case, is one however often it is sent, and only its party sees it', async () => {
  const first = await send('wife', '/odpady/zlozDeklaracje', declaration);
  expect(first).toMatchObject({ status: 200, body: { numerSprawy: expect.stringMatching(/^OD\/\d+\/\d{4}$/) } });
  expect((await send('wife', '/odpady/zlozDeklaracje', declaration)).body).toEqual(first.body);
  const changed = { ...declaration, osoby: declaration.osoby.slice(0, 1), oplataMiesieczna: 31.5 };
  await send('wife', '/odpady/zlozDeklaracje', changed);
  expect(await sent('wife')).toMatchObject([
    { liczbaOsob: 1, oplataMiesieczna: 31.5, odDnia: '2026-10-01' },
    { ...Object(first.body), liczbaOsob: 2, oplataMiesieczna: 63 },
  ]);
  expect(await sent('newcomer')).toEqual([]);
  expect((await ask('newcomer', '/odpady/dajDeklaracje', 'wife')).status).toBe(403);
});

it.each([
  ['rodzaj', 'inna'],
  ['odDnia', '2026-02-30'],
  ['adres', { ulica: 'Ogrodowa', numer: '7' }],
  ['adres', { ulica: 'Ogro\u0000dowa', numer: '7', kod: '12-345' }],
  ['osoby', []],
  ['osoby', Array.from({ length: 21 }, () => ({ nazwisko: 'A' }))],
  ['osoby', [{ nazwisko: ' ' }]],
  ['osoby', [null]],
  ['oswiadczenie', false],
  ['oplataMiesieczna', -1],
  ['oplataMiesieczna', 1e9],
])('a declaration with another %s than it can have is refused: %j', async (name, value) => {
  const before = await sent('wife');
  const refused = await send('wife', '/odpady/zlozDeklaracje', { ...declaration, [name]: value });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.status).toBeLessThan(500);
  expect(await sent('wife')).toEqual(before);
});
