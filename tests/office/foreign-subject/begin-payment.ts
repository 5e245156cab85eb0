import { type SamplePartyName, sampleParties } from '../../../sample-office/seed/parties/sample-parties';
import type { DatabaseOffice } from '../database-office';
import { makeCard } from '../sample-dues';

/** Begins the payment of one of the owner's dues, and returns the names and values that identify it. */
export async function beginPayment(office: DatabaseOffice, owner: SamplePartyName, token: string): Promise<unknown> {
  const { cardId, instalmentIds } = await makeCard(office.database, { holders: [owner], amounts: [4_321n] });
  const party = sampleParties[owner];
  const identity = party.institution ? `nip=${party.nip}` : `pesel=${party.pesel}`;
  const { status, body } = await office.send(
    'POST',
    `/api/platnosci/kir/dodajPrzelew?${identity}`,
    {
      idKartyNaleznosci: cardId,
      idNaleznosciRatyZbiorczej: instalmentIds,
      idNaleznosciRaty: [],
      nip: party.institution ? party.nip : null,
      urlPowrotuOk: 'http://localhost:4000/platnosc-informacja?wynik=ok',
      urlPowrotuBlad: 'http://localhost:4000/platnosc-informacja?wynik=blad',
    },
    token,
  );
  if (status !== 200) throw new Error(`The payment was not begun: ${status} ${JSON.stringify(body)}`);
  return { provider: 'kir', ...(body as object) };
}
