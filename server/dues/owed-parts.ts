import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Grosze } from '../../portal';
import type { Database } from '../database/database';
import { dueBookingLine, dueInstalment, duePart } from '../database/dues-tables';
import { OfficeFailure } from '../errors/office-failure';

/** The components of an amount. */
export interface Amounts {
  readonly principal: Grosze;
  /** Costs of reminders and of enforcement. */
  readonly costs: Grosze;
  readonly interest: Grosze;
  readonly prolongation: Grosze;
}

/** A part of an instalment of a card. */
export interface OwedPart {
  readonly id: number;
  readonly instalmentId: number;
  readonly cardId: number;
  readonly dueOn: string | null;
  readonly number: number | null;
  readonly kind: string | null;
  /** Under an enforcement title: it is paid to the enforcement office, not here. */
  readonly enforced: boolean;
  /** What was charged originally. */
  readonly charged: Amounts;
  /** What is still to be paid; all zero once the part is paid. */
  readonly left: Amounts;
}

/** A selection from cards: whole instalments, single parts, or both. */
export interface ChosenDues {
  readonly instalmentIds: readonly number[];
  readonly partIds: readonly number[];
}

const none: Amounts = { principal: 0n, costs: 0n, interest: 0n, prolongation: 0n };

/** Every part of every instalment of these cards, by due date. */
export async function owedParts(database: Database, cardIds: readonly number[]): Promise<readonly OwedPart[]> {
  if (cardIds.length === 0) return [];
  const rows = await database
    .select({
      id: duePart.id,
      instalmentId: duePart.instalmentId,
      cardId: dueInstalment.cardId,
      dueOn: dueInstalment.dueOn,
      number: duePart.number,
      kind: duePart.kind,
      enforced: dueInstalment.enforced,
      principal: duePart.principal,
      costs: duePart.costs,
      interest: duePart.interest,
      prolongation: duePart.prolongation,
      bookedPrincipal: booked(dueBookingLine.principal),
      bookedCosts: booked(dueBookingLine.costs),
      bookedInterest: booked(dueBookingLine.interest),
      bookedProlongation: booked(dueBookingLine.prolongation),
    })
    .from(duePart)
    .innerJoin(dueInstalment, eq(dueInstalment.id, duePart.instalmentId))
    .leftJoin(dueBookingLine, eq(dueBookingLine.partId, duePart.id))
    .where(inArray(dueInstalment.cardId, [...cardIds]))
    .groupBy(duePart.id, dueInstalment.id)
    .orderBy(asc(dueInstalment.dueOn), asc(dueInstalment.id), asc(duePart.number), asc(duePart.id));
  return rows.map(({ id, instalmentId, cardId, dueOn, number, kind, enforced, ...amounts }) => {
    const { principal, costs, interest, prolongation } = amounts;
    return {
      id,
      instalmentId,
      cardId,
      dueOn,
      number,
      kind,
      enforced,
      charged: { principal, costs, interest, prolongation },
      left: {
        principal: principal - amounts.bookedPrincipal,
        costs: costs - amounts.bookedCosts,
        interest: interest - amounts.bookedInterest,
        prolongation: prolongation - amounts.bookedProlongation,
      },
    };
  });
}

/** The chosen parts by due date, each once. An id that is not on the cards fails like one that does not exist. */
export function chosenParts(parts: readonly OwedPart[], { instalmentIds, partIds }: ChosenDues): readonly OwedPart[] {
  const instalments = new Set(instalmentIds);
  const single = new Set(partIds);
  const chosen = parts.filter(({ id, instalmentId }) => instalments.has(instalmentId) || single.has(id));
  for (const { id, instalmentId } of chosen) {
    single.delete(id);
    instalments.delete(instalmentId);
  }
  if (instalments.size > 0 || single.size > 0) throw new OfficeFailure('unknownDue');
  return chosen;
}

/** Sum of the components of an amount. */
export function totalOf({ principal, costs, interest, prolongation }: Amounts): Grosze {
  return principal + costs + interest + prolongation;
}

/** Adds up amounts, component by component. */
export function sumAmounts(amounts: Iterable<Amounts>): Amounts {
  let sum = none;
  for (const { principal, costs, interest, prolongation } of amounts) {
    sum = {
      principal: sum.principal + principal,
      costs: sum.costs + costs,
      interest: sum.interest + interest,
      prolongation: sum.prolongation + prolongation,
    };
  }
  return sum;
}

/** True when nothing of the part is left to pay. */
export function isPaid({ left }: Pick<OwedPart, 'left'>): boolean {
  return totalOf(left) === 0n;
}

function booked(column: (typeof dueBookingLine)[keyof Amounts]): SQL<bigint> {
  return sql<bigint>`coalesce(sum(${column}), 0)::bigint`.mapWith(BigInt);
}
