import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { letter } from '../../server/database/account-tables';
import { officeSettings } from '../../server/database/shell-tables';
import { waterCorrespondenceRequest, waterRequest } from '../../server/database/water-tables';
import { officeOfFile } from './office-of-file';
import { partyCaller } from './party-caller';

// Uses a real PostgreSQL, where two simultaneous requests have two connections.

const office = await officeOfFile({ postgres: true });

const { ask, answer, send, isSaved } = partyCaller(office);

describe('a request', () => {
  const request = (trescZgloszenia: string, tematZgloszenia = 1) => ({ idPunktuOdbioru: 3101, tematZgloszenia, trescZgloszenia });
  const save = (body: object, party: SamplePartyName = 'wife') => isSaved(party, '/woda/dodajZgloszenie', body);
  const contact = '\n\nTelefon: 600100200\nE-mail: anna@example.org';

  it.each([
    ['exactly 2000 characters', 'a'.repeat(2_000), true],
    ['2000 emoji', '💧'.repeat(2_000), true],
    ['right-to-left letters', 'العداد لا يعمل\nשלום', true],
    ['nothing but spaces', ' \n ', false],
  ])('of %s is counted as the browser counts it [WREQ-04, WREQ-05]', async (_, text, expected) => {
    expect(await save(request(text))).toBe(expected);
    const { zgloszenia } = await answer<{ zgloszenia: readonly { trescZgloszenia: string }[] }>('wife', '/woda/dajZgloszenia');
    expect(zgloszenia.some(({ trescZgloszenia }) => trescZgloszenia === text)).toBe(expected);
  });

  it.each([
    ['2001 characters', 'a'.repeat(2_001), 33, 'Największa liczba znaków: 2000.'],
    ['2001 emoji', '💧'.repeat(2_001), 33, 'trescZgloszenia'],
    ['100 KB that look like many contacts', '\n\nTelefon: 1\nE-mail: '.repeat(4_600), 33, 'trescZgloszenia'],
    ['a zero character', 'a\u0000b', 7, 'trescZgloszenia'],
    ['half of a letter', 'a\ud83db', 7, 'trescZgloszenia'],
  ])('of %s is refused by the contract before anything else, in words that name the field [WREQ-04]', async (_, text, kod, words) => {
    const { status, body } = await send('wife', '/woda/dodajZgloszenie', request(text));
    expect({ status, body }).toEqual({ status: 400, body: { kod, opis: expect.stringContaining(words) } });
  });

  it.each([
    ['1000 characters and the contact', `${'b'.repeat(1_000)}${contact}`, true],
    ['1001 characters and the contact', `${'b'.repeat(1_001)}${contact}`, false],
    ['no contact', 'Podlicznik', false],
    ['a telephone number of eight digits', 'Podlicznik\n\nTelefon: 60010020\nE-mail: anna@example.org', false],
    ['a wrong address', 'Podlicznik\n\nTelefon: 600100200\nE-mail: anna', false],
    ['nothing before the contact', contact, false],
  ])('about an additional topic with %s is judged by its own limit [WREQ-05, WREQ-06, WREQ-07]', async (_, text, expected) => {
    expect(await save(request(text, 5))).toBe(expected);
  });

  it('that is sent again, also at the same moment, is one request until the office has handled it [WREQ-11]', async () => {
    const body = request('Cieknie przy liczniku.');
    const same = () => office.database.select().from(waterRequest).where(eq(waterRequest.content, body.trescZgloszenia));
    expect(await Promise.all(Array.from({ length: 6 }, () => save(body)))).toEqual(Array(6).fill(true));
    expect(await same()).toHaveLength(1);
    await office.database
      .update(waterRequest)
      .set({ handledAt: new Date('2026-12-01') })
      .where(eq(waterRequest.content, body.trescZgloszenia));
    expect(await save(body)).toBe(true);
    expect(await same()).toHaveLength(2);
  });

  it('has a number and a day for the answer, and one copy goes to the account that sent it, however often it was sent', async () => {
    const text = 'Kopia dla mnie.\n\nDrugi akapit.';
    expect(await Promise.all([save(request(text)), save(request(text))])).toEqual([true, true]);
    const again = await send('wife', '/woda/dodajZgloszenie', request(text));
    const { zgloszenia } = await answer<{
      zgloszenia: readonly { trescZgloszenia: string; numerZgloszenia: string; odpowiedzDo: string }[];
    }>('wife', '/woda/dajZgloszenia');
    const sent = zgloszenia.find(({ trescZgloszenia }) => trescZgloszenia === text);
    expect(sent).toMatchObject({ numerZgloszenia: expect.stringMatching(/^ZW\/\d+\/2026$/), odpowiedzDo: '2026-12-05' });
    const copies = await office.database.select().from(letter).where(like(letter.body, '%Kopia dla mnie.%'));
    expect(copies).toHaveLength(1);
    expect(copies[0]?.subject).toContain(sent?.numerZgloszenia);
    // The answer to the sending says the same, also the second time.
    expect(again.body).toEqual({
      czyZapisano: true,
      numerZgloszenia: sent?.numerZgloszenia,
      odpowiedzDo: '2026-12-05',
      kopiaEmail: copies[0]?.recipient,
    });
    expect(copies[0]?.body).toContain('05.12.2026');
  });

  it('about somebody else’s point or an unknown topic is not saved', async () => {
    expect(await save(request('Awaria'), 'farmer')).toBe(false);
    expect(await save(request('Awaria', 99))).toBe(false);
  });
});

