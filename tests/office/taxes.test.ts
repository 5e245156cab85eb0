import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archivedPrint } from '../../server/database/tax-tables';
import { partyId, type SamplePartyName, sampleParties } from '../../server/seed/parties/sample-parties';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';
import { signIn } from './sign-in';

const folder = temporaryFolder();
let office: DatabaseOffice;

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path });
}, 60_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

async function ask(party: SamplePartyName, call: string, asked: SamplePartyName = party) {
  const token = await signIn(office.database, { parties: [party] });
  const subject = sampleParties[asked];
  const identity = subject.institution ? `nip=${subject.nip}` : `pesel=${subject.pesel}`;
  return await office.get(`/api${call}${call.includes('?') ? '&' : '?'}${identity}`, token);
}

interface Assessment {
  readonly pozycjeWymiaruPodatku: readonly Readonly<Record<string, string | number | null>>[];
  readonly podatekRolnySuma: number;
  readonly podatekLesnySuma: number;
  readonly podatekOdNieruchomosciSuma: number;
  readonly podatekSuma: number;
}

const assessment = async (party: SamplePartyName, years: string) =>
  (await ask(party, `/podatki/dajWymiarPodatku?lataPodatkowe=${years}`)).body as Assessment;

describe('the tax assessment', () => {
  it('is', async () => {
    console.log(JSON.stringify((await ask('farmer', '/podatki/dajLataPodatkowe')).body));
    console.log(JSON.stringify(await assessment('farmer', '2026,2025'), null, 1));
    console.log((await ask('farmer', '/podatki/dajWymiarPodatku/pdf?lataPodatkowe=2026,2025')).status);
    const t = performance.now();
    const d = await ask('farmer', '/podatki/dajDecyzje/pdf?idArchiwumDruku=55018');
    console.log(d.status, d.bytes.length, d.headers, performance.now() - t);
    (await import('node:fs')).writeFileSync('/tmp/w/svcb-d.pdf', d.bytes);
    console.log(await office.database.select({ id: archivedPrint.id }).from(archivedPrint), partyId('farmer'));
    for (const c of ['/akcyza/dajWnioski?rok=2026', '/akcyza/dajZwroty?rok=2026']) console.log(JSON.stringify((await ask('farmer', c)).body));
    for (const c of ['/zezwolenia/dajOplaty?rok=2025', '/zezwolenia/dajOplaty?rok=2026']) console.log(JSON.stringify((await ask('shop', c)).body));
    for (const [p, c, n] of [['farmer', '/podatki/dajWymiarPodatku/pdf?lataPodatkowe=2026,2025', 'w'], ['shop', '/zezwolenia/dajOplaty/pdf?rok=2025', 'z'], ['farmer', '/akcyza/dajZwroty/pdf?rok=2026', 'a']] as const) (await import('node:fs')).writeFileSync(`/tmp/w/svcb-${n}.pdf`, (await ask(p, c)).bytes);
  });
});
