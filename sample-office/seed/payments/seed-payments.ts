import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { commissionOf, type Grosze, sumGrosze } from '../../../portal';
import {
  type Database,
  dueBooking,
  dueBookingLine,
  dueCard,
  dueHolder,
  dueInstalment,
  duePart,
  type PaymentState,
  payment,
  paymentPosting,
} from '../../../server/database';
import { isPaid, type OwedPart, owedParts, totalOf } from '../../../server/dues';
import { writeItems } from '../../../server/payments';
import { partyId, type SamplePartyName } from '../parties/sample-parties';
import { Random } from '../random/random';

type Provider = (typeof payment.$inferInsert)['provider'];

// Every payment goes the listed way: the database takes no other.
const ways: Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>> = {
  posted: ['registered', 'paid', 'verified', 'posted'],
  refused: ['registered', 'refused'],
  expired: ['registered', 'expired'],
};

interface SamplePayment {
  readonly party: SamplePartyName;
  readonly provider: Provider;
  readonly cardId: number;
  readonly parts: readonly OwedPart[];
  readonly amount: Grosze;
  readonly orderedAt: Date;
  readonly state: 'posted' | 'refused' | 'expired';
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Gives sample persons and institutions a history of online payments: bookings of their dues came through the portal, others came to nothing. */
export async function seedPayments(database: Database): Promise<void> {
  if ((await database.select({ id: payment.id }).from(payment).limit(1)).length > 0) return;
  const random = new Random(6_000);
  for (const [party, count] of [
    ['wife', 2],
    ['shop', 1],
    ['company', 4],
  ] as const) {
    await seedBooked(database, party, count, random);
    await seedFailed(database, party, random);
  }
}

/** The newest bookings of a party's dues become payments of the portal. */
async function seedBooked(database: Database, party: SamplePartyName, count: number, random: Random): Promise<void> {
  const bookings = await database
    .select({ id: dueBooking.id, cardId: dueBooking.cardId, bookedOn: dueBooking.bookedOn })
    .from(dueBooking)
    .innerJoin(dueHolder, eq(dueHolder.cardId, dueBooking.cardId))
    .where(and(eq(dueHolder.partyId, partyId(party)), eq(dueBooking.kind, 'payment')))
    .orderBy(desc(dueBooking.bookedOn), asc(dueBooking.id))
    .limit(count);
  for (const [index, { id, cardId, bookedOn }] of bookings.entries()) {
    const lines = await database
      .select({ line: dueBookingLine, part: duePart, dueOn: dueInstalment.dueOn })
      .from(dueBookingLine)
      .innerJoin(duePart, eq(duePart.id, dueBookingLine.partId))
      .innerJoin(dueInstalment, eq(dueInstalment.id, duePart.instalmentId))
      .where(eq(dueBookingLine.bookingId, id));
    if (lines.length === 0) continue;
    const parts = lines.map(
      ({ line: { principal, costs, interest, prolongation }, part, dueOn }): OwedPart => ({
        id: part.id,
        instalmentId: part.instalmentId,
        dueOn,
        number: part.number,
        kind: part.kind,
        enforced: false,
        charged: part,
        left: { principal, costs, interest, prolongation },
      }),
    );
    const transferId = await writePayment(database, random, {
      party,
      provider: index % 2 === 0 ? 'p24' : 'kir',
      cardId,
      parts,
      amount: sumGrosze(parts.map(({ left }) => totalOf(left))),
      orderedAt: new Date(Date.parse(`${bookedOn}T09:41:07Z`) - 3 * 86_400_000),
      state: 'posted',
    });
    await database.update(dueBooking).set({ kind: 'online', paymentReference: transferId }).where(eq(dueBooking.id, id));
  }
}

/** Attempts to pay the first open instalment that came to nothing. */
async function seedFailed(database: Database, party: SamplePartyName, random: Random): Promise<void> {
  const cards = await database
    .select({ id: dueCard.id })
    .from(dueCard)
    .innerJoin(dueHolder, eq(dueHolder.cardId, dueCard.id))
    .where(eq(dueHolder.partyId, partyId(party)))
    .orderBy(asc(dueCard.id));
  for (const { id: cardId } of cards) {
    const open = (await owedParts(database, cardId)).filter((part) => !isPaid(part) && !part.enforced);
    const parts = open.filter(({ instalmentId }) => instalmentId === open[0]?.instalmentId);
    if (parts.length === 0) continue;
    const amount = sumGrosze(parts.map(({ left }) => totalOf(left)));
    const same = { party, cardId, parts, amount };
    await writePayment(database, random, { ...same, provider: 'kir', orderedAt: new Date('2026-09-14T17:20:31Z'), state: 'refused' });
    await writePayment(database, random, { ...same, provider: 'p24', orderedAt: new Date('2026-09-14T17:26:02Z'), state: 'expired' });
    return;
  }
}

async function writePayment(
  database: Database,
  random: Random,
  { party, provider, cardId, parts, amount, orderedAt, state }: SamplePayment,
): Promise<string> {
  const transferId = Array.from({ length: 22 }, () => letters[random.between(0, 63)]).join('');
  const [card] = await database.select().from(dueCard).where(eq(dueCard.id, cardId));
  const expiresAt = new Date(orderedAt.getTime() + (provider === 'kir' ? 25 * 60 : 45) * 60_000);
  const [row] = await database
    .insert(payment)
    .values({
      transferId,
      provider,
      sessionId: provider === 'kir' ? String(random.between(1_000_000_000, 9_999_999_999)) : `okienko-${transferId}`,
      partyId: partyId(party),
      cardId,
      amount,
      currency: 'PLN',
      commission: commissionOf(amount, provider === 'kir' ? 0.9 : 1.2) ?? 0n,
      title: `${card?.symbol ?? ''} ${parts[0]?.kind ?? ''}`.trim(),
      accountNumber: card?.bankAccount ?? '',
      payerEmail: '',
      returnOk: '',
      returnError: '',
      createdAt: orderedAt,
      expiresAt,
    })
    .returning({ id: payment.id });
  if (!row) throw new Error('The sample payment was not written.');
  await writeItems(database, row.id, parts);
  for (const next of ways[state] ?? [])
    await database
      .update(payment)
      .set({ state: next })
      .where(inArray(payment.id, [row.id]));
  if (state === 'posted') {
    const postedAt = new Date(orderedAt.getTime() + 3 * 86_400_000);
    const orderId = provider === 'p24' ? BigInt(random.between(300_000_000, 399_999_999)) : null;
    await database.update(payment).set({ orderId, paidAt: orderedAt, verifiedAt: orderedAt, postedAt }).where(eq(payment.id, row.id));
    await database.insert(paymentPosting).values({ paymentId: row.id, postedAt, overpaid: 0n });
  }
  return transferId;
}
