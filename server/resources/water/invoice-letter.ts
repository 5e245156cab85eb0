import type { PrintableDocument } from '../../../engine';
import { writtenDay } from '../../calendar/office-day';
import type { waterInvoiceLine } from '../../database/water-tables';
import { amountColumn, letterNumber, letterTable, numberColumn, wordColumn } from '../../pdf/letter-words';

type Line = typeof waterInvoiceLine.$inferSelect;

/** Names of what is charged, in Polish as all invoices are. */
export const serviceNames = { water: 'woda', sewage: 'ścieki', standing: 'opłata abonamentowa' } as const satisfies Record<
  Line['service'],
  string
>;

/** What an invoice is about. */
export interface InvoiceHead {
  readonly number: string;
  readonly issuedOn: string;
  readonly card: string;
  readonly address: string;
}

/** The words of an invoice: what is charged, line by line, and what is to be paid. */
export function invoiceLetter({ number, issuedOn, card, address }: InvoiceHead, lines: readonly Line[]): PrintableDocument {
  const sum = (pick: (line: Line) => number) => lines.reduce((total, line) => total + Math.round(pick(line) * 100), 0) / 100;
  return {
    title: `Faktura ${number}`,
    language: 'pl',
    intro: `Za wodę i\u00a0odprowadzanie ścieków, punkt odbioru: ${address}.`,
    choices: [
      { label: 'Numer należności', value: card },
      { label: 'Data wystawienia', value: writtenDay(issuedOn) },
    ],
    parts: [
      letterTable({
        id: 'pozycje',
        title: 'Pozycje faktury',
        columns: [
          wordColumn('usluga', 'Usługa', 'wide'),
          numberColumn('ilosc', 'Ilość'),
          amountColumn('cena', 'Cena netto'),
          amountColumn('netto', 'Netto'),
          amountColumn('vat', 'VAT 8%'),
          amountColumn('brutto', 'Brutto'),
        ],
        rows: lines.map((line) => [
          serviceNames[line.service],
          line.service === 'standing' ? `${line.quantity}\u00a0mies.` : `${letterNumber(line.quantity, 3)}\u00a0m³`,
          letterNumber(line.price),
          letterNumber(line.net),
          letterNumber(line.vat),
          letterNumber((Math.round(line.net * 100) + Math.round(line.vat * 100)) / 100),
        ]),
        totals: {
          label: 'Do zapłaty',
          cells: [
            null,
            null,
            null,
            letterNumber(sum(({ net }) => net)),
            letterNumber(sum(({ vat }) => vat)),
            letterNumber(sum(({ net, vat }) => net + vat)),
          ],
        },
      }),
      { kind: 'paragraph', text: 'Termin zapłaty: 14\u00a0dni od dnia wystawienia faktury.' },
    ],
    orientation: 'portrait',
  };
}
