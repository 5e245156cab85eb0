import { groupedAccount, type PrintableDocument, type PrintablePart } from '../../../engine';
import { amountDigits, type Grosze, sumGrosze } from '../../../portal';
import { writtenDay } from '../../calendar/office-day';
import type { DueCard } from '../../dues/find-card';
import { type OwedPart, sumAmounts, totalOf } from '../../dues/owed-parts';
import { amountColumn, letterTable, numberColumn, wordColumn } from '../../pdf/letter-words';

/** A payment, and how much of it went to the dues that are confirmed. */
export interface ConfirmedPayment {
  readonly bookedOn: string;
  readonly description: string | null;
  readonly amount: Grosze;
}

/** The words of a proof of payment: which dues are paid, of what they were made, and by which payments. It is in Polish, as all letters of the office are. */
export function proofLetter(card: DueCard, parts: readonly OwedPart[], payments: readonly ConfirmedPayment[]): PrintableDocument {
  return {
    title: 'Potwierdzenie wpłaty',
    language: 'pl',
    intro: `Potwierdza się, że należności wymienione poniżej, o\u00a0numerze ${card.symbol}, są zapłacone w\u00a0całości.`,
    choices: [
      { label: 'Numer należności', value: card.symbol },
      ...(card.payer === null ? [] : [{ label: 'Płatnik', value: card.payer }]),
      ...(card.year === null ? [] : [{ label: 'Rok', value: String(card.year) }]),
      ...(card.bankAccount === null ? [] : [{ label: 'Numer rachunku bankowego', value: groupedAccount(card.bankAccount) }]),
    ],
    parts: [
      duesTable(parts),
      paymentsTable(payments),
      { kind: 'paragraph', text: 'Dokument wystawiono automatycznie na podstawie ksiąg urzędu. Nie wymaga podpisu ani pieczęci.' },
    ],
    orientation: 'landscape',
  };
}

function duesTable(parts: readonly OwedPart[]): PrintablePart {
  const sum = sumAmounts(parts.map(({ charged }) => charged));
  const cells = ({ charged }: Pick<OwedPart, 'charged'>) =>
    [charged.principal, charged.costs, charged.interest, charged.prolongation, totalOf(charged)].map(amountDigits);
  return letterTable({
    id: 'naleznosci',
    title: 'Zapłacone należności',
    columns: [
      wordColumn('termin', 'Termin płatności'),
      numberColumn('nr', 'Nr raty', 'narrow'),
      wordColumn('rodzaj', 'Rodzaj opłaty', 'wide'),
      amountColumn('glowna', 'Kwota główna'),
      amountColumn('koszty', 'Koszty upomnień i\u00a0egzekucji'),
      amountColumn('odsetki', 'Odsetki'),
      amountColumn('prolongacyjna', 'Opłata prolongacyjna'),
      amountColumn('razem', 'Razem'),
    ],
    rows: parts.map((part) => [
      part.dueOn === null ? '' : writtenDay(part.dueOn),
      part.number === null ? '' : String(part.number),
      part.kind ?? '',
      ...cells(part),
    ]),
    totals: { label: 'Razem', cells: [null, null, null, ...cells({ charged: sum })] },
  });
}

function paymentsTable(payments: readonly ConfirmedPayment[]): PrintablePart {
  return letterTable({
    id: 'wplaty',
    title: 'Wpłaty, które je pokryły',
    columns: [wordColumn('data', 'Data księgowania'), wordColumn('opis', 'Opis', 'wide'), amountColumn('kwota', 'Kwota na te należności')],
    rows: payments.map(({ bookedOn, description, amount: paid }) => [writtenDay(bookedOn), description ?? '', amountDigits(paid)]),
    totals: { label: 'Razem', cells: [null, null, amountDigits(sumGrosze(payments.map((payment) => payment.amount)))] },
  });
}
