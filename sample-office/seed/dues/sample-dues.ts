import { type Grosze, parseGrosze } from '../../../portal';
import type { dueBooking, dueCard, dueCollection } from '../../../server/database';
import type { SamplePartyName } from '../parties/sample-parties';

/** What a part of an instalment is for and how much of it is owed. */
export interface SamplePart {
  readonly kind: string;
  readonly principal: Grosze;
}

/** An instalment as it was charged, and how it was paid. */
export interface SampleInstalment {
  readonly dueOn: string;
  readonly number: number | null;
  readonly parts: readonly SamplePart[];
  /** Fee for a later day of payment that the office has allowed. */
  readonly prolongation?: Grosze;
  /** Day on which all of it was paid. */
  readonly paidOn?: string;
  readonly paidBy?: (typeof dueBooking.$inferSelect)['kind'];
  /** A payment of less than all: it goes to the parts in their order. */
  readonly partly?: { readonly on: string; readonly amount: Grosze };
}

/** What the office did about instalments that were not paid, or at the payer's request. It explains the marks of the instalments. */
export interface SampleStep {
  readonly on: string;
  readonly kind: (typeof dueCollection.$inferSelect)['kind'];
  readonly description: string;
  /** Places of the instalments on the card, from 0. */
  readonly of: readonly number[];
}

/** Somebody who answers for a card: a party of the sample, or a person who is only named. */
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
  /** Interest of taxes is whole złoty and left out when it is small, that of contracts is exact. */
  readonly interest: 'tax' | 'contract';
}

/** One party that owns or uses something alone. */
export function alone(who: SamplePartyName, possession: string | null = 'własność'): readonly SampleHolder[] {
  return [{ who, share: possession === null ? null : '1/1', possession }];
}

/** Whole złoty as grosze. */
export function zloty(amount: number): Grosze {
  return BigInt(amount) * 100n;
}

/** An amount in so many shares that differ by a złoty at most in the last one, as tax instalments are set. */
export function splitZloty(total: number, count: number): readonly Grosze[] {
  const share = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) => zloty(index === count - 1 ? total - share * (count - 1) : share));
}

/** An amount of another family of the sample, in złoty with decimals, as grosze. */
export function groszeOf(amount: number | null | undefined): Grosze {
  const grosze = parseGrosze(amount);
  if (grosze === null) throw new Error(`${String(amount)} is no amount.`);
  return grosze;
}
