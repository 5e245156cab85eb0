import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OfficeSubject } from '../../accounts/caller';
import { accepted, defineResource, type OfficeContext, type OfficeFile, type QueryReader, refused } from '../../calls/define-resource';
import { waterExchange, waterMeter, waterPoint } from '../../database/water-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { exchangeLetter } from './exchange-letter';
import { keptFile } from './kept-file';
import { lastReadings } from './last-readings';
import { ownPoints } from './own-points';

const meterNumber: QueryReader<string> = (text) =>
  text !== undefined && text.length > 0 && text.length <= 30 ? accepted(text) : refused('wrongQuery', { name: 'numerWodomierza' });

/** Files about the exchange of a meter: the one that was taken out, or the one that was fitted. */
export const exchangeResources = [
  defineResource('GET /woda/dajProtokolWymiany', {
    caller: 'subject',
    query: { numerWodomierza: meterNumber },
    answer: ({ subject, query, ...office }) => protocol(office, subject, query.numerWodomierza, 'protocol'),
  }),

  defineResource('GET /woda/dajProtokolWymianyZeZdjeciami', {
    caller: 'subject',
    query: { numerWodomierza: meterNumber },
    answer: ({ subject, query, ...office }) => protocol(office, subject, query.numerWodomierza, 'photos'),
  }),
];

async function protocol(office: OfficeContext, subject: OfficeSubject, number: string, kind: 'protocol' | 'photos'): Promise<OfficeFile> {
  const { database } = office;
  const fitted = alias(waterMeter, 'fitted');
  const exchanges = await database
    .select({ exchange: waterExchange, removed: waterMeter, fitted, address: waterPoint.address, card: waterPoint.card })
    .from(waterExchange)
    .innerJoin(waterMeter, eq(waterMeter.id, waterExchange.meterId))
    .innerJoin(fitted, eq(fitted.id, waterExchange.newMeterId))
    .innerJoin(waterPoint, eq(waterPoint.id, waterMeter.pointId))
    .where(and(or(eq(waterMeter.number, number), eq(fitted.number, number)), inArray(waterMeter.pointId, ownPoints(database, subject))))
    // Of a meter that was fitted and taken out again, the last exchange counts.
    .orderBy(desc(waterExchange.exchangedOn), desc(waterExchange.meterId));
  const [found] = exchanges;
  // A meter of somebody else is answered like one without a file.
  if (!found || found.exchange.file === 'missing') throw new OfficeFailure('protocolMissing');
  if (found.exchange.file === 'unreadable') throw new OfficeFailure('fileServerFailed');
  const fileName = `protokol_wymiany_${number}${kind === 'photos' ? '_ze_zdjeciami' : ''}.pdf`;
  return await keptFile(office, { kind, id: found.exchange.meterId, fileName }, async () => {
    const readings = await lastReadings(database, [found.removed.id]);
    return exchangeLetter({ ...found, oldState: readings.get(found.removed.id)?.state ?? null }, kind === 'photos');
  });
}
