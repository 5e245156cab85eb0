import { alcoholFee, alcoholPayment, alcoholPermit, type Database, insertAll } from '../../../server/database';
import { partyId } from '../parties/sample-parties';
import { type PaidFee, type SampleFee, samplePermits, strengths } from './permits';

type Permit = typeof alcoholPermit.$inferInsert & { readonly id: number };
type Fee = typeof alcoholFee.$inferInsert;
type Payment = typeof alcoholPayment.$inferInsert;

/** Writes the shop's permits, fees and payments, if there are none. */
export async function seedPermits(database: Database): Promise<void> {
  if ((await database.select({ id: alcoholPermit.id }).from(alcoholPermit).limit(1)).length > 0) return;
  const { permits, fees, payments } = makePermits();
  await insertAll(database, alcoholPermit, permits);
  await insertAll(database, alcoholFee, fees);
  await insertAll(database, alcoholPayment, payments);
}

interface Made {
  readonly permits: readonly Permit[];
  readonly fees: readonly Fee[];
  readonly payments: readonly Payment[];
}

/** Permits of four years each, the fees of each year in three instalments, and their payments. */
export function makePermits(): Made {
  const permits: Permit[] = [];
  const fees: Fee[] = [];
  const payments: Payment[] = [];
  for (const { from, to, strength, years } of samplePermits) {
    const id = permits.length + 1;
    const { mark, words } = strengths[strength];
    permits.push({
      id,
      partyId: partyId('shop'),
      number: `${mark}/${4 + id}/${from}`,
      documentNumber: `OR.7340.${30 + id}.${from}`,
      outlet: 'Sklep Przykład, ul. Rynkowa 4',
      kind: 'sprzedaż detaliczna',
      strength: words,
      validFrom: `${from}-01-01`,
      validTo: `${to}-12-31`,
    });
    for (const [year, fee] of Object.entries(years)) {
      const key = { permitId: id, year: Number(year) };
      const groszy = groszyOf(strength, fee);
      fees.push({ ...key, ...inZloty(groszy) });
      payments.push(...fee.paid.map((paid) => ({ ...key, ...paymentOf(paid, groszy) })));
    }
  }
  return { permits, fees, payments };
}

/** The fee of a permit for a year, in grosze. */
interface Due {
  readonly whole: number;
  readonly parts: Record<1 | 2 | 3, number>;
  readonly surcharges: Record<1 | 2 | 3, number | null>;
  readonly declaration: number | null;
}

/**
 * The base fee, or above a certain turnover a share of the turnover. Late payment adds 30 per cent of the instalment, or of the base fee.
 */
function groszyOf(strength: keyof typeof strengths, { turnover, lateInstalment, lateDeclaration }: SampleFee): Due {
  const { base, turnoverLimit, perMille } = strengths[strength];
  const whole = turnover !== undefined && turnover > turnoverLimit ? Math.round((turnover * perMille) / 10) : base;
  const third = Math.floor(whole / 3);
  // The last instalment has the remainder of the division.
  const parts = { 1: third, 2: third, 3: whole - 2 * third };
  const surcharge = (number: 1 | 2 | 3) => (lateInstalment === number ? Math.round(parts[number] * 0.3) : null);
  return {
    whole,
    parts,
    surcharges: { 1: surcharge(1), 2: surcharge(2), 3: surcharge(3) },
    declaration: lateDeclaration ? Math.round(base * 0.3) : null,
  };
}

function inZloty({ whole, parts, surcharges, declaration }: Due): Omit<Fee, 'permitId' | 'year'> {
  return {
    due: zloty(whole),
    instalment1: zloty(parts[1]),
    instalment2: zloty(parts[2]),
    instalment3: zloty(parts[3]),
    surcharge1: zloty(surcharges[1]),
    surcharge2: zloty(surcharges[2]),
    surcharge3: zloty(surcharges[3]),
    declarationSurcharge: zloty(declaration),
  };
}

function paymentOf({ on, what, late = false, cancelled = false }: PaidFee, due: Due): Omit<Payment, 'permitId' | 'year'> {
  const instalments: readonly (1 | 2 | 3)[] = typeof what === 'string' ? [] : what;
  const ofInstalments = instalments.reduce((sum, number) => sum + due.parts[number] + (due.surcharges[number] ?? 0), 0);
  return {
    amount: zloty(what === 'whole' ? due.whole : what === 'declaration' ? (due.declaration ?? 0) : ofInstalments),
    paidOn: on,
    whole: what === 'whole',
    instalment1: instalments.includes(1),
    instalment2: instalments.includes(2),
    instalment3: instalments.includes(3),
    lateDeclaration: what === 'declaration',
    late,
    cancelled,
  };
}

function zloty(groszy: number): number;
function zloty(groszy: number | null): number | null;
function zloty(groszy: number | null): number | null {
  return groszy === null ? null : groszy / 100;
}
