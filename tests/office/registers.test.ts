import Ajv from 'ajv';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { party } from '../../server/database/account-tables';
import {
  building,
  declaredVehicle,
  propertyCard,
  propertyOwner,
  temporaryResidence,
  wasteParameter,
} from '../../server/database/register-tables';
import { openOnBothDatabases } from './both-databases';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { signIn } from './sign-in';

// The registers about persons and institutions: vehicles, residence, waste, local fees, property.

let embedded: DatabaseOffice;
let onServer: DatabaseOffice;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ embedded, onServer, close } = await openOnBothDatabases(openDatabaseOffice));
}, 120_000);

afterAll(async () => await close?.());

const calls = [
  '/pojazdy/dajWykazPojazdow?rok=2026',
  '/el/dajAktualneZameldowanie',
  '/odpady/dajParametryOplat',
  '/oplaty/dajLataOplatLokalnych',
  '/oplaty/dajOplatyLokalne?rok=2026',
  '/nieruchomosci/dajNieruchomosci',
];
// Address, file name, and the answer for a party without data: without a year nothing can be printed.
const documents = [
  ['/pojazdy/dajWykazPojazdow/pdf?rok=2026', 'wykaz_pojazdow.pdf', 200],
  ['/el/dajAktualneZameldowanie/pdf', 'aktualne_zameldowanie.pdf', 200],
  ['/odpady/dajParametryOplat/pdf?typWyswietlania=Archiwalne', 'parametry_oplat_za_odpady.pdf', 200],
  ['/oplaty/dajOplatyLokalne/pdf?rok=2026', 'oplaty_lokalne.pdf', 404],
  ['/nieruchomosci/dajNieruchomosci/pdf', 'nieruchomosci.pdf', 200],
] as const;
const parties = Object.keys(sampleParties) as SamplePartyName[];

function about(call: string, name: SamplePartyName): string {
  const subject = sampleParties[name];
  return `/api${call}${call.includes('?') ? '&' : '?'}${subject.institution ? `nip=${subject.nip}` : `pesel=${subject.pesel}`}`;
}

async function ask<Answer>(name: SamplePartyName, call: string, office = embedded): Promise<Answer> {
  const answer = await office.get(about(call, name), await signIn(office.database, { parties: [name] }));
  expect(answer.status, `${name} ${call}`).toBe(200);
  return answer.body as Answer;
}

interface OpenApi {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly responses: { readonly 200: { readonly content: Record<string, { schema: object }> } } } }>
  >;
}

describe('every call about a person or institution', () => {
  it.each(calls)('%s answers each party within its contract, the same from the embedded database and from PostgreSQL', async (call) => {
    const { paths } = (await embedded.get('/openapi.json')).body as OpenApi;
    const schema = paths[call.split('?')[0] ?? '']?.get.responses[200].content['application/json']?.schema ?? { not: {} };
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const full: SamplePartyName[] = [];
    for (const name of parties) {
      const answer = await ask<object>(name, call);
      expect(validate(answer), `${name} ${JSON.stringify(validate.errors)}`).toBe(true);
      expect(answer, name).toEqual(await ask(name, call, onServer));
      if (Object.values(answer).some((value) => Array.isArray(value) && value.length > 0)) full.push(name);
    }
    expect(full.length, 'parties with something to show').toBeGreaterThan(0);
    expect(full).not.toContain('newcomer');
    expect(full).not.toContain('association');
  });

  it.each([...calls, ...documents.map(([call]) => call)])(
    '%s is refused to visitors, to unverified accounts and about anybody else [CALL-04]',
    async (call) => {
      const { database } = embedded;
      const refused = async (address: string, token?: string) => {
        const { status, body } = await embedded.get(address, token);
        return { status, body };
      };
      const words = expect.any(String);
      expect(await refused(about(call, 'wife'))).toEqual({ status: 401, body: { kod: 17, opis: words } });
      const restricted = await signIn(database, { parties: ['wife'], state: 'restricted' });
      expect(await refused(about(call, 'wife'), restricted)).toEqual({ status: 403, body: { kod: 18, opis: words } });
      const farmer = await signIn(database, { parties: ['farmer'] });
      expect(await refused(about(call, 'wife'), farmer)).toEqual({ status: 403, body: { kod: 19, opis: words } });
      const nobody = `/api${call}`;
      expect((await refused(nobody, farmer)).status).toBe(400);
    },
  );

  it.each(documents)('%s is a PDF under its fixed name, %s [PDF-03, PDF-04]', async (call, fileName, withoutData) => {
    const fetched = async (name: SamplePartyName) =>
      await embedded.get(about(call, name), await signIn(embedded.database, { parties: [name] }));
    for (const name of ['wife', 'company'] as const) {
      const { status, headers, bytes } = await fetched(name);
      expect(status, name).toBe(200);
      expect(headers['content-disposition']).toContain(`filename="${fileName}"`);
      expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    }
    expect((await fetched('newcomer')).status).toBe(withoutData);
  });
});

