import { type Database, insertAll, taxAssessment, taxCard, taxCardHolder, taxItem } from '../../../server/database';
import { partyId } from '../parties/sample-parties';
import { pendingChange, type SampleCard, sampleCards, type Taxed } from './cards';
import { ratesByYear, type TaxRates } from './rates';

type Assessment = typeof taxAssessment.$inferInsert & { readonly id: number };
type Item = typeof taxItem.$inferInsert;

/** Writes tax cards and five years of assessments, if there are none. */
export async function seedAssessments(database: Database): Promise<void> {
  if ((await database.select({ number: taxCard.number }).from(taxCard).limit(1)).length > 0) return;
  await insertAll(
    database,
    taxCard,
    sampleCards.map(({ number, subject }) => ({ number, subject })),
  );
  await insertAll(
    database,
    taxCardHolder,
    sampleCards.flatMap(({ number, holders }) => holders.map((name) => ({ card: number, partyId: partyId(name) }))),
  );
  const { assessments, items } = makeAssessments();
  // The ids are below those that the database assigns.
  await insertAll(database, taxAssessment, assessments);
  await insertAll(database, taxItem, items);
}

/** Assesses every card for every year at the rates of that year, and adds one change without a decision. */
export function makeAssessments(): { readonly assessments: readonly Assessment[]; readonly items: readonly Item[] } {
  const assessments: Assessment[] = [];
  const items: Item[] = [];
  const add = (assessment: Omit<Assessment, 'id'>, taxed: readonly Taxed[], rates: TaxRates): void => {
    const id = assessments.length + 1;
    assessments.push({ id, ...assessment });
    for (const [index, { tax, title, base, unit, rate }] of taxed.entries()) {
      const rounded = roundTo(rate(rates), 4);
      items.push({ assessmentId: id, position: index + 1, tax, title, base, unit, rate: rounded, amount: roundTo(base * rounded, 2) });
    }
  };
  for (const [year, rates] of ratesByYear) {
    for (const [index, card] of sampleCards.entries()) add(yearly(card, year, index, assessments.length), card.taxed, rates);
    if (year !== pendingChange.year) continue;
    const { card, taxed } = pendingChange;
    const nothingYet = { assessedOn: null, decisionNumber: null, printId: null };
    add({ card, year, kind: 'Zmiana w\u00a0ciągu roku', ...nothingYet }, taxed, rates);
  }
  return { assessments, items };
}

function yearly({ number, declared }: SampleCard, year: number, index: number, count: number): Omit<Assessment, 'id'> {
  const running = Number(number.slice(2));
  if (declared)
    return {
      card: number,
      year,
      assessedOn: `${year}-01-${28 - index}`,
      kind: 'Deklaracja roczna',
      decisionNumber: `DN-1/${running}/${year}`,
      printId: null,
    };
  return {
    card: number,
    year,
    assessedOn: `${year}-01-${20 + index}`,
    kind: 'Wymiar roczny',
    decisionNumber: `FN.3120.${running}.${year}`,
    // Decisions of the first year were never archived, so they cannot be printed.
    printId: year === Math.min(...ratesByYear.keys()) ? null : 55_001 + count,
  };
}

/** Rounds half up, as usual for money. The small addition corrects the binary error of a product. */
function roundTo(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round(value * factor + 1e-6) / factor;
}
