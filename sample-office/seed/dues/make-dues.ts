import { lesserGrosze } from '../../../portal';
import type { dueBooking, dueBookingLine, dueCard, dueCollection, dueHolder, dueInstalment, duePart } from '../../../server/database';
import { type Amounts, sumAmounts, totalOf } from '../../../server/dues';
import { partyId, type SamplePartyName, sampleParties } from '../parties/sample-parties';
import { companyDues } from './company-dues';
import { houseDues, wasteDues } from './household-dues';
import { interestOf } from './interest';
import { localDues } from './local-dues';
import { permitDues } from './permit-dues';
import type { SampleDues, SampleHolder, SampleInstalment, SampleStep } from './sample-dues';
import { taxDues } from './tax-dues';
import { transportDues } from './transport-dues';

type Row<Table extends { readonly $inferInsert: object }> = Table['$inferInsert'] & { readonly id: number };
type Part = Row<typeof duePart> & Amounts;

/** The rows of all tables of dues. */
export interface MadeDues {
  readonly cards: Row<typeof dueCard>[];
  readonly holders: (typeof dueHolder.$inferInsert)[];
  readonly instalments: Row<typeof dueInstalment>[];
  readonly parts: Part[];
  readonly bookings: Row<typeof dueBooking>[];
  readonly lines: (typeof dueBookingLine.$inferInsert & Amounts)[];
  readonly collection: (typeof dueCollection.$inferInsert)[];
}

/** The day that the sample data describe. Interest is charged up to it; later interest comes from `accrue-interest.ts`. */
const asOf = '2026-09-30';
// Below the ids that the database assigns.
const firstCard = 81_001;
const firstInstalment = 300_001;
const firstPart = 500_001;
/** The cost of a reminder, and what an enforcement title adds, by law. */
const reminderCosts = 16_00n;
const titleCosts = 40_00n;

const addresses: Readonly<Record<SamplePartyName, string>> = {
  wife: 'ul. Ogrodowa 7, Brzezie Leśne',
  husband: 'ul. Ogrodowa 7, Brzezie Leśne',
  farmer: 'Wólka Leśna 15',
  pensioner: 'ul. Rynkowa 12/4, Brzezie Leśne',
  newcomer: 'ul. Leśna 3, Brzezie Leśne',
  shop: 'ul. Rynkowa 5, Brzezie Leśne',
  company: 'ul. Fabryczna 1, Brzezie Leśne',
  association: 'ul. Szkolna 2, Brzezie Leśne',
};

/** All cards of the sample. The scale changes only the longest card, which is the last. */
function sampleCards(scale: number): readonly SampleDues[] {
  const families = [taxDues, transportDues, localDues, permitDues, wasteDues, houseDues].map((family) => family());
  return [...families.flat(), ...companyDues(scale)];
}

/** All dues of the sample parties, with bookings and steps of debt collection. */
export function makeDues(scale: number): MadeDues {
  const made: MadeDues = { cards: [], holders: [], instalments: [], parts: [], bookings: [], lines: [], collection: [] };
  for (const sample of sampleCards(scale)) addCard(made, sample);
  return made;
}

/** The law by which interest is computed, by the symbol of the card. */
export function sampleLaws(): ReadonlyMap<string, SampleDues['interest']> {
  return new Map(sampleCards(0).map(({ symbol, interest }) => [symbol, interest]));
}

function addCard(made: MadeDues, sample: SampleDues): void {
  const id = firstCard + made.cards.length;
  const holders = sample.holders.map((holder) => ({ cardId: id, ...holderRow(holder) }));
  made.cards.push({
    id,
    year: sample.year,
    kind: sample.kind,
    symbol: sample.symbol,
    bankAccount: bankAccount(id),
    payer: holders.map(({ name }) => name).join(', '),
    institution: sample.holders.some(({ who }) => typeof who === 'string' && sampleParties[who].institution),
  });
  made.holders.push(...holders);
  const parts = sample.instalments.map((instalment, place) => addInstalment(made, { id, sample, instalment, place }));
  addBookings(made, id, sample, parts);
  for (const step of sample.steps ?? []) made.collection.push({ cardId: id, ...stepRow(step, parts, made) });
}

function holderRow({ who, share, possession }: SampleHolder) {
  if (typeof who !== 'string') return { partyId: null, name: who.name, address: who.address, share, possession };
  const party = sampleParties[who];
  const name = party.institution ? party.name : `${party.givenName} ${party.familyName}`;
  return { partyId: partyId(who), name, address: addresses[who], share, possession };
}

