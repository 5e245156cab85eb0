import type { PrintableDocument } from '../../../engine';
import type { waterInvoiceLine } from '../../database/water-tables';

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
  const column = (id: string, label: string, unit: string | null = null) =>
    ({ id, label, unit, align: id === 'usluga' ? 'start' : 'end', width: id === 'usluga' ? 'wide' : 'normal' }) as const;
  return {
    title: `Faktura ${number}`,
    language: 'pl',
    lead: `Za wodę i\u00a0odprowadzanie ścieków, punkt odbioru: ${address}.`,
    choices: [
      { label: 'Numer karty', value: card },
      { label: 'Data wystawienia', value: issuedOn.split('-').reverse().join('.') },
    ],
    parts: [
      {
        kind: 'table',
        id: 'pozycje',
        title: 'Pozycje faktury',
        showTitle: true,
        columns: [
          column('usluga', 'Usługa'),
          column('ilosc', 'Ilość'),
          column('cena', 'Cena netto', 'zł'),
          column('netto', 'Netto', 'zł'),
          column('vat', 'VAT 8%', 'zł'),
          column('brutto', 'Brutto', 'zł'),
        ],
        rows: lines.map((line) => [
          serviceNames[line.service],
          line.service === 'standing' ? `${line.quantity}\u00a0mies.` : `${decimal(line.quantity, 3)}\u00a0m³`,
          decimal(line.price),
          decimal(line.net),
          decimal(line.vat),
          decimal((Math.round(line.net * 100) + Math.round(line.vat * 100)) / 100),
        ]),
        totals: {
          label: 'Do zapłaty',
          cells: [
            null,
            null,
            null,
            decimal(sum(({ net }) => net)),
            decimal(sum(({ vat }) => vat)),
            decimal(sum(({ net, vat }) => net + vat)),
          ],
        },
        empty: '',
      },
      { kind: 'paragraph', text: 'Termin zapłaty: 14\u00a0dni od dnia wystawienia faktury.' },
    ],
    orientation: 'portrait',
  };
}

function decimal(value: number, places = 2): string {
  return new Intl.NumberFormat('pl-PL', { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: 'always' }).format(
    value,
  );
}
