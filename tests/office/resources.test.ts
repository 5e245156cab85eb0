import Ajv from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningOffice } from '../../server';
import { openOnBothDatabases } from './both-databases';
import { startSmallOffice } from './run-office';

let embedded: RunningOffice;
let onServer: RunningOffice;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ embedded, onServer, close } = await openOnBothDatabases(startSmallOffice));
}, 120_000);

afterAll(async () => await close?.());

async function call(path: string, office = embedded): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${office.address}/api${path}`);
  return { status: answer.status, body: await answer.json() };
}

async function list<Row>(path: string, name: string): Promise<readonly Row[]> {
  const { body } = await call(path);
  return (body as Readonly<Record<string, readonly Row[]>>)[name] ?? [];
}

const queries: Readonly<Record<string, () => string>> = {
  'GET /fk/gmina/dajLataBudzetowe': () => '',
  'GET /fk/gmina/dajDochodyBudzetu': () => '?rok=2025',
  'GET /fk/gmina/dajWydatkiBudzetu': () => '?rok=2025',
  'GET /el/dajStatusyMeldunkoweMieszkancow': () => '',
  'GET /el/dajAktualneDatyWyborow': () => '',
  'GET /el/dajObwodWyborcy': () => `?pesel=${embedded.samplePesels[0]}&dataWyborow=2027-10-17`,
  'GET /el/dajZameldowaniaWgPlciWieku': () => '',
  'GET /el/dajNajpopularniejszeImiona': () => '',
  'GET /el/dajLataUrodzen': () => '',
  'GET /el/dajNajpopularniejszeImionaWgRoku': () => '?rok=1985',
  'GET /pojazdy/dajLiczbePojazdowWgNorm': () => '?dataPrzeliczen=2026-03-31',
  'GET /pojazdy/dajLataStawek': () => '',
  'GET /pojazdy/dajStawki': () => '?rokWyliczen=2026',
  'GET /el/dajLiczbeMieszkancowWyborcow': () => '',
};

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { readonly schema?: object }>> } };
          readonly security?: readonly object[];
        };
      }
    >
  >;
}

describe('every public call about budget, residents, elections and vehicles', () => {
  let contracts: ReadonlyMap<string, object>;

  beforeAll(async () => {
    const answer = await fetch(`${embedded.address}/openapi.json`);
    const { paths } = (await answer.json()) as OpenApi;
    contracts = new Map(
      Object.entries(paths).flatMap(([path, { get }]) => {
        const schema = get?.responses[200].content['application/json']?.schema;
        return schema && get?.security === undefined && /^\/(fk|el|pojazdy)\//.test(path) ? [[`GET ${path}`, schema] as const] : [];
      }),
    );
  });

  it('is a GET call that the definitions name, and is in the list of this test [CALL-06]', () => {
    expect([...contracts.keys()].sort()).toEqual(Object.keys(queries).sort());
  });

  it.each(Object.keys(queries))('%s answers within its contract, the same from the embedded database and from PostgreSQL', async (key) => {
    const path = key.slice('GET '.length) + queries[key]?.();
    const answer = await call(path);
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await call(path, onServer));
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(contracts.get(key) ?? { not: {} });
    expect(validate(answer.body), JSON.stringify(validate.errors)).toBe(true);
    expect(JSON.stringify(answer.body).length).toBeGreaterThan(20);
  });
});

describe('the budget', () => {
  interface Position {
    readonly rozdzial: string;
    readonly paragraf: string;
    readonly nazwaPozycji: string;
    readonly planPoZmianach: number;
    readonly naleznosci: number;
    readonly dochodyWykonane: number;
    readonly wydatki: number;
    readonly zaangazowanie: number;
  }

  it('has five years [BUDG-02]', async () => {
    expect((await call('/fk/gmina/dajLataBudzetowe')).body).toEqual({ lataBudzetowe: [2026, 2025, 2024, 2023, 2022] });
  });

  it('gives income of a year with its classification: at least 60 positions, none received beyond what is owed [BUDG-03]', async () => {
    for (const rok of [2022, 2023, 2024, 2025, 2026]) {
      const income = await list<Position>(`/fk/gmina/dajDochodyBudzetu?rok=${rok}`, 'listaDochodow');
      expect(income.length).toBeGreaterThanOrEqual(60);
      for (const position of income) {
        expect(position.rozdzial).toMatch(/^\d{5}$/);
        expect(position.paragraf).toMatch(/^\d{3}$/);
        expect(position.nazwaPozycji).not.toBe('');
        expect(position.naleznosci).toBeGreaterThanOrEqual(position.dochodyWykonane);
      }
    }
  });

  it('gives expenditure of a year: at least 120 positions, spent within what is committed, committed within the plan [BUDG-04]', async () => {
    for (const rok of [2022, 2023, 2024, 2025, 2026]) {
      const expenditure = await list<Position>(`/fk/gmina/dajWydatkiBudzetu?rok=${rok}`, 'listaWydatkow');
      expect(expenditure.length).toBeGreaterThanOrEqual(120);
      for (const position of expenditure) {
        expect(position.rozdzial).toMatch(/^\d{5}$/);
        expect(position.paragraf).toMatch(/^\d{4}$/);
        expect(position.wydatki).toBeLessThanOrEqual(position.zaangazowanie);
        expect(position.zaangazowanie).toBeLessThanOrEqual(position.planPoZmianach);
      }
    }
  });

  it('of a year without one is empty', async () => {
    expect((await call('/fk/gmina/dajDochodyBudzetu?rok=1999')).body).toEqual({ listaDochodow: [] });
  });
});

describe('the population register', () => {
  it('counts every resident under one status [STAT-02]', async () => {
    const statuses = await list<{ opisStatusu: string; liczbaMieszkancow: number }>(
      '/el/dajStatusyMeldunkoweMieszkancow',
      'statusyMieszkancow',
    );
    expect(statuses).toHaveLength(9);
    expect(sum(statuses.map((status) => status.liczbaMieszkancow))).toBeGreaterThanOrEqual(400);
  });

  it('counts permanent and temporary registrations by sex and age [STAT-08]', async () => {
    const { body } = await call('/el/dajZameldowaniaWgPlciWieku');
    const { zameldowanieStale, zameldowanieCzasowe } = body as Readonly<Record<string, Readonly<Record<string, number>>>>;
    const names = ['liczbaKobietPonizej18', 'liczbaMezczyznPonizej18', 'liczbaKobietOd18', 'liczbaMezczyznOd18'];
    expect(Object.keys(zameldowanieStale ?? {})).toEqual(names);
    expect(Object.keys(zameldowanieCzasowe ?? {})).toEqual(names);
    const districts = await list<{ liczbaMieszkancow: number }>('/el/dajLiczbeMieszkancowWyborcow', 'obwody');
    expect(sum(Object.values(zameldowanieStale ?? {}))).toBe(sum(districts.map((district) => district.liczbaMieszkancow)));
  });

  it('lists names by number of persons, for all [NAME-09] and for a birth year [NAME-03]', async () => {
    const names = await list<{ imie: string; liczbaOsob: number }>('/el/dajNajpopularniejszeImiona', 'listaImion');
    const numbers = names.map((name) => name.liczbaOsob);
    expect(numbers).toEqual([...numbers].sort((left, right) => right - left));
    const years = await list<number>('/el/dajLataUrodzen', 'lataUrodzen');
    expect(years.length).toBeGreaterThan(50);
    const ofYear = await list<{ liczbaOsob: number }>(`/el/dajNajpopularniejszeImionaWgRoku?rok=${years[0]}`, 'listaImion');
    expect(ofYear.length).toBeGreaterThan(0);
    expect(sum(ofYear.map((name) => name.liczbaOsob))).toBeLessThan(sum(numbers));
  });
});

describe('the voter check', () => {
  it('offers the elections to come [VOTE-02]', async () => {
    expect((await call('/el/dajAktualneDatyWyborow')).body).toEqual({
      datyWyborow: [{ dataWyborow: '2027-10-17' }, { dataWyborow: '2029-04-08' }],
    });
  });

  it('answers district, constituency, list number and polling address for a PESEL and an election [VOTE-09]', async () => {
    const { body } = await call(`/el/dajObwodWyborcy?pesel=${embedded.samplePesels[0]}&dataWyborow=2027-10-17`);
    expect(body).toEqual({
      pesel: embedded.samplePesels[0],
      obwod: expect.stringMatching(/^[1-6]$/),
      okreg: expect.stringMatching(/^[1-3]$/),
      nrNaLiscie: expect.any(Number),
      adresWyborcy: expect.stringContaining('00-00'),
    });
  });

  it.each([
    ['a person who is on no list', '?pesel=44051401359&dataWyborow=2027-10-17', 404, 12],
    ['a day without an election', '?pesel=44051401359&dataWyborow=2027-10-18', 404, 11],
    ['a PESEL with a wrong check digit', '?pesel=44051401358&dataWyborow=2027-10-17', 400, 10],
    ['a day that does not exist', '?pesel=44051401359&dataWyborow=2027-02-30', 400, 9],
    ['nothing', '', 400, 10],
  ])('answers %s with kod and opis [ERR-01]', async (_case, query, status, kod) => {
    expect(await call(`/el/dajObwodWyborcy${query}`)).toEqual({ status, body: { kod, opis: expect.stringMatching(/^[A-ZŻŚ].+\.$/) } });
  });
});

describe('vehicles', () => {
  it('counts those registered on a day by norm [VEH-03]', async () => {
    const on = async (day: string) => {
      const norms = await list<{ liczbaPojazdow: number }>(`/pojazdy/dajLiczbePojazdowWgNorm?dataPrzeliczen=${day}`, 'normyPojazdow');
      return sum(norms.map((norm) => norm.liczbaPojazdow));
    };
    expect(await on('1990-01-01')).toBe(0);
    expect(await on('2026-01-01')).toBeGreaterThan(0);
  });

  it('gives rate years [RATE-04] and rates whose reduction is maximum less rate [RATE-05]', async () => {
    expect((await call('/pojazdy/dajLataStawek')).body).toEqual({ lataStawekPojazdow: [2026, 2025, 2024, 2023, 2022] });
    const rates = await list<{ stawkaRoczna: number; stawkaRocznaMax: number; kwotaObnizeniaStawki: number }>(
      '/pojazdy/dajStawki?rokWyliczen=2026',
      'stawkiPojazdow',
    );
    expect(rates).toHaveLength(14);
    for (const rate of rates) {
      expect(Math.round(rate.kwotaObnizeniaStawki * 100)).toBe(
        Math.round(rate.stawkaRocznaMax * 100) - Math.round(rate.stawkaRoczna * 100),
      );
    }
  });
});

describe('an address that is no call', () => {
  it('is answered with kod and opis in the language asked for', async () => {
    expect(await call('/nie/ma?lang=en')).toEqual({
      status: 404,
      body: { kod: 1, opis: 'There is no service of the office at this address.' },
    });
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
