import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../engine';
import { commissionOf, sumGrosze } from '../../portal';
import type { OfficeSubject } from '../accounts/caller';
import { ownAddress } from '../accounts/portal-address';
import { account } from '../database/account-tables';
import type { Database } from '../database/database';
import { type PaymentRow, payment, paymentEvent, paymentItem } from '../database/payment-tables';
import { type DueCard, lockCards } from '../dues/find-card';
import { type ChosenDues, chosenParts, isPaid, type OwedPart, owedParts, totalOf } from '../dues/owed-parts';
import { OfficeFailure } from '../errors/office-failure';
import { beginDoubt } from './doubt';
import { gatewayOffers } from './gateway-offers';
import type { PaymentDesk } from './payment-desk';
import type { PaymentProvider } from './providers/provider';
import { notePayment } from './settle-payment';
import { unsettledStates } from './states';
import { writeItems } from './write-items';

/** What a resident wants to pay. Amounts are not among it: the office knows what is owed. */
export interface PaymentOrder extends ChosenDues {
  readonly provider: string;
  /** The account that orders it; its e-mail address is the payer's for the gateway. */
  readonly accountId: number | null;
  /** The language in which it is ordered, and in which its proof is written. */
  readonly language: Language;
  /** The cards that the instalments and parts are on. */
  readonly cardIds: readonly number[];
  readonly returnOk: string;
  readonly returnError: string;
  /** The resident knows that a payment of the same was begun, and pays again. */
  readonly confirmed: boolean;
}

/** Starts a payment: the intent lies in the database before the gateway hears of it. Gives the id of the transfer (`idPrzelewu`). */
export async function startPayment(desk: PaymentDesk, subject: OfficeSubject, order: PaymentOrder): Promise<string> {
  const { provider, commission } = await offeredProvider(desk, order.provider);
  const returns = { returnOk: ownReturn(desk, order.returnOk), returnError: ownReturn(desk, order.returnError) };
  if (order.instalmentIds.length + order.partIds.length === 0) throw new OfficeFailure('nothingChosen');
  const intent = await desk.database.transaction(async (transaction) => {
    // Two starts for one card take turns, so that the second sees the first.
    const cards = await lockCards(transaction, subject, order.cardIds);
    const parts = chosenParts(await owedParts(transaction, order.cardIds), order);
    if (parts.some((part) => isPaid(part) || part.enforced)) throw new OfficeFailure('notPayable');
    if (!order.confirmed && (await isBeingPaid(transaction, parts))) throw new OfficeFailure('alreadyOrdered');
    const paid = cards.filter(({ id }) => parts.some(({ cardId }) => cardId === id));
    const [card] = paid;
    if (card === undefined) throw new OfficeFailure('nothingChosen');
    const amount = sumGrosze(parts.map(({ left }) => totalOf(left)));
    return await writeIntent(desk, transaction, {
      provider,
      parts,
      columns: {
        ...returns,
        partyId: subject.id,
        cardId: card.id,
        amount,
        commission: commissionOf(amount, commission) ?? 0n,
        title: titleOf(paid, parts),
        accountNumber: accountOf(paid, provider),
        payerEmail: await emailOf(transaction, order.accountId),
        accountId: order.accountId,
        language: order.language,
      },
    });
  });
  await register(desk, provider, intent);
  return intent.transferId;
}

/** A gateway that the office offers, and its commission in percent. */
async function offeredProvider(desk: PaymentDesk, key: string): Promise<{ provider: PaymentProvider; commission: number | null }> {
  const offer = (await gatewayOffers(desk.database)).get(key);
  const provider = desk.provider(key);
  if (!offer?.offered || !provider) throw new OfficeFailure('switchedOff');
  return { provider, commission: offer.commission };
}

function ownReturn({ publicUrl }: PaymentDesk, text: string): string {
  const address = ownAddress(publicUrl, text);
  if (address === null) throw new OfficeFailure('foreignAddress');
  address.search = new URL(text).search;
  return address.href;
}

