import { sql } from 'drizzle-orm';
import {
  address,
  type Database,
  election,
  insertAll,
  pollingDistrict,
  registration,
  residenceStatus,
  resident,
  voterList,
} from '../../../server/database';
import { makeResidents } from './make-residents';
import { pollingDistricts } from './places';
import { residenceStatuses } from './statuses';

/** Coming elections: to the Sejm and Senat, and to the municipal council. */
export const elections = [
  { heldOn: '2027-10-17', title: 'Wybory do Sejmu i Senatu' },
  { heldOn: '2029-04-08', title: 'Wybory do rady gminy i wybory wójta' },
] as const;

/** Writes districts, residents, registrations and the voter lists of the coming elections. */
export async function seedResidents(database: Database, scale: number, asOf: string): Promise<void> {
  const register = makeResidents(scale, asOf);
  await insertAll(database, pollingDistrict, pollingDistricts);
  await insertAll(
    database,
    residenceStatus,
    residenceStatuses.map((status, position) => ({ ...status, position })),
  );
  await insertAll(database, address, register.addresses);
  await insertAll(database, resident, register.residents);
  await insertAll(database, registration, register.registrations);
  await insertAll(database, election, elections);
  await numberVoters(database, asOf);
}

/** Citizens who are of age on election day, numbered by name within their district. */
async function numberVoters(database: Database, asOf: string): Promise<void> {
  const listNumber = sql<number>`row_number() OVER (
    PARTITION BY ${election.heldOn}, ${address.districtNumber}
    ORDER BY ${resident.familyName} COLLATE "C", ${resident.givenName} COLLATE "C", ${resident.pesel} COLLATE "C")`;
  await database.execute(sql`
    INSERT INTO ${voterList} (held_on, resident_id, address_id, district_number, list_number)
    SELECT ${election.heldOn}, ${resident.id}, ${address.id}, ${address.districtNumber}, ${listNumber}
    FROM ${resident}
    JOIN ${registration} ON ${registration.residentId} = ${resident.id}
      AND ${registration.kind} = 'permanent' AND (${registration.until} IS NULL OR ${registration.until} > ${asOf}::date)
    JOIN ${address} ON ${address.id} = ${registration.addressId}
    JOIN ${election} ON ${resident.birthDate} <= ${election.heldOn} - interval '18 years'
    WHERE ${resident.citizen}`);
}