interface Vehicles {
  readonly listaPojazdow: readonly {
    readonly nrRejestracyjny: string;
    readonly marka: string | null;
    readonly nazwaStawki: string | null;
  }[];
}

describe('the list of vehicles', () => {
  const makes = async (name: SamplePartyName, year: number) =>
    (await ask<Vehicles>(name, `/pojazdy/dajWykazPojazdow?rok=${year}`)).listaPojazdow.map(({ marka }) => marka);

  it('has the vehicles of the declaration of the asked year [VEH-07]', async () => {
    expect(await makes('farmer', 2022)).toEqual(['Iveco', 'Wielton', 'Jelcz']);
    expect(await makes('farmer', 2023)).toEqual(['Iveco', 'Wielton']);
    expect(await makes('farmer', 2011)).toEqual([]);
    // Vehicles that are kept are declared in later years too.
    expect(await makes('farmer', 2031)).toEqual(['Iveco', 'Wielton']);
  });

  it('names the rate of each vehicle, and leaves out what is not known', async () => {
    const { database } = embedded;
    const [made] = await database
      .insert(declaredVehicle)
      .values({ partyId: sampleParties.association.id, registrationNumber: 'ZZ99999', firstYear: 2026 })
      .returning({ id: declaredVehicle.id });
    expect(await ask<Vehicles>('association', '/pojazdy/dajWykazPojazdow?rok=2026')).toEqual({
      listaPojazdow: [{ nrRejestracyjny: 'ZZ99999', marka: null, nazwaStawki: null }],
    });
    await database.delete(declaredVehicle).where(eq(declaredVehicle.id, made?.id ?? 0));
    expect((await ask<Vehicles>('shop', '/pojazdy/dajWykazPojazdow?rok=2026')).listaPojazdow).toEqual([
      { nrRejestracyjny: expect.stringMatching(/^ZZ9\d{4}$/), marka: 'Renault', nazwaStawki: 'Samochód ciężarowy powyżej 3,5 t do 5,5 t' },
    ]);
  });

  it.each(['', 'rok=26', 'rok=2026a'])('is refused without a year that can be read: "%s"', async (query) => {
    const token = await signIn(embedded.database, { parties: ['shop'] });
    const answer = await embedded.get(`/api/pojazdy/dajWykazPojazdow?nip=${sampleParties.shop.nip}&${query}`, token);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 400,
      body: { kod: expect.any(Number), opis: expect.any(String) },
    });
  });
});

interface Residences {
  readonly aktualneZameldowania: readonly Readonly<Record<string, string | null>>[];
}

describe('the current temporary residence', () => {
  it('is that of the person, with every field of the specification [RESID-02, RESID-03]', async () => {
    const { pesel } = sampleParties.pensioner;
    expect(await ask<Residences>('pensioner', '/el/dajAktualneZameldowanie')).toEqual({
      aktualneZameldowania: [
        {
          nrPesel: pesel,
          nazwaMiejscowosci: 'Brzezie Leśne',
          nazwaUlicy: 'Osiedlowa',
          nrDomu: '7',
          nrLokalu: '12',
          dataZameldowania: '2025-04-01',
          dataWymeldowania: '2030-03-31',
        },
      ],
    });
  });

  // The office's clock is set to 21 November 2026.
  it('holds from its first day to its last, both included', async () => {
    const { database } = embedded;
    const days: readonly (readonly [since: string, until: string | null])[] = [
      ['2026-10-25', '2026-11-21'],
      ['2026-11-21', null],
      ['2026-03-29', '2026-11-20'],
      ['2026-11-22', null],
    ];
    await database.insert(temporaryResidence).values(
      days.map(([since, until], index) => ({
        partyId: sampleParties.newcomer.id,
        town: 'Żurawia',
        house: String(index + 1),
        since,
        until,
      })),
    );
    const { aktualneZameldowania } = await ask<Residences>('newcomer', '/el/dajAktualneZameldowanie');
    expect(aktualneZameldowania.map(({ nrDomu }) => nrDomu)).toEqual(['1', '2']);
    await database.delete(temporaryResidence).where(eq(temporaryResidence.partyId, sampleParties.newcomer.id));
  });
});

