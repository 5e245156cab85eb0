import { type Database, dieselApplication, dieselRefund, insertAll } from '../../../server/database';
import { partyId } from '../parties/sample-parties';

type Application = typeof dieselApplication.$inferInsert & { readonly id: number };
type Refund = typeof dieselRefund.$inferInsert;

const farmland = 14.8235;
/** Litres per hectare and year for which a refund is paid. */
const litresPerHectare = 110;
/** Grosze refunded per litre, by year. */
const groszyPerLitre: Readonly<Record<number, number>> = { 2022: 100, 2023: 120, 2024: 146, 2025: 146, 2026: 148 };

/** The invoices of an application and its result. */
interface Filed {
  readonly filedOn: string;
  readonly litres: number;
  readonly toAccount?: false;
  readonly issuedOn?: string;
  readonly isPaid?: false;
}

// Applications are filed in February and August. The office decides within 30 days and pays in April and October.
const filed: readonly Filed[] = [
  { filedOn: '2022-02-14', litres: 610.4, issuedOn: '2022-03-10', toAccount: false },
  { filedOn: '2022-08-22', litres: 742.15, issuedOn: '2022-09-14', toAccount: false },
  { filedOn: '2023-02-20', litres: 588, issuedOn: '2023-03-15' },
  { filedOn: '2023-08-16', litres: 1_120.5, issuedOn: '2023-09-08' },
  { filedOn: '2024-02-12', litres: 702.37, issuedOn: '2024-03-07' },
  { filedOn: '2024-08-27', litres: 815.9, issuedOn: '2024-09-19' },
  { filedOn: '2025-02-24', litres: 655.25, issuedOn: '2025-03-20' },
  { filedOn: '2026-02-17', litres: 690.8, issuedOn: '2026-03-12' },
  { filedOn: '2026-08-19', litres: 540.6, issuedOn: '2026-09-16', isPaid: false },
  { filedOn: '2026-08-31', litres: 204.35 },
];

/** Writes the farmer's applications and refunds, if there are none. */
export async function seedDiesel(database: Database): Promise<void> {
  if ((await database.select({ id: dieselApplication.id }).from(dieselApplication).limit(1)).length > 0) return;
  const { applications, refunds } = makeDiesel();
  await insertAll(database, dieselApplication, applications);
  await insertAll(database, dieselRefund, refunds);
}

/** Applications with the limit of their year. Refunds never exceed what is left of the limit. */
export function makeDiesel(): { readonly applications: readonly Application[]; readonly refunds: readonly Refund[] } {
  const left = new Map<number, number>();
  const applications: Application[] = [];
  const refunds: Refund[] = [];
  for (const [index, { filedOn, litres, toAccount = true, issuedOn = null, isPaid = true }] of filed.entries()) {
    const id = index + 1;
    const year = Number(filedOn.slice(0, 4));
    const rate = groszyPerLitre[year] ?? 0;
    const limit = Math.round(farmland * litresPerHectare * rate);
    const before = left.get(year) ?? limit;
    const refunded = Math.min(Math.round(litres * rate), before);
    applications.push({
      id,
      partyId: partyId('farmer'),
      year,
      signature: `RL.3153.${40 + id}.${year}`,
      filedOn,
      farmland,
      litres,
      yearlyLimit: limit / 100,
      toAccount,
    });
    if (issuedOn === null) {
      refunds.push({ applicationId: id });
      continue;
    }
    left.set(year, before - refunded);
    refunds.push({
      applicationId: id,
      decisionNumber: `RL.3153.${40 + id}.${year}.D`,
      issuedOn,
      amount: refunded / 100,
      remainingLimit: (before - refunded) / 100,
      paid: isPaid ? refunded / 100 : null,
    });
  }
  return { applications, refunds };
}