interface Placed {
  readonly id: number;
  readonly sample: SampleDues;
  readonly instalment: SampleInstalment;
  readonly place: number;
}

/** The costs of an instalment belong to its first part. */
function addInstalment(made: MadeDues, { id: cardId, sample, instalment, place }: Placed): readonly Part[] {
  const kinds = new Set((sample.steps ?? []).filter(({ of }) => of.includes(place)).map(({ kind }) => kind));
  const principal = instalment.parts.reduce((sum, part) => sum + part.principal, 0n) - (instalment.partly?.amount ?? 0n);
  const isLate = kinds.has('reminder') || kinds.has('summons');
  const id = firstInstalment + made.instalments.length;
  made.instalments.push({
    id,
    cardId,
    dueOn: instalment.dueOn,
    reminded: kinds.has('reminder'),
    summoned: kinds.has('summons'),
    enforced: kinds.has('title'),
    deferred: kinds.has('deferral'),
    inPlan: kinds.has('plan'),
  });
  const extra = {
    costs: (kinds.has('reminder') ? reminderCosts : 0n) + (kinds.has('title') ? titleCosts : 0n),
    interest: isLate ? interestOf(principal, instalment.dueOn, asOf, sample.interest) : 0n,
    prolongation: instalment.prolongation ?? 0n,
  };
  const parts = instalment.parts.map(
    (part, index): Part => ({
      id: firstPart + made.parts.length + index,
      instalmentId: id,
      number: instalment.number,
      kind: part.kind,
      principal: part.principal,
      ...(index === 0 ? extra : { costs: 0n, interest: 0n, prolongation: 0n }),
    }),
  );
  made.parts.push(...parts);
  return parts;
}

/** Everything that was paid on one day on a card is one payment. */
function addBookings(made: MadeDues, cardId: number, { symbol, instalments }: SampleDues, parts: readonly (readonly Part[])[]): void {
  const days = new Set(instalments.flatMap(({ paidOn, partly }) => [paidOn, partly?.on].filter((on) => on !== undefined)));
  for (const bookedOn of [...days].sort()) {
    const bookingId = made.bookings.length + 1;
    const whole = instalments.flatMap((instalment, place) => (instalment.paidOn === bookedOn ? [place] : []));
    const partly = instalments.flatMap(({ partly: some }, place) => (some?.on === bookedOn ? [{ place, amount: some.amount }] : []));
    let remaining = 0n;
    for (const place of whole)
      for (const { id, principal, costs, interest, prolongation } of parts[place] ?? [])
        made.lines.push({ bookingId, partId: id, principal, costs, interest, prolongation });
    for (const { place, amount } of partly) {
      // Costs and interest were added later, with the reminder.
      let rest = amount;
      for (const { id, principal } of parts[place] ?? []) {
        const paid = lesserGrosze(rest, principal);
        rest -= paid;
        remaining += principal - paid;
        if (paid > 0n) made.lines.push({ bookingId, partId: id, principal: paid, costs: 0n, interest: 0n, prolongation: 0n });
      }
    }
    made.bookings.push({
      id: bookingId,
      cardId,
      bookedOn,
      kind: instalments.find(({ paidOn }) => paidOn === bookedOn)?.paidBy ?? 'payment',
      description: `Wpłata: należność ${symbol}`,
      remaining,
    });
  }
}

function stepRow({ on, kind, description, of }: SampleStep, parts: readonly (readonly Part[])[], made: MadeDues) {
  const own = of.flatMap((place) => parts[place] ?? []);
  const charged = sumAmounts(own);
  const ids = new Set(own.map(({ id }) => id));
  const booked = sumAmounts(made.lines.filter(({ partId }) => ids.has(partId)));
  return { doneOn: on, kind, description, ...charged, remaining: totalOf(charged) - totalOf(booked) };
}

/** The bank account of a card, with correct check digits. No bank of Poland has the number 99999999. */
function bankAccount(running: number): string {
  const rest = `99999999${String(running).padStart(16, '0')}`;
  // With the country code PL (2521) and the check digits at the end, the number leaves the remainder 1 when divided by 97.
  const check = 98n - (BigInt(`${rest}252100`) % 97n);
  return `${String(check).padStart(2, '0')}${rest}`;
}