interface Waste {
  readonly parametryOplatAktualne: readonly Readonly<Record<string, string | number | null>>[];
  readonly parametryOplatArchiwalne: readonly Readonly<Record<string, string | number | null>>[];
}

describe('the waste fee parameters', () => {
  it('are told apart into those that hold and those of the past [WASTE-05]', async () => {
    const { parametryOplatAktualne, parametryOplatArchiwalne } = await ask<Waste>('wife', '/odpady/dajParametryOplat');
    expect(parametryOplatAktualne[0]).toEqual({
      punktOdbioru: 'ul. Ogrodowa 7, Brzezie Leśne',
      parametr: 'Liczba mieszkańców',
      odDnia: '2023-09-01',
      doDnia: null,
      wartosc: 4,
      jednostkaMiary: 'os.',
    });
    expect(parametryOplatAktualne).toHaveLength(2);
    expect(parametryOplatArchiwalne.map(({ wartosc, jednostkaMiary }) => [wartosc, jednostkaMiary])).toEqual([
      [3, 'os.'],
      [142.5, 'm3'],
      [142.5, 'm2'],
    ]);
  });

  it('hold until the end of their last day', async () => {
    const { database } = embedded;
    const own = { partyId: sampleParties.newcomer.id, collectionPoint: 'Żurawia 1', since: '2026-01-01' };
    await database.insert(wasteParameter).values([
      { ...own, title: 'dziś', until: '2026-11-21' },
      { ...own, title: 'wczoraj', until: '2026-11-20' },
    ]);
    const { parametryOplatAktualne, parametryOplatArchiwalne } = await ask<Waste>('newcomer', '/odpady/dajParametryOplat');
    expect([parametryOplatAktualne, parametryOplatArchiwalne].map((list) => list.map(({ parametr }) => parametr))).toEqual([
      ['dziś'],
      ['wczoraj'],
    ]);
    expect(parametryOplatAktualne[0]).toMatchObject({ wartosc: null, jednostkaMiary: null });
    await database.delete(wasteParameter).where(eq(wasteParameter.partyId, sampleParties.newcomer.id));
  });
});

interface Fees {
  readonly umowy: readonly Readonly<Record<string, string | number | null>>[];
  readonly kwotaNettoSuma: number;
  readonly kwotaVatSuma: number;
  readonly kwotaBruttoSuma: number;
}

describe('the local fees', () => {
  it('come by year, latest first, with sums that are the sums of the rows [LOCAL-02, LOCAL-05]', async () => {
    for (const name of ['wife', 'farmer', 'shop', 'company'] as const) {
      const { lataOplat } = await ask<{ lataOplat: number[] }>(name, '/oplaty/dajLataOplatLokalnych');
      expect(lataOplat).toEqual([2026, 2025, 2024]);
      for (const year of lataOplat) {
        const { umowy, ...sums } = await ask<Fees>(name, `/oplaty/dajOplatyLokalne?rok=${year}`);
        const sumOf = (field: string) => umowy.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0) / 100;
        expect(sums).toEqual({
          kwotaNettoSuma: sumOf('kwotaNetto'),
          kwotaVatSuma: sumOf('kwotaVat'),
          kwotaBruttoSuma: sumOf('kwotaBrutto'),
        });
        expect(umowy.length).toBeGreaterThan(0);
      }
    }
  });

  it('have the fields of the specification; a contract without an end has none [LOCAL-03]', async () => {
    const { umowy } = await ask<Fees>('wife', '/oplaty/dajOplatyLokalne?rok=2024');
    expect(umowy).toEqual([
      {
        nrKarty: 'OL/00017',
        nazwaOplaty: 'Dzierżawa gruntu pod ogród',
        nrDecyzji: null,
        dataPowstaniaNaleznosci: '2024-01-01',
        dataZawarciaUmowy: '2019-04-02',
        dataRozwiazaniaUmowy: null,
        nrRaty: null,
        terminPlatnosci: '2024-03-31',
        kwotaNetto: 180,
        kwotaVat: 41.4,
        kwotaBrutto: 221.4,
      },
    ]);
  });

  it('of a year without any are an empty list with sums of zero', async () => {
    const nothing = { umowy: [], kwotaNettoSuma: 0, kwotaVatSuma: 0, kwotaBruttoSuma: 0 };
    expect(await ask('wife', '/oplaty/dajOplatyLokalne?rok=2001')).toEqual(nothing);
    expect(await ask('newcomer', '/oplaty/dajOplatyLokalne?rok=2026')).toEqual(nothing);
  });
});

