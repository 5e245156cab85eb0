import type { waterInvoice, waterInvoiceLine } from '../../../server/database';
import type { SamplePoint } from './points';
import type { MadeReading } from './readings';

type Invoice = typeof waterInvoice.$inferInsert & { readonly id: number };
type Line = typeof waterInvoiceLine.$inferInsert;

/** Net prices in grosze by year: a cubic metre of water, of sewage, and a month of standing charge. */
const prices: Readonly<Record<number, { readonly water: number; readonly sewage: number; readonly standing: number }>> = {
  2023: { water: 412, sewage: 689, standing: 540 },
  2024: { water: 448, sewage: 742, standing: 580 },
  2025: { water: 479, sewage: 801, standing: 615 },
  2026: { water: 496, sewage: 838, standing: 640 },
};
/** Water and sewage have the reduced VAT rate. */
export const vatPercent = 8;
/** Invoices before this year were sent on paper only. */
const firstYearWithFiles = 2024;

const quarters = [
  ['01-01', '03-31', '04-09'],
  ['04-01', '06-30', '07-09'],
  ['07-01', '09-30', '10-09'],
  ['10-01', '12-31', '01-09'],
] as const;
/** The day that the sample describes; what would be issued later does not exist yet. */
const asOf = '2026-09-30';

/** Invoices of a point for every quarter, with lines from the consumption of its meters. */
export function makeInvoices(
  point: SamplePoint,
  readings: readonly MadeReading[],
  firstId: number,
): { readonly invoices: readonly Invoice[]; readonly lines: readonly Line[] } {
  const invoices: Invoice[] = [];
  const lines: Line[] = [];
  const paysLate = point.holders.includes('company');
  for (const [text, price] of Object.entries(prices)) {
    const year = Number(text);
    for (const [index, [from, to, issued]] of quarters.entries()) {
      const issuedOn = `${index === 3 ? year + 1 : year}-${issued}`;
      const litres = point.flatRate ?? usedBetween(readings, `${year}-${from}`, `${year}-${to}`);
      if (issuedOn > asOf || litres === 0) continue;
      const id = firstId + invoices.length;
      const charged = [
        { service: 'water', quantity: litres / 1_000, price: price.water },
        ...(point.sewage ? [{ service: 'sewage', quantity: litres / 1_000, price: price.sewage } as const] : []),
        { service: 'standing', quantity: 3, price: price.standing },
      ] as const;
      lines.push(
        ...charged.map(({ service, quantity, price: groszy }, position) => ({
          invoiceId: id,
          position: position + 1,
          service,
          ...amounts(quantity, groszy),
        })),
      );
      const isLast = issuedOn === '2026-07-09';
      invoices.push({
        id,
        pointId: point.id,
        number: `FV/${point.id - 3_000}${index + 1}/${issuedOn.slice(0, 4)}`,
        issuedOn,
        paidOn: isLast ? null : `${issuedOn.slice(0, 8)}${paysLate ? 28 : 19}`,
        documentId: year < firstYearWithFiles ? null : 9_000 + id,
      });
    }
  }
  return { invoices, lines };
}

/** Net and VAT of a line, each rounded to a grosz (art. 106e of the VAT Act). */
function amounts(quantity: number, groszy: number) {
  // Litres times grosze are whole numbers, so that halves are rounded exactly.
  const net = Math.round((Math.round(quantity * 1_000) * groszy) / 1_000);
  const vat = Math.round((net * vatPercent) / 100);
  return { quantity, price: groszy / 100, net: net / 100, vat: vat / 100 };
}

function usedBetween(readings: readonly MadeReading[], from: string, to: string): number {
  return readings.filter(({ readOn }) => readOn >= from && readOn <= to).reduce((sum, { used }) => sum + (used ?? 0), 0);
}
