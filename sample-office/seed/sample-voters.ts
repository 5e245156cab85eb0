import { asc, eq } from 'drizzle-orm';
import { type Database, election, resident, voterList } from '../../server/database';

/** PESELs of two sample persons on the voter list of the next election, for visitors to try the check with. */
export async function findSampleVoters(database: Database): Promise<readonly string[]> {
  const [next] = await database.select({ heldOn: election.heldOn }).from(election).orderBy(asc(election.heldOn)).limit(1);
  if (!next) return [];
  const voters = await database
    .select({ pesel: resident.pesel })
    .from(voterList)
    .innerJoin(resident, eq(resident.id, voterList.residentId))
    .where(eq(voterList.heldOn, next.heldOn))
    .orderBy(asc(resident.id))
    .limit(2);
  return voters.map(({ pesel }) => pesel);
}
