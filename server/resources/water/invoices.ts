import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { recordId, years } from '../../calls/query-readers';
import { waterInvoice, waterInvoiceLine, waterPoint } from '../../database/water-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { invoiceLetter, serviceNames } from './invoice-letter';
import { keptFile } from './kept-file';
import { ofOwnPoint, ownPoints } from './own-points';

/** Invoices for water and sewage, and their files. */
export const invoiceResources = [
  defineResource('GET /woda/dajFaktury', {
    caller: 'subject',
    query: { idPunktuOdbioru: recordId('idPunktuOdbioru'), lataFaktur: years },
    answer: async ({ database, subject, query }) => {
      const invoices = await database
        .select({
          numerFaktury: waterInvoice.number,
          dataWystawieniaFaktury: waterInvoice.issuedOn,
          dataZaplaty: waterInvoice.paidOn,
          idDokumentuPdf: waterInvoice.documentId,
          gross: sql<number>`sum(${waterInvoiceLine.net} + ${waterInvoiceLine.vat})`.mapWith(Number),
          hasWater: sql<boolean>`bool_or(${waterInvoiceLine.service} = 'water')`,
          hasSewage: sql<boolean>`bool_or(${waterInvoiceLine.service} = 'sewage')`,
        })
        .from(waterInvoice)
        .innerJoin(waterInvoiceLine, eq(waterInvoiceLine.invoiceId, waterInvoice.id))
        .where(
          and(
            ofOwnPoint(database, subject, waterInvoice.pointId, query.idPunktuOdbioru),
            inArray(sql`extract(year from ${waterInvoice.issuedOn})::integer`, [...query.lataFaktur]),
          ),
        )
        .groupBy(waterInvoice.id)
        .orderBy(desc(waterInvoice.issuedOn), desc(waterInvoice.id));
      return {
        faktury: invoices.map(({ gross, hasWater, hasSewage, ...invoice }) => ({
          ...invoice,
          dotyczyWodySciekow: [hasWater ? serviceNames.water : [], hasSewage ? serviceNames.sewage : []].flat().join(' i\u00a0'),
          kwotaBrutto: gross,
          wystawionoDokumentPdf: invoice.idDokumentuPdf !== null,
        })),
        // In whole grosze, so that the sum is exact.
        sumaKwotBrutto: invoices.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0) / 100,
      };
    },
  }),

  defineResource('GET /woda/dajDokumentFaktury', {
    caller: 'subject',
    query: { idDokumentuPdf: recordId('idDokumentuPdf') },
    answer: async ({ subject, query, ...office }) => {
      const { database } = office;
      const [invoice] = await database
        .select({
          id: waterInvoice.id,
          number: waterInvoice.number,
          issuedOn: waterInvoice.issuedOn,
          card: waterPoint.card,
          address: waterPoint.address,
        })
        .from(waterInvoice)
        .innerJoin(waterPoint, eq(waterPoint.id, waterInvoice.pointId))
        .where(and(eq(waterInvoice.documentId, query.idDokumentuPdf), inArray(waterInvoice.pointId, ownPoints(database, subject))));
      // An invoice of somebody else is answered like one that is not there.
      if (!invoice) throw new OfficeFailure('documentUnavailable');
      return await keptFile(
        office,
        { kind: 'invoice', id: query.idDokumentuPdf, fileName: `${invoice.number.replaceAll('/', '_')}.pdf` },
        async () => {
          const lines = await database
            .select()
            .from(waterInvoiceLine)
            .where(eq(waterInvoiceLine.invoiceId, invoice.id))
            .orderBy(waterInvoiceLine.position);
          return invoiceLetter(invoice, lines);
        },
      );
    },
  }),
];