describe('correspondence data', () => {
  const call = '/woda/wyslijDaneKorespondencyjne';
  const person = { imie: 'Oleh', nazwisko: 'Nowy', miejscowosc: 'Brzezie Leśne', nrDomu: '5', kodPocztowy: '00-001' };
  const history = async (party: SamplePartyName) =>
    (
      await answer<{
        historiaZgloszen: readonly {
          zgloszenieId: number;
          numerZgloszenia: string;
          odpowiedzDo: string | null;
          trescZgloszenia: string;
          daneKorespondencyjne: Record<string, string | null>;
        }[];
      }>(party, '/woda/dajHistorieDanychKorespondencyjnych')
    ).historiaZgloszen;

  it('of somebody new are the name alone; empty input is kept as null [WCORR-03, WCORR-07]', async () => {
    const { daneKorespondencyjne } = await answer<{ daneKorespondencyjne: Record<string, string | null> }>(
      'newcomer',
      '/woda/dajDaneKorespondencyjne',
    );
    expect(Object.entries(daneKorespondencyjne).filter(([, value]) => value !== null)).toEqual([
      ['imie', 'Oleh'],
      ['nazwisko', 'Nowy'],
    ]);
    expect(await isSaved('newcomer', call, { ...person, telefon: '', email: '  ', nazwa: 'nie dla osoby' })).toBe(true);
    const [sent] = await history('newcomer');
    expect(sent?.daneKorespondencyjne).toMatchObject({ ...person, telefon: null, email: null, nazwa: null, ulica: null });
    expect(sent?.trescZgloszenia).toBe('Zmieniane dane: miejscowość, numer domu, kod pocztowy');
  });

  it.each([
    ['without a family name', { nazwisko: '' }, false],
    ['without a town', { miejscowosc: null }, false],
    ['without a house number', { nrDomu: ' ' }, false],
    ['without a postal code', { kodPocztowy: '' }, false],
    ['with a wrong address', { email: 'oleh' }, false],
    ['with a short telephone number', { telefon: '60010020' }, false],
    ['with a spaced telephone number', { telefon: '600 100 200' }, true],
  ])('%s are saved: %j → %s [WCORR-05, WCORR-06]', async (_, change, expected) => {
    expect(await isSaved('newcomer', call, { ...person, ...change })).toBe(expected);
  });

  it('that were sent have a number and a day for the answer, and whoever sent them has one copy; once handled they wait for nothing', async () => {
    const change = { ...person, nrDomu: '77', nrLokalu: '7' };
    const answers = [await send('newcomer', call, change), await send('newcomer', call, change)];
    const [sent] = await history('newcomer');
    expect(sent).toMatchObject({ numerZgloszenia: `KD/${sent?.zgloszenieId}/2026`, odpowiedzDo: '2026-12-05' });
    const copies = await office.database
      .select()
      .from(letter)
      .where(like(letter.body, `%${sent?.numerZgloszenia}.%`));
    expect(copies).toMatchObject([{ body: expect.stringContaining('05.12.2026') }]);
    const said = { czyZapisano: true, numerZgloszenia: sent?.numerZgloszenia, odpowiedzDo: '2026-12-05', kopiaEmail: copies[0]?.recipient };
    expect(answers.map(({ body }) => body)).toEqual([said, said]);
    expect(copies[0]?.body).toContain(`Oto jego treść:\n\n${sent?.trescZgloszenia}\n`);
    await office.database
      .update(waterCorrespondenceRequest)
      .set({ handledAt: new Date('2026-11-21T11:00:00Z') })
      .where(eq(waterCorrespondenceRequest.id, sent?.zgloszenieId ?? 0));
    expect((await history('newcomer'))[0]).toMatchObject({ numerZgloszenia: sent?.numerZgloszenia, odpowiedzDo: null });
  });

  it('of an institution need its name and carry no name of a person', async () => {
    const address = { miejscowosc: 'Brzezie Leśne', nrDomu: '1', kodPocztowy: '00-001' };
    expect(await isSaved('association', call, { ...address, imie: 'Jan', nazwisko: 'Wzorcowy' })).toBe(false);
    expect(await isSaved('association', call, { ...address, imie: 'Jan', nazwa: 'Stowarzyszenie Próba' })).toBe(true);
    expect((await history('association'))[0]?.daneKorespondencyjne).toMatchObject({ imie: null, nazwa: 'Stowarzyszenie Próba' });
  });

  it('that are sent again at the same moment are one request, and a change back is another', async () => {
    const sent = async () =>
      (
        await office.database
          .select()
          .from(waterCorrespondenceRequest)
          .where(eq(waterCorrespondenceRequest.partyId, sampleParties.husband.id))
      ).length;
    const one = { ...person, imie: 'Piotr', nazwisko: 'Przykładowy' };
    await Promise.all(Array.from({ length: 5 }, () => isSaved('husband', call, one)));
    expect(await sent()).toBe(1);
    await isSaved('husband', call, { ...one, nrDomu: '6' });
    await isSaved('husband', call, one);
    expect(await sent()).toBe(3);
  });

  it('are not there while the office has not switched them on [WCORR-02]', async () => {
    await office.database.update(officeSettings).set({ correspondence: false });
    for (const path of ['/woda/dajDaneKorespondencyjne', '/woda/dajHistorieDanychKorespondencyjnych'])
      expect((await ask('wife', path)).body).toMatchObject({ kod: 1 });
    expect((await send('wife', call, person)).status).toBe(404);
    await office.database.update(officeSettings).set({ correspondence: true });
  });
});
