import type { localFee, localFeeInstalment } from '../../../server/database';
import { partyId, type SamplePartyName } from '../parties/sample-parties';

interface SampleFee {
  readonly party: SamplePartyName;
  readonly card: string;
  readonly title: string;
  readonly decision?: string;
  readonly signedOn: string | null;
  readonly endsOn: string | null;
  /** Net amount of an instalment in 2024, grosze. */
  readonly net: number;
  /** True if VAT of 23 % is added. Leases of farmland and fees by decision are exempt. */
  readonly vat: boolean;
  /** Due dates within a year, as mm-dd. */
  readonly due: readonly string[];
  /** The years in which the fee was charged, if not in all. */
  readonly years?: readonly number[];
}

const monthly = Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}-10`);

const fees: readonly SampleFee[] = [
  {
    party: 'wife',
    card: 'OL/00017',
    title: 'Dzierżawa gruntu pod ogród',
    signedOn: '2019-04-02',
    endsOn: null,
    net: 180_00,
    vat: true,
    due: ['03-31'],
  },
  {
    party: 'farmer',
    card: 'OL/00023',
    title: 'Dzierżawa gruntu rolnego',
    signedOn: '2018-03-12',
    endsOn: '2028-03-11',
    net: 640_00,
    vat: false,
    due: ['03-31', '09-30'],
  },
  {
    party: 'shop',
    card: 'OL/00041',
    title: 'Najem lokalu użytkowego przy ul. Rynkowej 5',
    signedOn: '2021-01-04',
    endsOn: null,
    net: 1_850_00,
    vat: true,
    due: monthly,
  },
  {
    party: 'shop',
    card: 'OL/00058',
    title: 'Zajęcie pasa drogowego pod stoisko',
    decision: 'DR.7230.58.2026',
    signedOn: null,
    endsOn: '2026-10-31',
    net: 1_320_00,
    vat: false,
    due: ['05-15'],
    years: [2026],
  },
  {
    party: 'company',
    card: 'OL/00009',
    title: 'Użytkowanie wieczyste',
    signedOn: '2006-05-22',
    endsOn: '2105-05-21',
    net: 27_375_00,
    vat: true,
    due: ['03-31'],
  },
  {
    party: 'company',
    card: 'OL/00064',
    title: 'Umieszczenie rurociągu w\u00a0pasie drogowym',
    decision: 'DR.7230.64.2024',
    signedOn: null,
    endsOn: '2033-12-31',
    net: 2_310_45,
    vat: false,
    due: ['01-15'],
  },
  {
    party: 'company',
    card: 'OL/00065',
    title: 'Umieszczenie reklamy na gruncie gminy',
    signedOn: '2023-06-01',
    endsOn: null,
    net: 412_35,
    vat: true,
    due: ['03-31', '06-30', '09-30', '12-31'],
  },
];

// The amounts of a year, in per mille of those of 2024.
const growth: ReadonlyMap<number, number> = new Map([
  [2024, 1000],
  [2025, 1036],
  [2026, 1079],
]);

/** Fees of the sample parties, each with its instalments. */
export function localFees(): { readonly fee: typeof localFee.$inferInsert; readonly instalments: readonly Instalment[] }[] {
  return fees.map(({ party, card, title, decision, signedOn, endsOn, ...terms }) => ({
    fee: { partyId: partyId(party), card, title, decisionNumber: decision ?? null, signedOn, endsOn },
    instalments: (terms.years ?? [...growth.keys()]).flatMap((year) => instalmentsOf(terms, year)),
  }));
}

type Instalment = Omit<typeof localFeeInstalment.$inferInsert, 'feeId'>;

/** Amounts are computed in whole grosze. VAT is rounded half up for each instalment, as the VAT act requires. */
function instalmentsOf({ net: before, vat: taxed, due }: Pick<SampleFee, 'net' | 'vat' | 'due'>, year: number): Instalment[] {
  const net = Math.round((before * (growth.get(year) ?? 1000)) / 1000);
  const vat = taxed ? Math.round((net * 23) / 100) : null;
  return due.map((day, index) => ({
    year,
    number: due.length > 1 ? index + 1 : null,
    aroseOn: `${year}-01-01`,
    dueOn: `${year}-${day}`,
    net: net / 100,
    vat: vat === null ? null : vat / 100,
    gross: (net + (vat ?? 0)) / 100,
  }));
}
