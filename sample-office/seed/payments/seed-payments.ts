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
import type { SampleGateway } from './sample-gateway';

// Every payment goes the listed way: the database takes no other.
const ways: Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>> = {
  posted: ['registered', 'paid', 'verified', 'posted'],
  refused: ['registered', 'refused'],
  expired: ['registered', 'expired'],
};

interface SamplePayment {
  readonly party: SamplePartyName;
  readonly gateway: SampleGateway;
  readonly cardId: number;
  readonly parts: readonly OwedPart[];
  readonly amount: Grosze;
  readonly orderedAt: Date;
  readonly state: 'posted' | 'refused' | 'expired';
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Gives sample persons and institutions a history of online payments: bookings of their dues came through the portal, others came to nothing. */
export async function seedPayments(database: Database, gateways: readonly SampleGateway[]): Promise<void> {
  if ((await database.select({ id: payment.id }).from(payment).limit(1)).length > 0) return;
  const random = new Random(6_000);
  for (const [party, count] of [
    ['wife', 2],
    ['shop', 1],
    ['company', 4],
  ] as const) {
    await seedBooked(database, gateways, party, count, random);
    await seedFailed(database, gateways, party, random);
  }
}

/** The newest bookings of a party's dues become payments of the portal. */
async function seedBooked(
  database: Database,
  gateways: readonly SampleGateway[],
  party: SamplePartyName,
  count: number,
  random: Random,
): Promise<void> {
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
      .where(eq(dueBookingLine.bookingId, id))
      .orderBy(asc(dueInstalment.dueOn), asc(duePart.id));
    const gateway = gateways[index % gateways.length];
    if (lines.length === 0 || !gateway) continue;
    const parts = lines.map(
      ({ line: { principal, costs, interest, prolongation }, part, dueOn }): OwedPart => ({
        id: part.id,
        instalmentId: part.instalmentId,
        cardId,
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
      gateway,
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
async function seedFailed(database: Database, gateways: readonly SampleGateway[], party: SamplePartyName, random: Random): Promise<void> {
  const cards = await database
    .select({ id: dueCard.id })
    .from(dueCard)
    .innerJoin(dueHolder, eq(dueHolder.cardId, dueCard.id))
    .where(eq(dueHolder.partyId, partyId(party)))
    .orderBy(asc(dueCard.id));
  for (const { id: cardId } of cards) {
    const open = (await owedParts(database, [cardId])).filter((part) => !isPaid(part) && !part.enforced);
    const parts = open.filter(({ instalmentId }) => instalmentId === open[0]?.instalmentId);
    if (parts.length === 0) continue;
    const amount = sumGrosze(parts.map(({ left }) => totalOf(left)));
    for (const [index, gateway] of gateways.entries()) {
      const orderedAt = new Date(Date.parse('2026-09-14T17:26:02Z') - index * 331_000);
      await writePayment(database, random, { party, gateway, cardId, parts, amount, orderedAt, state: gateway.failure });
    }
    return;
  }
}

async function writePayment(
  database: Database,
  random: Random,
  { party, gateway, cardId, parts, amount, orderedAt, state }: SamplePayment,
): Promise<string> {
  const transferId = Array.from({ length: 22 }, () => letters[random.between(0, 63)]).join('');
  const [card] = await database.select().from(dueCard).where(eq(dueCard.id, cardId));
  const expiresAt = new Date(orderedAt.getTime() + gateway.minutes * 60_000);
  const [row] = await database
    .insert(payment)
    .values({
      transferId,
      provider: gateway.key,
      sessionId: gateway.sessionOf(transferId, random),
      partyId: partyId(party),
      cardId,
      amount,
      currency: 'PLN',
      commission: commissionOf(amount, gateway.commission) ?? 0n,
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
    const orderId = gateway.orderNumber(random);
    await database.update(payment).set({ orderId, paidAt: orderedAt, verifiedAt: orderedAt, postedAt }).where(eq(payment.id, row.id));
    await database.insert(paymentPosting).values({ paymentId: row.id, postedAt, overpaid: 0n });
  }
  return transferId;
}
