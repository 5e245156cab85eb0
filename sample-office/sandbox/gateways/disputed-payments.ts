import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { officeMoment } from '../../../server/calendar';
import { type Database, type PaymentRow, type PaymentState, payment, paymentEvent, paymentPosting } from '../../../server/database';
import { doubtfulStates, unsettledStates } from '../../../server/payments';
import { escapeMarkup } from '../../../server/texts';
import { sandboxPage } from '../sandbox-page';
import { formatMoney } from './gateway-pages';

const newest = 50;

const stateWords: Readonly<Record<PaymentState, string>> = {
  created: 'zlecona',
  registered: 'czeka na zapłatę',
  pending: 'w\u00a0toku',
  paid: 'zapłacona, czeka na potwierdzenie operatora',
  verified: 'potwierdzona, czeka na zaksięgowanie',
  posted: 'zaksięgowana',
  refused: 'odrzucona',
  failed: 'nie przyjął jej operator',
  expired: 'wygasła',
  returned: 'zwrócona',
  disputed: 'sporna',
};

interface DisputedParts {
  readonly database: Database;
  readonly nonce: string;
}

/**
 * What a clerk must look at: payments that do not agree with what was ordered, money above the dues, payments of which the gateway
 * may still say something else, and messages that were not believed.
 */
export async function disputedPage({ database, nonce }: DisputedParts): Promise<string> {
  const disputed = await database.select().from(payment).where(eq(payment.state, 'disputed')).orderBy(desc(payment.id)).limit(newest);
  const overpaid = await database
    .select({ row: payment, overpaid: paymentPosting.overpaid })
    .from(paymentPosting)
    .innerJoin(payment, eq(payment.id, paymentPosting.paymentId))
    .orderBy(desc(payment.id));
  const above = overpaid.filter((one) => one.overpaid > 0n).slice(0, newest);
  const unbelieved = await database
    .select()
    .from(paymentEvent)
    .where(isNull(paymentEvent.paymentId))
    .orderBy(desc(paymentEvent.id))
    .limit(newest);
  // The sweep has not come to an end with them although the time to pay is over.
  const unanswered = await database
    .select()
    .from(payment)
    .where(and(inArray(payment.state, [...unsettledStates]), lte(payment.expiresAt, sql`now()`)))
    .orderBy(desc(payment.id))
    .limit(newest);
  const doubtful = await database
    .select()
    .from(payment)
    .where(and(inArray(payment.state, [...doubtfulStates]), isNotNull(payment.nextCheckAt)))
    .orderBy(desc(payment.id))
    .limit(newest);
  const content = [
    section(
      'Płatności sporne',
      disputed.map((row) => `${about(row)}<small>${escapeMarkup(row.reason ?? '')}</small>`),
    ),
    section(
      'Nadpłaty',
      above.map((one) => `${about(one.row)}<small>nadpłata: ${formatMoney(one.overpaid, one.row.currency)}</small>`),
    ),
    section('Bez odpowiedzi operatora', unanswered.map(whenAsked)),
    section('Zakończone bez wpłaty, o\u00a0które portal jeszcze pyta', doubtful.map(whenAsked)),
    section(
      'Odrzucone powiadomienia',
      unbelieved.map(
        ({ provider, happenedAt, detail }) =>
          `<strong>${provider}, ${officeMoment(happenedAt)}</strong><small>${escapeMarkup(detail ?? '')}</small>`,
      ),
    ),
  ];
  return sandboxPage({
    name: 'Urząd: płatności internetowe',
    note: 'Te płatności sprawdza pracownik urzędu. Ta strona jest częścią próbną.',
    nonce,
    title: 'Płatności do wyjaśnienia',
    content: content.join('\n'),
  });
}

function whenAsked(row: PaymentRow): string {
  const next = row.nextCheckAt === null ? '' : `, następne pytanie: ${officeMoment(row.nextCheckAt)}`;
  return `${about(row)}<small>${stateWords[row.state]}${next}</small>`;
}

function about({ id, provider, title, amount, currency, createdAt }: PaymentRow): string {
  return `<strong>${id}: ${formatMoney(amount, currency)}</strong><small>${provider}, ${officeMoment(createdAt)}, ${escapeMarkup(title)}</small>`;
}

function section(title: string, items: readonly string[]): string {
  const list = items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>` : '<p>Nie ma żadnych.</p>';
  return `<h2>${title}</h2>${list}`;
}
