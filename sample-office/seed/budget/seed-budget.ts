import { budgetChapter, budgetExpenditure, budgetIncome, type Database, insertAll } from '../../../server/database';
import { Random } from '../random/random';
import { chapters, expenditureParagraphs, incomeParagraphs } from './classification';
import { expenditurePlan, incomePlan } from './plan';

/** For each year: its plan as a share of the plan of 2026, and how much of it has been carried out. 2026 ends in September. */
const years = [
  { year: 2022, level: 0.69, share: 1 },
  { year: 2023, level: 0.8, share: 1 },
  { year: 2024, level: 0.9, share: 1 },
  { year: 2025, level: 0.96, share: 1 },
  { year: 2026, level: 1, share: 0.74 },
] as const;

// Taxes and fees may stay unpaid for long; what the state pays is received at once.
const owed = new Set([
  '031',
  '032',
  '033',
  '034',
  '035',
  '036',
  '049',
  '050',
  '055',
  '064',
  '066',
  '067',
  '075',
  '083',
  '091',
  '095',
  '236',
]);

/** Writes the budgets of five years. */
export async function seedBudget(database: Database): Promise<void> {
  await insertAll(
    database,
    budgetChapter,
    Object.entries(chapters).map(([code, title]) => ({ code, division: code.slice(0, 3), title })),
  );
  await insertAll(database, budgetIncome, incomePositions());
  await insertAll(database, budgetExpenditure, expenditurePositions());
}

/** Income of all years. Nothing is received beyond what is owed. */
export function incomePositions(): (typeof budgetIncome.$inferInsert)[] {
  const random = new Random(1);
  return positionsOf(incomePlan, incomeParagraphs, random).map(({ share, ...position }) => {
    const executed = grosze(position.planned * share * (0.95 + 0.1 * random.next()));
    const receivable = owed.has(position.paragraph) ? grosze(executed * (1.005 + 0.12 * random.next())) : executed;
    // What the tax office collects in the last days of a period reaches the municipality in the next one.
    const received =
      position.chapter === '75621' || position.chapter === '75616' ? grosze(executed * (0.985 + 0.014 * random.next())) : executed;
    return { ...position, receivable, received, executed };
  });
}

/** Expenditure of all years. At most what is committed is spent, and at most what is planned is committed. */
export function expenditurePositions(): (typeof budgetExpenditure.$inferInsert)[] {
  const random = new Random(2);
  return positionsOf(expenditurePlan, expenditureParagraphs, random).map(({ share, ...position }) => {
    const reserve = position.paragraph === '4810';
    const spent = reserve ? 0 : grosze(position.planned * share * (0.9 + 0.09 * random.next()));
    const committed = reserve ? 0 : grosze(spent + (position.planned - spent) * random.next() * 0.8);
    const liabilities = grosze((committed - spent) * 0.4 * random.next());
    const costs = position.paragraph.startsWith('6') ? 0 : grosze(spent + liabilities * 0.9);
    return { ...position, spent, liabilities, costs, committed };
  });
}

function positionsOf(
  plan: readonly (readonly [string, Readonly<Record<string, number>>])[],
  titles: Readonly<Record<string, string>>,
  random: Random,
): { year: number; chapter: string; paragraph: string; title: string; planned: number; share: number }[] {
  return years.flatMap(({ year, level, share }) =>
    plan.flatMap(([chapter, paragraphs]) =>
      Object.entries(paragraphs).map(([paragraph, amount]) => {
        const planned = Math.max(1, Math.round(amount * level * (year === 2026 ? 1 : 0.94 + 0.12 * random.next())));
        return { year, chapter, paragraph, title: titles[paragraph] ?? '', planned, share };
      }),
    ),
  );
}

function grosze(amount: number): number {
  return Math.round(amount * 100) / 100;
}
