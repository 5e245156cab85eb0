import { eq } from 'drizzle-orm';
import { type Language, originalLanguage } from '../../engine';
import { amountDigits } from '../../portal';
import { pageAddress } from '../accounts/write-to-owner';
import { writtenParts } from '../calendar/office-day';
import { party } from '../database/account-tables';
import type { Database } from '../database/database';
import { type PaymentRow, payment } from '../database/payment-tables';
import { isUnavailable } from '../database/unavailable';
import { describeFault } from '../errors/describe-fault';
import { composeLetter } from '../mail/compose-letter';
import { writeLetter } from '../mail/outbox';
import { officeText } from '../texts/office-texts';
import type { PaymentDesk } from './payment-desk';
import { receiptReader } from './receipt-address';

/**
 * Writes the proof of a payment to who ordered it, in the transaction that confirms the payment, so that it is written as often as that
 * happens: once. A proof that cannot be written does not hold up the payment. Gives the payment as it is then.
 */
export async function writeReceipt(desk: PaymentDesk, transaction: Database, row: PaymentRow): Promise<PaymentRow> {
  const { letters, tell } = desk;
  if (letters === null || row.accountId === null) return row;
  const reader = await receiptReader(transaction, row.accountId);
  if (reader === null) return row;
  try {
    return await transaction.transaction(async (within) => {
      const language = row.language ?? originalLanguage;
      const letter = composeLetter({
        kind: 'payment-receipt',
        recipient: reader.email,
        language,
        login: reader.login,
        office: letters.office,
        address: pageAddress(desk.publicUrl, letters.screen('start')),
        values: { lines: await linesOf(desk, within, row, language) },
      });
      await writeLetter(within, letter, desk.now());
      const [written] = await within.update(payment).set({ receiptTo: reader.email }).where(eq(payment.id, row.id)).returning();
      return written ?? row;
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    tell(`The proof of payment ${row.id} could not be written to who ordered it: ${describeFault(error)}`);
    return row;
  }
}

/** What the proof says, in the order and words of the page that a resident comes back to. */
async function linesOf({ gateways }: PaymentDesk, database: Database, row: PaymentRow, language: Language): Promise<string> {
  const [payer] = await database.select({ name: party.name }).from(party).where(eq(party.id, row.partyId));
  const lines = [
    officeText('payments.receipt.amount', language, { amount: amountDigits(row.amount) }),
    ...(row.commission > 0n ? [officeText('payments.receipt.commission', language, { amount: amountDigits(row.commission) })] : []),
    officeText('payments.receipt.title', language, { title: row.title }),
    officeText('payments.receipt.payer', language, { name: payer?.name ?? '' }),
    officeText('payments.receipt.method', language, { method: gateways.find(({ key }) => key === row.provider)?.name ?? row.provider }),
    officeText('payments.receipt.time', language, writtenParts(row.createdAt)),
    officeText('payments.receipt.number', language, { number: row.transferId }),
  ];
  // A line break in a name or title must not look like a line of the proof.
  return lines.map((line) => line.replace(/\p{Cc}+/gu, ' ')).join('\n\n');
}
