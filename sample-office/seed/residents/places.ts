import type { Weighted } from '../random/random';

/** Polling districts of the municipality. */
export const pollingDistricts = [
  { number: 1, constituency: 1, commissionSeat: 'Szkoła Podstawowa nr 1, ul. Szkolna 4, 00-001 Brzezie Leśne' },
  { number: 2, constituency: 1, commissionSeat: 'Gminny Ośrodek Kultury, ul. Rynkowa 12, 00-001 Brzezie Leśne' },
  { number: 3, constituency: 2, commissionSeat: 'Przedszkole Gminne „Brzózka”, ul. Leśna 21, 00-001 Brzezie Leśne' },
  { number: 4, constituency: 2, commissionSeat: 'Szkoła Podstawowa w Olszynach, Olszyny 38, 00-002 Olszyny' },
  { number: 5, constituency: 3, commissionSeat: 'Świetlica wiejska w Starym Młynie, Stary Młyn 15, 00-003 Stary Młyn' },
  { number: 6, constituency: 3, commissionSeat: 'Remiza OSP w Dębowej Górze, Dębowa Góra 7, 00-004 Dębowa Góra' },
] as const;

interface Place {
  readonly town: string;
  readonly street: string | null;
  readonly postalCode: string;
  readonly district: number;
  readonly blocks: boolean;
}

const inTown = (street: string, district: number, blocks = false): Place => ({
  town: 'Brzezie Leśne',
  street,
  postalCode: '00-001',
  district,
  blocks,
});
const village = (town: string, postalCode: string, district: number): Place => ({
  town,
  street: null,
  postalCode,
  district,
  blocks: false,
});

/** Streets and villages, each with its share of the households. */
export const places: readonly [Weighted<Place>, ...Weighted<Place>[]] = [
  [inTown('Rynkowa', 2), 5],
  [inTown('Szkolna', 1, true), 8],
  [inTown('Leśna', 3), 7],
  [inTown('Brzozowa', 1), 5],
  [inTown('Polna', 3), 6],
  [inTown('Kościelna', 2), 4],
  [inTown('Ogrodowa', 2), 5],
  [inTown('Młyńska', 1, true), 7],
  [inTown('Osiedlowa', 3, true), 10],
  [inTown('Słoneczna', 3), 4],
  [village('Olszyny', '00-002', 4), 12],
  [village('Łęg Górny', '00-002', 4), 6],
  [village('Stary Młyn', '00-003', 5), 8],
  [village('Żurawia', '00-003', 5), 5],
  [village('Dębowa Góra', '00-004', 6), 7],
  [village('Świerki', '00-004', 6), 4],
];
