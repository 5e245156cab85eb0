import type { waterExchange } from '../../../server/database';
import type { SamplePartyName } from '../parties/sample-parties';

/** A meter of the sample and its consumption. */
export interface SampleMeter {
  readonly id: number;
  readonly number: string;
  readonly wholeDigits: number;
  readonly decimalDigits: number;
  readonly fittedOn: string;
  readonly removedOn?: string;
  /** Litres on the dial when it was installed. */
  readonly startsAt?: number;
  /** Litres per quarter, least and most. */
  readonly quarterly: readonly [least: number, most: number];
  /** For a meter that was removed, its replacement. */
  readonly exchange?: { readonly newMeterId: number; readonly reason: string; readonly file: (typeof waterExchange.$inferSelect)['file'] };
}

/** A collection point of the sample. */
export interface SamplePoint {
  readonly id: number;
  readonly card: string;
  readonly address: string;
  readonly holders: readonly SamplePartyName[];
  readonly contract: { readonly number: string; readonly on: string } | null;
  /** False if there is no sewer. */
  readonly sewage: boolean;
  /** Litres charged per quarter at a point without a meter. */
  readonly flatRate?: number;
  readonly meters: readonly SampleMeter[];
}

const household = { wholeDigits: 5, decimalDigits: 3 } as const;
const worn = 'upływ okresu legalizacji';

/** A meter and its predecessor, which was removed on the day on which the new one was installed. */
function replaced(
  fitted: SampleMeter,
  removed: Omit<SampleMeter, 'removedOn' | 'exchange'>,
  exchange: Omit<NonNullable<SampleMeter['exchange']>, 'newMeterId'>,
): readonly SampleMeter[] {
  return [fitted, { ...removed, removedOn: fitted.fittedOn, exchange: { newMeterId: fitted.id, ...exchange } }];
}

/** Which party takes water where, and through which meters. */
export const samplePoints: readonly SamplePoint[] = [
  {
    id: 3101,
    card: 'W/00231',
    address: 'ul. Ogrodowa 7, Brzezie Leśne',
    holders: ['wife', 'husband'],
    contract: { number: 'W/231/2019', on: '2019-04-02' },
    sewage: true,
    meters: replaced(
      { ...household, id: 4101, number: '80123456', fittedOn: '2024-05-14', quarterly: [24_000, 41_000] },
      { ...household, id: 4102, number: '40987123', fittedOn: '2019-04-02', quarterly: [27_000, 44_000] },
      { reason: worn, file: 'stored' },
    ),
  },
  {
    id: 3121,
    card: 'W/00902',
    address: 'ul. Przemysłowa 3, hala A, Brzezie Leśne',
    holders: ['company'],
    contract: { number: 'W/902/2015', on: '2015-09-21' },
    sewage: true,
    meters: replaced(
      // Its dial has five digits: in 2025 it passes 99 999 and starts again at 0.
      {
        id: 4121,
        number: 'MW-50-001873',
        wholeDigits: 5,
        decimalDigits: 1,
        fittedOn: '2021-11-08',
        startsAt: 81_250_300,
        quarterly: [1_180_000, 1_460_000],
      },
      {
        id: 4122,
        number: 'MW-40-000417',
        wholeDigits: 6,
        decimalDigits: 0,
        fittedOn: '2015-09-21',
        quarterly: [1_050_000, 1_390_000],
      },
      { reason: 'zwiększenie średnicy przyłącza', file: 'unreadable' },
    ),
  },
  {
    id: 3122,
    card: 'W/00903',
    address: 'ul. Przemysłowa 3, biurowiec, Brzezie Leśne',
    holders: ['company'],
    contract: { number: 'W/903/2015', on: '2015-09-21' },
    sewage: true,
    meters: replaced(
      { id: 4123, number: '80544190', wholeDigits: 6, decimalDigits: 0, fittedOn: '2023-03-30', quarterly: [88_000, 131_000] },
      { ...household, id: 4124, number: '31200765', fittedOn: '2018-03-27', quarterly: [80_000, 122_000] },
      { reason: worn, file: 'missing' },
    ),
  },
  {
    id: 3123,
    card: 'W/01240',
    address: 'ul. Łąkowa 18, magazyn, Brzezie Leśne',
    holders: ['company'],
    contract: null,
    sewage: false,
    meters: [{ ...household, id: 4125, number: '80544207', fittedOn: '2022-06-20', quarterly: [9_000, 17_000] }],
  },
  {
    id: 3131,
    card: 'W/00045',
    address: 'Wzorcowo 12',
    holders: ['farmer'],
    contract: { number: 'W/45/2008', on: '2008-05-12' },
    sewage: false,
    flatRate: 54_000,
    meters: [],
  },
  {
    id: 3141,
    card: 'W/00514',
    address: 'ul. Rynkowa 12/4, Brzezie Leśne',
    holders: ['pensioner'],
    contract: { number: 'W/514/2011', on: '2011-01-17' },
    sewage: true,
    meters: [
      { ...household, id: 4141, number: '70011820', fittedOn: '2022-09-05', quarterly: [2_400, 4_100] },
      { ...household, id: 4142, number: '70011821', fittedOn: '2022-09-05', quarterly: [3_100, 5_200] },
    ],
  },
  {
    id: 3151,
    card: 'W/00677',
    address: 'ul. Rynkowa 4, Brzezie Leśne',
    holders: ['shop'],
    contract: { number: 'W/677/2017', on: '2017-06-01' },
    sewage: true,
    meters: [{ ...household, id: 4151, number: '80200311', fittedOn: '2022-02-11', quarterly: [12_000, 19_000] }],
  },
];
