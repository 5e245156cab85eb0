import type { Grosze } from '../../../portal';
import { partyId, type SamplePartyName } from '../parties/sample-parties';
import { wasteParameters } from '../registers/waste';
import { alone, type SampleDues, type SampleHolder, type SampleInstalment, type SampleStep, zloty } from './sample-dues';

const monthNames = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
] as const;
const quarterEnds = ['03-31', '06-30', '09-30', '12-31'] as const;
// Złoty per month: for a person, reduced for households with compost, and for a container, by the beginning of its title.
const perPerson = 33;
const lessForCompost = 3;
const perContainer = [
  ['Pojemnik 1100', 310],
  ['Pojemnik 240', 84],
] as const;

const couple: readonly SampleHolder[] = (['wife', 'husband'] as const).map((who) => ({ who, share: null, possession: 'współwłasność' }));

interface WasteCard {
  readonly who: SamplePartyName;
  readonly symbol: string;
  readonly holders: readonly SampleHolder[];
  /** How many quarters of 2026 are paid. */
  readonly paid: number;
  readonly steps?: readonly SampleStep[];
}

const wasteCards: readonly WasteCard[] = [
  {
    who: 'wife',
    symbol: 'GO/00231',
    holders: couple,
    paid: 1,
    steps: [{ on: '2026-08-03', kind: 'reminder', description: 'Upomnienie nr GO/117/2026', of: [1] }],
  },
  { who: 'pensioner', symbol: 'GO/00514', holders: alone('pensioner', null), paid: 4 },
  { who: 'farmer', symbol: 'GO/00045', holders: alone('farmer', null), paid: 3 },
  { who: 'shop', symbol: 'GO/00041', holders: alone('shop', null), paid: 2 },
  { who: 'company', symbol: 'GO/00012', holders: alone('company', null), paid: 3 },
];

/** The waste fee by the declared parameters, one due per quarter with a part for each month. */
export function wasteDues(): readonly SampleDues[] {
  return [2025, 2026].flatMap((year) =>
    wasteCards.map(
      ({ who, symbol, holders, paid, steps }): SampleDues => ({
        year,
        kind: 'ODPADY',
        symbol: `${symbol}/${year}`,
        holders,
        instalments: quarterEnds.map((day, quarter) => ({
          dueOn: `${year}-${day}`,
          number: quarter + 1,
          parts: monthNames
            .slice(quarter * 3, quarter * 3 + 3)
            .map((month, index) => ({ kind: `Odpady, ${month}`, principal: monthlyWaste(who, year, quarter * 3 + index + 1) })),
          ...((year < 2026 || quarter < paid) && { paidOn: `${year}-${['03-27', '06-29', '09-24', '10-01'][quarter]}` }),
        })),
        steps: year === 2026 ? (steps ?? []) : [],
        interest: 'tax',
      }),
    ),
  );
}

function monthlyWaste(who: SamplePartyName, year: number, month: number): Grosze {
  const day = `${year}-${String(month).padStart(2, '0')}-01`;
  const valid = wasteParameters().filter(
    (row) => row.partyId === partyId(who) && row.since <= day && (row.until == null || row.until >= day),
  );
  const amountOf = (title: string) => valid.find((row) => row.title.startsWith(title))?.value ?? 0;
  const person = perPerson - (amountOf('Kompostownik') > 0 ? lessForCompost : 0);
  const containers = valid.reduce((sum, { title, value }) => {
    const [, price = 0] = perContainer.find(([start]) => title.startsWith(start)) ?? [];
    return sum + price * (value ?? 0);
  }, 0);
  return zloty(amountOf('Liczba mieszkańców') * person + containers);
}

// Cubic metres of water between two readings; then prices in grosze: a cubic metre of water, of sewage, and the connection.
const readings = [21, 24, 29, 31, 27] as const;
const water = 5_42n;
const sewage = 9_87n;
const standing = 12_60n;

/** Water and sewage of the couple's house after each reading, and the fee for their dog. */
export function houseDues(): readonly SampleDues[] {
  const waterDays = ['03-20', '05-20', '07-20', '09-21', '11-20'] as const;
  const dog = (year: number): SampleInstalment => ({
    dueOn: `${year}-05-31`,
    number: 1,
    parts: [{ kind: 'Opłata od posiadania psa', principal: zloty(70) }],
    ...(year < 2026 && { paidOn: `${year}-05-19` }),
  });
  return [
    {
      year: 2026,
      kind: 'WODA_SCIEKI',
      symbol: 'W/00123/2026',
      holders: couple,
      instalments: readings.map((used, place) => ({
        dueOn: `2026-${waterDays[place]}`,
        number: place + 1,
        parts: [
          { kind: 'Woda', principal: BigInt(used) * water },
          { kind: 'Ścieki', principal: BigInt(used) * sewage },
          { kind: 'Opłata stała', principal: standing },
        ],
        ...(place < 3 && { paidOn: `2026-${['03-18', '05-20', '07-24'][place]}`, ...(place === 1 && { paidBy: 'transfer' as const }) }),
      })),
      steps: [{ on: '2026-09-29', kind: 'summons', description: 'Wezwanie do zapłaty nr W/123/2026', of: [3] }],
      interest: 'contract',
    },
    ...[2025, 2026].map(
      (year): SampleDues => ({
        year,
        kind: 'OPLATA_ZA_PSA',
        symbol: `PS/00088/${year}`,
        holders: alone('wife', null),
        instalments: [dog(year)],
        interest: 'tax',
      }),
    ),
  ];
}
