import { type Database, party, partyRight } from '../../../server/database';
import { partyId, sampleParties, samplePartyRights } from './sample-parties';

/** Writes the sample persons and institutions, if there are none. */
export async function seedParties(database: Database): Promise<void> {
  if ((await database.select({ id: party.id }).from(party).limit(1)).length > 0) return;
  await database
    .insert(party)
    .values(
      Object.values(sampleParties).map((sample) =>
        sample.institution
          ? { id: sample.id, institution: true, name: sample.name, nip: sample.nip }
          : { id: sample.id, institution: false, name: `${sample.givenName} ${sample.familyName}`, pesel: sample.pesel },
      ),
    );
  await database
    .insert(partyRight)
    .values(samplePartyRights.map(({ person, actsFor }) => ({ partyId: partyId(person), actsFor: partyId(actsFor) })));
}
