import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeSettings } from '../../server/database/shell-tables';
import { origin } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';
import { forgeries } from './saml-forged-answers';
import { beginAt, bring, genuine, returnAddresses, traces } from './saml-party';

const folder = temporaryFolder();
const now = new Date('2026-11-21T10:00:00Z');
const said: string[] = [];
let office: DatabaseOffice;

const begin = () => beginAt(office, 'wezelKrajowy', now);

/** Brings an answer that must be refused: one line in the table of events, and nothing else. */
const expectRefused = async (response: string, provider: 'wezelKrajowy' | 'profilZaufany' = 'wezelKrajowy') => {
  const before = await traces(office);
  const address = await bring(office, provider, response);
  expect(address.origin + address.pathname).toBe(returnAddresses.adresBlad);
  expect(await traces(office)).toEqual({ ...before, refusals: before.refusals + 1 });
};

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin }, { now: () => now, log: (line) => said.push(line) });
  await office.database.update(officeSettings).set({ loginEpuap: true });
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

describe('an answer of an identity node', () => {
  it('that is genuine is believed, also with line breaks in its base64', async () => {
    const first = await begin();
    expect((await bring(office, 'wezelKrajowy', genuine(first))).pathname).toBe('/return-url-potwierdz');
    const second = await begin();
    const broken = genuine(second).replace(/.{76}/g, '$&\r\n');
    expect((await bring(office, 'wezelKrajowy', broken)).pathname).toBe('/return-url-potwierdz');
  });

  const cases = Object.entries(forgeries).flatMap(([refusal, forged]) =>
    Object.entries(forged).map(([name, forge]) => ({ name, refusal, forge })),
  );

  it.each(cases)('$name is refused ($refusal), and the genuine one is believed afterwards', async ({ refusal, forge }) => {
    const begun = await begin();
    await expectRefused(forge(begun));
    expect(said.filter((line) => line.startsWith('An answer')).at(-1)).toBe(`An answer of wezelKrajowy was refused: ${refusal}.`);
    expect((await bring(office, 'wezelKrajowy', genuine(begun))).pathname).toBe('/return-url-potwierdz');
  });

  it('counts once: a second time it is refused, and so is another one to the same request', async () => {
    const begun = await begin();
    const answer = genuine(begun);
    await bring(office, 'wezelKrajowy', answer);
    await expectRefused(answer);
    await expectRefused(genuine(begun));
  });

  it('counts once also when it comes many times at the same moment', async () => {
    const answer = genuine(await begin());
    const addresses = await Promise.all(Array.from({ length: 10 }, () => bring(office, 'wezelKrajowy', answer)));
    expect(addresses.filter(({ pathname }) => pathname === '/return-url-potwierdz')).toHaveLength(1);
  });

  it('of one node to a login at the other is refused at both', async () => {
    const begun = await begin();
    const other = await beginAt(office, 'profilZaufany', now);
    await expectRefused(genuine(begun), 'profilZaufany');
    await expectRefused(genuine(other), 'wezelKrajowy');
    await expectRefused(genuine(begun, { inResponseTo: other.parts.inResponseTo }));
  });
});
