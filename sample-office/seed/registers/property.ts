import type { building, land, structure } from '../../../server/database';
import type { SamplePartyName } from '../parties/sample-parties';

type Land = readonly [rate: string, area: number, unit: 'm2' | 'ha', tax?: string];
type Building = readonly [rate: string, area: number, identifier: string | null, document?: Document];
type Document = readonly [kind: string, number: string, date: string];
type Structure = readonly [rate: string, value: number];

interface SampleCard {
  readonly number: string;
  readonly owners: readonly SamplePartyName[];
  readonly land: readonly Land[];
  readonly buildings: readonly Building[];
  readonly structures: readonly Structure[];
}

const propertyTax = 'Podatek od nieruchomości';
const dwelling = 'Budynki mieszkalne lub ich części';
const business = 'Budynki związane z\u00a0działalnością gospodarczą';
const businessLand = 'Grunty związane z\u00a0działalnością gospodarczą';
const farmland = 'Grunty gospodarstwa rolnego, hektary przeliczeniowe';
// No district of Poland has the number 99.
const identifier = (parcel: string) => `149901_2.0001.${parcel}_BUD`;
const deed = (number: string, date: string): Document => ['Akt notarialny', number, date];
const factory = deed('Rep. A 4410/1998', '1998-10-25');

/** What the sample parties own, by tax card. Spouses share a card; tenants have none. */
export const sampleProperty: readonly SampleCard[] = [
  {
    number: 'P/00231',
    owners: ['wife', 'husband'],
    land: [['Grunty pozostałe', 986, 'm2']],
    buildings: [
      [dwelling, 142.5, identifier('231/4.1'), deed('Rep. A 1234/2008', '2008-06-17')],
      ['Budynki pozostałe', 18, null],
    ],
    structures: [],
  },
  {
    number: 'P/00514',
    owners: ['pensioner'],
    land: [['Grunty pozostałe, udział 41/1000', 53.3, 'm2']],
    buildings: [[dwelling, 38.2, identifier('77/2.1'), ['Księga wieczysta', 'ZZ1X/00012345/6', '1994-03-27']]],
    structures: [],
  },
  {
    number: 'R/00045',
    owners: ['farmer'],
    land: [
      [farmland, 8.4215, 'ha', 'Podatek rolny'],
      [farmland, 6.402, 'ha', 'Podatek rolny'],
      ['Lasy', 3.412, 'ha', 'Podatek leśny'],
    ],
    buildings: [[dwelling, 118, identifier('512.1'), ['Postanowienie o\u00a0nabyciu spadku', 'I Ns 318/89', '1989-05-30']]],
    structures: [],
  },
  {
    number: 'N/00077',
    owners: ['farmer'],
    land: [[businessLand, 420, 'm2']],
    buildings: [[business, 64, identifier('513/2.1')]],
    structures: [],
  },
  {
    number: 'N/00012',
    owners: ['company'],
    land: [
      [businessLand, 12_400, 'm2'],
      [businessLand, 3_150.5, 'm2'],
      [businessLand, 2_699.5, 'm2'],
    ],
    buildings: [
      [business, 2_940.25, identifier('18/1.1'), factory],
      [business, 1_860, identifier('18/1.2'), factory],
      [business, 985.5, identifier('18/3.1'), factory],
      [business, 412, identifier('18/3.2'), deed('Rep. A 2071/2011', '2011-03-27')],
      [business, 198.4, identifier('18/3.3'), deed('Rep. A 2071/2011', '2011-03-27')],
      [business, 84.6, null],
    ],
    structures: [
      ['Budowle: place i\u00a0drogi wewnętrzne', 840_000],
      ['Budowle: sieć cieplna', 612_300.5],
      ['Budowle: zbiorniki', 355_000],
      ['Budowle: oczyszczalnia ścieków', 268_199.5],
      ['Budowle: bocznica kolejowa', 174_000],
      ['Budowle: ogrodzenie', 92_000],
      ['Budowle: maszt', 43_000],
    ],
  },
];

/** Rows of the register of property. */
export function propertyRows(): {
  readonly land: (typeof land.$inferInsert)[];
  readonly buildings: (typeof building.$inferInsert)[];
  readonly structures: (typeof structure.$inferInsert)[];
} {
  return {
    land: sampleProperty.flatMap((card) =>
      card.land.map(([rate, area, unit, tax = propertyTax]) => ({ card: card.number, tax, area, unit, rate })),
    ),
    buildings: sampleProperty.flatMap((card) =>
      card.buildings.map(([rate, area, known, document]) => ({
        card: card.number,
        tax: propertyTax,
        area,
        unit: 'm2',
        rate,
        identifier: known,
        documentKind: document?.[0] ?? null,
        documentNumber: document?.[1] ?? null,
        documentDate: document?.[2] ?? null,
      })),
    ),
    structures: sampleProperty.flatMap((card) =>
      card.structures.map(([rate, value]) => ({ card: card.number, tax: propertyTax, value, unit: 'zł', rate })),
    ),
  };
}
