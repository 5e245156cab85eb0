import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { letter } from '../../server/database/account-tables';
import { application, storedFile } from '../../server/database/file-tables';
import { readPdf } from '../read-pdf';
import { officeOfFile } from './office-of-file';
import { signIn } from './sign-in';

// Uses a real PostgreSQL, where two simultaneous calls have two connections.
const office = await officeOfFile({ postgres: true, variables: { SANDBOX: '1' }, parts: { tell: () => undefined } });
const tokens = new Map<SamplePartyName, Promise<string>>();
const tokenOf = (party: SamplePartyName) => {
  const token = tokens.get(party) ?? signIn(office.database, { parties: [party] });
  tokens.set(party, token);
  return token;
};
const about = (call: string, party: SamplePartyName) => {
  const known = sampleParties[party];
  return `/api${call}${call.includes('?') ? '&' : '?'}pesel=${known.institution ? '' : known.pesel}`;
};
const upload = async (party: SamplePartyName) => {
  const headers = {
    authorization: `Bearer ${await tokenOf(party)}`,
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="dowod.pdf"',
  };
  const { body } = await office.request({ method: 'POST', url: '/api/pliki', payload: Buffer.from('%PDF-1.7 skan %%EOF'), headers });
  return (body as { id: string }).id;
};
const whole = (scans: readonly string[], more: object = {}) => ({
  ulica: 'Leśna 4',
  pojazdy: [{ numer: 'SK 12345', prawo: 'wlasnosc' }],
  skany: scans,
  oswiadczenie: true,
  ...more,
});
const send = async (party: SamplePartyName, body: object, key?: string, language = 'pl') =>
  await office.send(
    'POST',
    about(`/wnioski/kartaParkingowa/dodaj?lang=${language}`, party),
    body,
    await tokenOf(party),
    key ? { 'idempotency-key': key } : {},
  );
const sentBy = async (party: SamplePartyName) => {
  const { body } = await office.get(about('/wnioski/kartaParkingowa/dajWyslane', party), await tokenOf(party));
  return (
    body as { wnioski: { idWniosku: number; numerSprawy: string; stan: string; odpowiedz: string | null; pliki: { idPliku: string }[] }[] }
  ).wnioski;
};
const lettersAbout = async (number: string) =>
  (await office.database.select().from(letter).orderBy(letter.id)).filter(({ subject }) => subject.includes(number));

