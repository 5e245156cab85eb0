import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfCode } from '../../server/accounts/secrets';
import { externalLogin } from '../../server/database/external-login-tables';
import { officeSettings } from '../../server/database/shell-tables';
import { origin } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';
import { forgeries } from './saml-forged-answers';
import { type Begun, beginAt, bring, genuine, returnAddresses, traces } from './saml-party';

const folder = temporaryFolder();
const now = new Date('2026-11-21T10:00:00Z');
const said: string[] = [];
let office: DatabaseOffice;

const lastTold = () => said.filter((line) => line.startsWith('An answer')).at(-1);
const begin = () => beginAt(office, 'wezelKrajowy', now);

/** Posts an answer that must be refused: it leaves one security event and nothing else. */
const expectRefused = async (brought: Pick<Begun, 'provider' | 'relayState'>, response: string) => {
  const before = await traces(office);
  const address = await bring(office, brought, response);
  expect(address.origin + address.pathname).toBe(returnAddresses.adresBlad);
  expect(await traces(office)).toEqual({ ...before, refusals: before.refusals + 1 });
};

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin }, { now: () => now, tell: (text) => said.push(text) });
  await office.database.update(officeSettings).set({ loginEpuap: true });
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

describe('an answer of an identity node', () => {
  it('that is genuine is believed, also with line breaks in its base64', async () => {
    const first = await begin();
    expect((await bring(office, first, genuine(first))).pathname).toBe('/return-url-potwierdz');
    const second = await begin();
    const broken = genuine(second).replace(/.{76}/g, '$&\r\n');
    expect((await bring(office, second, broken)).pathname).toBe('/return-url-potwierdz');
  });

  const cases = Object.entries(forgeries).flatMap(([refusal, forged]) =>
    Object.entries(forged).map(([name, forge]) => ({ name, refusal, forge })),
  );

  it.each(cases)('$name is refused ($refusal), and the genuine one is believed afterwards', async ({ refusal, forge }) => {
    const begun = await begin();
    await expectRefused(begun, forge(begun));
    expect(lastTold()).toBe(`An answer of the identity node wezelKrajowy was refused: it failed the check "${refusal}".`);
    expect((await bring(office, begun, genuine(begun))).pathname).toBe('/return-url-potwierdz');
  });

  it('counts once: a second time it is refused, and so is another one to the same request', async () => {
    const begun = await begin();
    const answer = genuine(begun);
    await bring(office, begun, answer);
    await expectRefused(begun, answer);
    await expectRefused(begun, genuine(begun));
  });

  it('counts once also when it comes many times at the same moment', async () => {
    const begun = await begin();
    const addresses = await Promise.all(Array.from({ length: 10 }, () => bring(office, begun, genuine(begun))));
    expect(addresses.filter(({ pathname }) => pathname === '/return-url-potwierdz')).toHaveLength(1);
  });

  it('of one node to a login at the other is refused at both', async () => {
    const begun = await begin();
    const other = await beginAt(office, 'profilZaufany', now);
    await expectRefused({ ...begun, provider: 'profilZaufany' }, genuine(begun));
    await expectRefused({ ...other, provider: 'wezelKrajowy' }, genuine(other));
    await expectRefused(begun, genuine(begun, { inResponseTo: other.parts.inResponseTo }));
  });

  it('comes back with what was sent along, byte for byte: brought with anything else it is refused, and believed with it afterwards', async () => {
    const begun = await begin();
    const other = await begin();
    const altered = [
      '',
      ' ',
      other.relayState,
      begun.relayState.slice(0, -1),
      `${begun.relayState} `,
      begun.relayState.toUpperCase(),
      hashOfCode(begun.relayState),
      'https://inny.example/',
    ];
    for (const relayState of altered) {
      await expectRefused({ ...begun, relayState }, genuine(begun));
      expect(lastTold(), relayState).toBe('An answer of the identity node wezelKrajowy was refused: it failed the check "relay-state".');
    }
    expect((await bring(office, begun, genuine(begun))).pathname).toBe('/return-url-potwierdz');
    // Without the stored relay state the same stolen answer is accepted.
    await office.database
      .update(externalLogin)
      .set({ relayHash: hashOfCode('x') })
      .where(eq(externalLogin.requestId, other.parts.inResponseTo));
    expect((await bring(office, { ...other, relayState: 'x' }, genuine(other))).pathname).toBe('/return-url-potwierdz');
  });

  it('of a node that sends nothing along is believed without it, and not with something that nobody sent', async () => {
    const begun = await begin();
    await office.database.update(externalLogin).set({ relayHash: null }).where(eq(externalLogin.requestId, begun.parts.inResponseTo));
    await expectRefused(begun, genuine(begun));
    expect((await bring(office, { ...begun, relayState: '' }, genuine(begun))).pathname).toBe('/return-url-potwierdz');
  });
});
