import { type Grosze, parseGrosze } from '../../../portal';
import type { dueBooking, dueCard, dueCollection } from '../../../server/database';
import type { SamplePartyName } from '../parties/sample-parties';

/** What a part of an instalment is for and how much of it is owed. */
export interface SamplePart {
  readonly kind: string;
  readonly principal: Grosze;
}

/** An instalment as charged, and how it was paid. */
export interface SampleInstalment {
  readonly dueOn: string;
  readonly number: number | null;
  readonly parts: readonly SamplePart[];
  /** Fee for a postponed due date that the office has granted. */
  readonly prolongation?: Grosze;
  /** Day on which all of it was paid. */
  readonly paidOn?: string;
  readonly paidBy?: (typeof dueBooking.$inferSelect)['kind'];
  /** A partial payment. It is used for the parts in their order. */
  readonly partly?: { readonly on: string; readonly amount: Grosze };
}

/** What the office did about unpaid instalments, or at the payer's request. It explains the marks of the instalments. */
export interface SampleStep {
  readonly on: string;
  readonly kind: (typeof dueCollection.$inferSelect)['kind'];
  readonly description: string;
  /** Indexes of the instalments on the card. */
  readonly of: readonly number[];
}

/** A person who answers for a card: a party of the sample, or somebody known only by name. */
export interface SampleHolder {
  readonly who: SamplePartyName | { readonly name: string; readonly address: string };
  readonly share: string | null;
  readonly possession: string | null;
}

/** A card of the sample. */
export interface SampleDues {
  readonly year: number;
  readonly kind: (typeof dueCard.$inferSelect)['kind'];
  readonly symbol: string;
  readonly holders: readonly SampleHolder[];
  readonly instalments: readonly SampleInstalment[];
  readonly steps?: readonly SampleStep[];
  /** For taxes, interest is in whole złoty and left out if it is small; for contracts it is exact. */
  readonly interest: 'tax' | 'contract';
}

/** A party that owns or uses something alone. */
export function alone(who: SamplePartyName, possession: string | null = 'własność'): readonly SampleHolder[] {
  return [{ who, share: possession === null ? null : '1/1', possession }];
}

/** Whole złoty as grosze. */
export function zloty(amount: number): Grosze {
  return BigInt(amount) * 100n;
}

/** Splits an amount into equal shares of whole złoty, as tax instalments are set; the last one has the remainder. */
export function splitZloty(total: number, count: number): readonly Grosze[] {
  const share = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) => zloty(index === count - 1 ? total - share * (count - 1) : share));
}

/** Converts an amount in złoty with decimals, from other sample data, to grosze. */
export function groszeOf(amount: number | null | undefined): Grosze {
  const grosze = parseGrosze(amount);
  if (grosze === null) throw new Error(`${String(amount)} is no amount.`);
  return grosze;
}