describe('an application', () => {
  it('pressed six times at once, and sent again after its answer was lost, is one, with one letter and the same answer', async () => {
    const scan = await upload('wife');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('wife', whole([scan]), key)));
    const again = await send('wife', whole([scan]), key);
    expect([...answers, again].map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [only, ...others] = await sentBy('wife');
    expect(others).toEqual([]);
    expect(again.body).toEqual({ numerSprawy: only?.numerSprawy });
    expect(await lettersAbout(only?.numerSprawy ?? '')).toHaveLength(1);
    expect(await send('wife', whole([scan], { ulica: 'Inna 5' }), key)).toMatchObject({ status: 409, body: { kod: 2020 } });
  });

  it('of somebody who has one is refused in words, also with another key, and the terms say so before', async () => {
    expect(await send('wife', whole([await upload('wife')]), randomUUID())).toMatchObject({ status: 409, body: { kod: 2102 } });
    const { body } = await office.get(about('/wnioski/kartaParkingowa/dajWarunki', 'wife'), await tokenOf('wife'));
    expect(body).toMatchObject({ czyZlozony: true });
  });

  it('with a scan of somebody else, a scan that was sent already, or none is refused; mended, it goes with the same key', async () => {
    const foreign = await upload('wife');
    const key = randomUUID();
    expect(await send('pensioner', whole([foreign]), key)).toMatchObject({ status: 400, body: { kod: 2104 } });
    expect(await send('pensioner', whole([]), key)).toMatchObject({ status: 400, body: { kod: 2103 } });
    expect((await send('pensioner', whole([await upload('pensioner')]), key, 'de')).status).toBe(200);
    const [sent] = await sentBy('wife');
    expect(await send('newcomer', whole([sent?.pliki[0]?.idPliku ?? '']))).toMatchObject({ status: 400, body: { kod: 2104 } });
  });

  it.each([
    ['no vehicle', { pojazdy: [] }, 'pojazdy'],
    [
      'a vehicle twice',
      {
        pojazdy: [
          { numer: 'SK 1234', prawo: 'leasing' },
          { numer: 'sk 1234', prawo: 'leasing' },
        ],
      },
      'pojazdy',
    ],
    [
      'a vehicle twice, once without a space',
      {
        pojazdy: [
          { numer: 'SK 1234', prawo: 'leasing' },
          { numer: 'SK1234', prawo: 'wlasnosc' },
        ],
      },
      'pojazdy',
    ],
    ['ten thousand vehicles', { pojazdy: Array(10_000).fill({ numer: 'SK 1234', prawo: 'leasing' }) }, ''],
    ['a right that nobody has', { pojazdy: [{ numer: 'SK 1234', prawo: 'kradziez' }] }, 'pojazdy'],
    ['no declaration', { oswiadczenie: false }, 'oswiadczenie'],
    ['no address', { ulica: ' ' }, 'ulica'],
  ])('with %s is refused in words that name the field', async (_, more, field) => {
    const answer = await send('newcomer', whole([randomUUID()], more));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({ opis: expect.stringContaining(field) });
  });

  it('keeps its files, its words and the definition it was filled in by; the receipt says all of it, to its owner alone', async () => {
    const [sent] = await sentBy('wife');
    const [kept] = await office.database
      .select()
      .from(application)
      .where(eq(application.id, sent?.idWniosku ?? 0));
    expect(kept?.definition).toMatch(/^karta-parkingowa \S+ [0-9a-f]{64}$/);
    const [file] = await office.database
      .select()
      .from(storedFile)
      .where(eq(storedFile.applicationId, kept?.id ?? 0));
    expect(await office.send('DELETE', `/api/pliki/${file?.id}`, undefined, await tokenOf('wife'))).toMatchObject({
      status: 409,
      body: { kod: 2008 },
    });
    const address = `/wnioski/dajPotwierdzenie/pdf?idWniosku=${sent?.idWniosku}`;
    const pdf = readPdf((await office.get(about(address, 'wife'), await tokenOf('wife'))).bytes);
    const joined = pdf.pageText(0).replace(/\s+/g, '');
    for (const said of [
      sent?.numerSprawy ?? '?',
      'Leśna4',
      'SK12345',
      'Pojazdnależydomnie',
      file?.sha256 ?? '?',
      'AnnaPrzykładowa',
      '21.11.2026,godz.11:00',
    ])
      expect(joined).toContain(said);
    expect((await office.get(about(address, 'newcomer'), await tokenOf('newcomer'))).status).toBe(404);
  });
});

