import type { wasteParameter } from '../../../server/database';
import { partyId, type SamplePartyName } from '../parties/sample-parties';

type Parameter = readonly [title: string, value: number, unit: string, since: string, until?: string];

interface Point {
  readonly party: SamplePartyName;
  readonly address: string;
  readonly parameters: readonly Parameter[];
}

// A house declares its residents; before July 2019 it declared water or area. Other properties declare containers.
const points: readonly Point[] = [
  {
    party: 'wife',
    address: 'ul. Ogrodowa 7, Brzezie Leśne',
    parameters: [
      ['Liczba mieszkańców', 4, 'os.', '2023-09-01'],
      ['Kompostownik przydomowy', 1, 'szt.', '2022-05-01'],
      ['Liczba mieszkańców', 3, 'os.', '2019-07-01', '2023-08-31'],
      ['Zużycie wody w\u00a0roku', 142.5, 'm3', '2016-01-01', '2019-06-30'],
      ['Powierzchnia budynku', 142.5, 'm2', '2013-07-01', '2015-12-31'],
    ],
  },
  {
    party: 'pensioner',
    address: 'ul. Rynkowa 12/4, Brzezie Leśne',
    parameters: [
      ['Liczba mieszkańców', 1, 'os.', '2013-07-01'],
      ['Powierzchnia lokalu', 38.2, 'm2', '2013-07-01', '2019-06-30'],
    ],
  },
  {
    party: 'farmer',
    address: 'Wólka Leśna 15',
    parameters: [
      ['Liczba mieszkańców', 5, 'os.', '2021-03-01'],
      ['Kompostownik przydomowy', 1, 'szt.', '2020-01-01'],
      ['Liczba mieszkańców', 6, 'os.', '2013-07-01', '2021-02-28'],
    ],
  },
  {
    party: 'shop',
    address: 'ul. Rynkowa 5, Brzezie Leśne',
    parameters: [
      ['Pojemnik 240\u00a0l, odpady zmieszane', 2, 'szt.', '2022-01-01'],
      ['Pojemnik 240\u00a0l, papier', 1, 'szt.', '2022-01-01'],
      ['Pojemnik 120\u00a0l, odpady zmieszane', 2, 'szt.', '2018-01-01', '2021-12-31'],
    ],
  },
  {
    party: 'company',
    address: 'ul. Fabryczna 1, Brzezie Leśne',
    parameters: [
      ['Pojemnik 1100\u00a0l, odpady zmieszane', 6, 'szt.', '2024-01-01'],
      ['Pojemnik 1100\u00a0l, papier', 4, 'szt.', '2024-01-01'],
      ['Pojemnik 1100\u00a0l, metale i\u00a0tworzywa', 3, 'szt.', '2024-01-01'],
      ['Pojemnik 240\u00a0l, szkło', 2, 'szt.', '2024-01-01'],
      ['Pojemnik 240\u00a0l, odpady bio', 2, 'szt.', '2024-01-01'],
      ['Powierzchnia użytkowa', 6_480.75, 'm2', '2019-07-01'],
      ['Zużycie wody w\u00a0roku', 1_240, 'm3', '2025-01-01'],
      ['Zużycie wody w\u00a0roku', 1_318.4, 'm3', '2024-01-01', '2024-12-31'],
      ['Pojemnik 1100\u00a0l, odpady zmieszane', 8, 'szt.', '2019-07-01', '2023-12-31'],
    ],
  },
];

/** The declared parameters of the waste fees of the sample parties. */
export function wasteParameters(): (typeof wasteParameter.$inferInsert)[] {
  return points.flatMap(({ party, address, parameters }) =>
    parameters.map(([title, value, unit, since, until]) => ({
      partyId: partyId(party),
      collectionPoint: address,
      title,
      since,
      until: until ?? null,
      value,
      unit,
    })),
  );
}