interface Property {
  readonly grunty: readonly Readonly<Record<string, unknown>>[];
  readonly budynki: readonly Readonly<Record<string, unknown>>[];
  readonly budowle: readonly Readonly<Record<string, unknown>>[];
}

describe('the property', () => {
  it('of spouses is the same for both', async () => {
    const wife = await ask<Property>('wife', '/nieruchomosci/dajNieruchomosci');
    expect(await ask('husband', '/nieruchomosci/dajNieruchomosci')).toEqual(wife);
    expect(wife.budynki[0]).toMatchObject({
      nrKarty: 'P/00231',
      powierzchniaBudynku: 142.5,
      daneGeodezyjne: { pelnyIdentyfikator: expect.stringMatching(/_BUD$/) },
      dokumentWlasnosci: { typ: 'Akt notarialny', numer: 'Rep. A 1234/2008', dataWydania: '2008-06-17' },
    });
  });

  it('has land, buildings and structures; areas are in m² or ha, values in złoty [PROP-02]', async () => {
    const company = await ask<Property>('company', '/nieruchomosci/dajNieruchomosci');
    expect([company.grunty, company.budynki, company.budowle].map((list) => list.length)).toEqual([3, 6, 7]);
    expect(company.budowle[1]).toEqual({
      nrKarty: 'N/00012',
      opisPodatku: 'Podatek od nieruchomości',
      wartoscBudowli: 612_300.5,
      jednostkaWartosci: 'zł',
      nazwaStawki: 'Budowle: sieć cieplna',
    });
    const farmer = await ask<Property>('farmer', '/nieruchomosci/dajNieruchomosci');
    expect(new Set(farmer.grunty.map(({ jednostkaPowierzchni }) => jednostkaPowierzchni))).toEqual(new Set(['m2', 'ha']));
  });

  it('says null where the register knows no identifier and no document', async () => {
    const { database } = embedded;
    await database.insert(propertyCard).values({ number: 'X/1' });
    await database.insert(propertyOwner).values({ card: 'X/1', partyId: sampleParties.newcomer.id });
    await database.insert(building).values([{ card: 'X/1' }, { card: 'X/1', documentNumber: '7' }]);
    const { budynki } = await ask<Property>('newcomer', '/nieruchomosci/dajNieruchomosci');
    expect(budynki.map(({ daneGeodezyjne, dokumentWlasnosci }) => [daneGeodezyjne, dokumentWlasnosci])).toEqual([
      [null, null],
      [null, { typ: null, numer: '7', dataWydania: null }],
    ]);
    await database.delete(building).where(eq(building.card, 'X/1'));
    await database.delete(propertyOwner).where(eq(propertyOwner.card, 'X/1'));
    await database.delete(propertyCard).where(eq(propertyCard.number, 'X/1'));
  });
});

it('personal data refer to a party and cannot be kept about nobody', async () => {
  const stranger = (await embedded.database.select({ id: sql<number>`max(${party.id})` }).from(party))[0]?.id ?? 0;
  await expect(
    embedded.database.insert(temporaryResidence).values({ partyId: stranger + 1, town: 'A', house: '1', since: '2026-01-01' }),
  ).rejects.toThrow();
});
