import type { PgTable } from 'drizzle-orm/pg-core';
import {
  building,
  type Database,
  declaredVehicle,
  insertAll,
  land,
  localFee,
  localFeeInstalment,
  propertyCard,
  propertyOwner,
  structure,
  temporaryResidence,
  wasteParameter,
} from '../../../server/database';
import { partyId } from '../parties/sample-parties';
import { declaredVehicles } from './declared-vehicles';
import { localFees } from './local-fees';
import { propertyRows, sampleProperty } from './property';
import { wasteParameters } from './waste';

/** Fills each empty register about persons and institutions. The tax norms must have been written before. */
export async function seedRegisters(database: Database): Promise<void> {
  if (await isEmpty(database, declaredVehicle)) await insertAll(database, declaredVehicle, declaredVehicles());
  if (await isEmpty(database, temporaryResidence)) await insertAll(database, temporaryResidence, residences());
  if (await isEmpty(database, wasteParameter)) await insertAll(database, wasteParameter, wasteParameters());
  if (await isEmpty(database, localFee)) await seedLocalFees(database);
  if (await isEmpty(database, propertyCard)) await seedProperty(database);
}

async function seedLocalFees(database: Database): Promise<void> {
  for (const { fee, instalments } of localFees()) {
    const [made] = await database.insert(localFee).values(fee).returning({ id: localFee.id });
    if (!made) throw new Error(`The fee ${fee.card} was not written.`);
    await insertAll(
      database,
      localFeeInstalment,
      instalments.map((instalment) => ({ ...instalment, feeId: made.id })),
    );
  }
}

async function seedProperty(database: Database): Promise<void> {
  await insertAll(
    database,
    propertyCard,
    sampleProperty.map(({ number }) => ({ number })),
  );
  await insertAll(
    database,
    propertyOwner,
    sampleProperty.flatMap(({ number, owners }) => owners.map((name) => ({ card: number, partyId: partyId(name) }))),
  );
  const rows = propertyRows();
  await insertAll(database, land, rows.land);
  await insertAll(database, building, rows.buildings);
  await insertAll(database, structure, rows.structures);
}

async function isEmpty(database: Database, table: PgTable): Promise<boolean> {
  return (await database.select().from(table).limit(1)).length === 0;
}

/** Temporary residences of the sample persons. The pensioner lives near her daughter; the winter before she was in a convalescent home. */
export function residences(): (typeof temporaryResidence.$inferInsert)[] {
  const pensioner = partyId('pensioner');
  return [
    { partyId: pensioner, town: 'Brzezie Leśne', street: 'Osiedlowa', house: '7', flat: '12', since: '2025-04-01', until: '2030-03-31' },
    { partyId: pensioner, town: 'Świerki', street: null, house: '21', flat: null, since: '2024-11-04', until: '2025-03-31' },
    { partyId: partyId('husband'), town: 'Olszyny', street: null, house: '38A', flat: null, since: '2026-02-02', until: null },
  ];
}