describe('the page of a clerk', () => {
  it('shows what was sent, gives the scans out as files, and answers once: the fee becomes a charge, and the resident reads it', async () => {
    const [sent] = await sentBy('wife');
    const page = await office.request({ method: 'GET', url: '/wnioski-do-rozpatrzenia/' });
    expect(page.bytes.toString()).toContain(sent?.numerSprawy);
    const scan = await office.request({ method: 'GET', url: `/wnioski-do-rozpatrzenia/plik/${sent?.pliki[0]?.idPliku}` });
    expect(scan.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    const answer = async (decyzja: string, odpowiedz: string) =>
      (await office.form(`/wnioski-do-rozpatrzenia/${sent?.idWniosku}`, { decyzja, odpowiedz })).status;
    expect(await answer('przyjety', ' ')).toBe(400);
    expect(await answer('przyjety', 'Karta jest gotowa <b>')).toBe(200);
    expect(await answer('odrzucony', 'Jednak nie')).toBe(409);
    expect((await sentBy('wife'))[0]).toMatchObject({ stan: 'przyjety', odpowiedz: 'Karta jest gotowa <b>' });
    const { body } = await office.get(about('/oplaty/dajKartyNaleznosci', 'wife'), await tokenOf('wife'));
    expect(JSON.stringify(body)).toContain(sent?.numerSprawy);
    expect(await lettersAbout(sent?.numerSprawy ?? '')).toHaveLength(2);
  });

  it('writes to the resident in the language in which the application was sent', async () => {
    const [sent] = await sentBy('pensioner');
    const answered = await office.form(`/wnioski-do-rozpatrzenia/${sent?.idWniosku}`, { decyzja: 'odrzucony', odpowiedz: 'Brak' });
    expect(answered.status).toBe(200);
    const letters = await lettersAbout(sent?.numerSprawy ?? '');
    expect(letters.map(({ language }) => language)).toEqual(['de', 'de']);
    expect(letters.at(-1)?.body).toContain('Die Gemeindeverwaltung hat Ihren Antrag');
  });
});

describe('a declaration of the waste fee', () => {
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
  const allSentBy = async (party: SamplePartyName) =>
    (
      (await office.get(about('/wnioski/dajWyslane', party), await tokenOf(party))).body as {
        wnioski: { idWniosku: number; rodzaj: string; numerSprawy: string; stan: string; odpowiedz: string | null }[];
      }
    ).wnioski;

  it('stands among the applications of its party with the day of the answer and a receipt that says the fee and how it came about; a clerk answers it and charges nothing', async () => {
    const sent = await office.send('POST', about('/odpady/zlozDeklaracje', 'wife'), declaration, await tokenOf('wife'));
    expect(sent).toMatchObject({ status: 200, body: { numerSprawy: expect.stringMatching(/^OD\/\d+\/\d{4}$/) } });
    const [latest, earlier] = await allSentBy('wife');
    expect(latest).toMatchObject({ ...Object(sent.body), rodzaj: 'deklaracja-o-odpadach', stan: 'wyslany', odpowiedzDo: '2026-12-21' });
    expect(earlier).toMatchObject({ rodzaj: 'karta-parkingowa', stan: 'przyjety', odpowiedzDo: null });
    const number = latest?.numerSprawy ?? '?';
    expect(await lettersAbout(number)).toHaveLength(1);

    const address = `/wnioski/dajPotwierdzenie/pdf?idWniosku=${latest?.idWniosku}`;
    const pdf = readPdf((await office.get(about(address, 'wife'), await tokenOf('wife'))).bytes);
    const joined = pdf.pageText(0).replace(/\s+/g, '');
    for (const said of [number, 'Ogrodowa', 'JanPrzykładowy', 'Opłatamiesięczna', '63,00zł', '01.10.2026']) expect(joined).toContain(said);
    // How the fee came about: the formula in words and figures, and the act behind the rate of the day.
    for (const said of ['Skądtakwota:Opłatamiesięczna', '=2×31,50zł=63,00zł', 'Liczbaosób:2', 'UchwałanrXII/84/2025'])
      expect(joined).toContain(said);
    expect((await office.get(about(address, 'newcomer'), await tokenOf('newcomer'))).status).toBe(404);

    const answered = await office.form(`/wnioski-do-rozpatrzenia/${latest?.idWniosku}`, { decyzja: 'przyjety', odpowiedz: 'Przyjęto.' });
    expect(answered.status).toBe(200);
    expect((await allSentBy('wife'))[0]).toMatchObject({ numerSprawy: number, stan: 'przyjety', odpowiedz: 'Przyjęto.' });
    const { body } = await office.get(about('/oplaty/dajKartyNaleznosci', 'wife'), await tokenOf('wife'));
    expect(JSON.stringify(body)).not.toContain(number);
  });
});