async function emailOf(transaction: Database, accountId: number | null): Promise<string> {
  if (accountId === null) return '';
  const [found] = await transaction.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  return found?.email ?? '';
}

async function isBeingPaid(transaction: Database, parts: readonly OwedPart[]): Promise<boolean> {
  const ids = parts.map(({ id }) => id);
  const found = await transaction
    .select({ id: payment.id })
    .from(paymentItem)
    .innerJoin(payment, eq(payment.id, paymentItem.paymentId))
    .where(and(inArray(paymentItem.partId, ids), inArray(payment.state, [...unsettledStates])))
    .limit(1);
  return found.length > 0;
}

interface Intent {
  readonly provider: PaymentProvider;
  readonly parts: readonly OwedPart[];
  readonly columns: Pick<
    PaymentRow,
    | 'partyId'
    | 'cardId'
    | 'amount'
    | 'commission'
    | 'title'
    | 'accountNumber'
    | 'payerEmail'
    | 'accountId'
    | 'language'
    | 'returnOk'
    | 'returnError'
  >;
}

async function writeIntent(desk: PaymentDesk, transaction: Database, { provider, parts, columns }: Intent): Promise<PaymentRow> {
  const now = desk.now();
  const minutes = provider.minutes.payable + provider.minutes.patience;
  const [row] = await transaction
    .insert(payment)
    .values({
      ...columns,
      provider: provider.key,
      transferId: randomBytes(16).toString('base64url'),
      sessionId: provider.newSession(),
      currency: 'PLN',
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes * 60_000),
      nextCheckAt: new Date(now.getTime() + desk.sweepSeconds * 1000),
    })
    .returning();
  if (!row) throw new Error('The payment was not written.');
  await writeItems(transaction, row.id, parts);
  await transaction
    .insert(paymentEvent)
    .values({ paymentId: row.id, provider: row.provider, happenedAt: now, source: 'resident', event: 'created', toState: 'created' });
  return row;
}

async function register(desk: PaymentDesk, provider: PaymentProvider, intent: PaymentRow): Promise<void> {
  const origin = new URL(intent.returnOk).origin;
  const registration = await provider.register(intent, {
    notifyAt: `${desk.serverOrigin()}/api/platnosci/${provider.key}/powiadomienie`,
    returnTo: `${origin}/api/platnosci/${provider.key}/powrot?${new URLSearchParams({ idPrzelewu: intent.transferId })}`,
  });
  if (registration.kind === 'registered') {
    await notePayment(desk, intent.id, { event: 'registered', source: 'gateway', changes: { token: registration.token } });
    return;
  }
  const { reason } = registration;
  // An answer that was lost or cut short may have been a yes.
  await notePayment(desk, intent.id, {
    event: 'rejected',
    source: 'gateway',
    detail: reason,
    changes: { reason, ...beginDoubt(desk) },
  });
  desk.tell(`Payment ${intent.id} could not be registered with the gateway ${provider.key}: ${reason.slice(0, 200)}`);
  throw new OfficeFailure('gatewayUnavailable');
}

/** The account of what is paid; empty when there are several, of which the office keeps the books. */
function accountOf(cards: readonly DueCard[], { severalAccounts }: PaymentProvider): string {
  const accounts = new Set(cards.map(({ bankAccount }) => bankAccount ?? ''));
  if (accounts.size > 1 && severalAccounts !== true) throw new OfficeFailure('severalAccounts');
  const [only = ''] = accounts;
  return accounts.size > 1 ? '' : only;
}

const titleLength = 140;

function titleOf(cards: readonly DueCard[], parts: readonly OwedPart[]): string {
  const symbols = cards.map(({ symbol }) => symbol);
  const kinds = [...new Set(parts.flatMap(({ kind }) => kind ?? []))];
  const listed = symbols.slice(0, 3).join(', ') + (symbols.length > 3 ? ` (+${symbols.length - 3})` : '');
  return `${listed} ${kinds.slice(0, 3).join(', ')}`.trim().slice(0, titleLength);
}
