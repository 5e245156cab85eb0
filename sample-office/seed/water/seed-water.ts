import {
  type Database,
  insertAll,
  waterCorrespondence,
  waterCorrespondenceRequest,
  waterExchange,
  waterInvoice,
  waterInvoiceLine,
  waterMeter,
  waterPoint,
  waterPointHolder,
  waterReading,
  waterReport,
  waterRequest,
  waterTopic,
} from '../../../server/database';
import { partyId, type SamplePartyName, sampleParties } from '../parties/sample-parties';
import { makeInvoices } from './invoices';
import { sampleChanges, sampleCorrespondence, sampleRequests, sampleTopics } from './letters';
import { samplePoints } from './points';
import { cubicMetres, makeReadings, readingRow } from './readings';

/**
 * Writes collection points, meters, readings, invoices and requests, if there are none. Their ids are below those that the database
 * assigns.
 */
export async function seedWater(database: Database): Promise<void> {
  if ((await database.select({ id: waterTopic.id }).from(waterTopic).limit(1)).length > 0) return;
  await seedPoints(database);
  await seedMeters(database);
  await seedInvoices(database);
  await insertAll(database, waterTopic, sampleTopics);
  await insertAll(database, waterRequest, sampleRequests);
  const known = (Object.keys(sampleParties) as SamplePartyName[]).flatMap((name) => {
    const data = sampleCorrespondence[name];
    return data ? [{ partyId: partyId(name), data }] : [];
  });
  await insertAll(database, waterCorrespondence, known);
  await insertAll(database, waterCorrespondenceRequest, sampleChanges);
}

async function seedPoints(database: Database): Promise<void> {
  await insertAll(
    database,
    waterPoint,
    samplePoints.map(({ id, card, address, contract }) => ({
      id,
      card,
      address,
      contractNumber: contract?.number ?? null,
      contractOn: contract?.on ?? null,
    })),
  );
  await insertAll(
    database,
    waterPointHolder,
    samplePoints.flatMap(({ id, holders }) => holders.map((name) => ({ pointId: id, partyId: partyId(name) }))),
  );
}

async function seedMeters(database: Database): Promise<void> {
  const meters = samplePoints.flatMap(({ id, meters: own }) => own.map((meter) => ({ ...meter, pointId: id })));
  await insertAll(
    database,
    waterMeter,
    meters.map(({ id, pointId, number, wholeDigits, decimalDigits, fittedOn, removedOn = null }) => ({
      id,
      pointId,
      number,
      wholeDigits,
      decimalDigits,
      fittedOn,
      removedOn,
    })),
  );
  await insertAll(
    database,
    waterReading,
    meters.flatMap((meter) => makeReadings(meter).map(readingRow)),
  );
  await insertAll(
    database,
    waterExchange,
    meters.flatMap(({ id, removedOn, exchange }) => (exchange && removedOn ? [{ meterId: id, exchangedOn: removedOn, ...exchange }] : [])),
  );
  const wifes = meters.find(({ id }) => id === 4101);
  if (wifes) await insertAll(database, waterReport, reportsOf(makeReadings(wifes)));
}

/** The wife sends a reading at the end of each quarter; once she mistyped it. */
function reportsOf(readings: ReturnType<typeof makeReadings>): readonly (typeof waterReport.$inferInsert)[] {
  const sent = readings.slice(-3, -1).map(({ meterId, readOn, dial }, index) => ({
    id: index + 2,
    meterId,
    partyId: partyId('wife'),
    sentAt: new Date(`${readOn}T18:22:04Z`),
    state: cubicMetres(dial),
    handledAt: new Date(Date.parse(`${readOn}T09:10:00Z`) + 2 * 86_400_000),
    note: 'Przyjęto do rozliczenia.',
  }));
  const [first] = sent;
  if (!first) return [];
  const mistyped = { ...first, id: 1, sentAt: new Date(first.sentAt.getTime() - 600_000), state: `9${first.state}`, note: null };
  return [mistyped, ...sent];
}

async function seedInvoices(database: Database): Promise<void> {
  let next = 1;
  for (const point of samplePoints) {
    const { invoices, lines } = makeInvoices(point, point.meters.flatMap(makeReadings), next);
    next += invoices.length;
    await insertAll(database, waterInvoice, invoices);
    await insertAll(database, waterInvoiceLine, lines);
  }
}
