import { describe, expect, it } from 'vitest';
import { ownAddress } from '../../server/accounts/portal-address';
import { externalLogin } from '../../server/database/external-login-tables';
import { kodOf, origin } from './account-caller';
import { officeOfFile } from './office-of-file';
import { returnAddresses } from './saml-party';

const office = await officeOfFile({ variables: { PUBLIC_URL: origin } });

const evilHosts = [
  'evil.example',
  'evil.example:4000',
  'localhost.evil.example',
  '203.0.113.7',
  '[2001:db8::1]',
  'xn--lcalhost-m4a.example',
];

/** Ways to make an address of another site look like one of this portal. */
const tricks: readonly ((host: string) => string)[] = [
  (host) => `http://${host}`,
  (host) => `https://${host}/return-url-ok`,
  (host) => `HTTP://${host.toUpperCase()}/`,
  (host) => `//${host}`,
  (host) => `///${host}`,
  (host) => `////${host}`,
  (host) => `/\\${host}`,
  (host) => `\\\\${host}`,
  (host) => `\\/${host}`,
  (host) => `/\t/${host}`,
  (host) => `/\n/${host}`,
  (host) => `\t//${host}`,
  (host) => `ht\ttp://${host}`,
  (host) => `http:\\\\${host}`,
  (host) => `http:/\\${host}`,
  (host) => `http:\t//${host}`,
  (host) => `http://\t${host}`,
  (host) => ` http://${host}`,
  (host) => `\u0001http://${host}`,
  (host) => `http://localhost:4000@${host}`,
  (host) => `http://localhost:4000%40${host}`,
  (host) => `http://localhost:4000%2F@${host}`,
  (host) => `http://localhost:4000%23@${host}`,
  (host) => `http://localhost%3A4000@${host}/return-url-ok`,
  (host) => `http://user:localhost@${host}:4000`,
  (host) => `http://${host}\\@localhost:4000`,
  (host) => `http://${host}/@localhost:4000/`,
  (host) => `http://${host}?http://localhost:4000`,
  (host) => `http://${host}#http://localhost:4000`,
  (host) => `http://${host}/http://localhost:4000/return-url-ok`,
  (host) => `http://${host}%2Flocalhost:4000`,
  (host) => `https:${host}`,
  (host) => `https:/${host}`,
  (host) => `https:///${host}`,
  (host) => `http://localhost:4000.${host}`,
  (host) => `http://localhost\u3002${host}`,
  (host) => `http://localhost\uff0e${host}:4000`,
  (host) => `http://${host}\u2215return-url-ok`,
  (host) => `http\u003a//${host}`,
  (host) => `javascript:location='//${host}'`,
  (host) => `java\tscript://localhost:4000/%0Alocation='//${host}'`,
  (host) => `data:text/html,<script>location='//${host}'</script>`,
  (host) => `blob:http://localhost:4000/${host}`,
  (host) => `filesystem:http://localhost:4000/${host}`,
  (host) => `file://${host}/return-url-ok`,
  (host) => `ftp://${host}`,
  (host) => `view-source:http://${host}`,
  (host) => `ws://localhost:4000/${host}`,
  (host) => `%68ttp://${host}`,
  (host) => `return-url-ok//${host}`,
];

/** Foreign addresses that name no other host. */
const single = [
  '',
  ' ',
  '/return-url-ok',
  'return-url-ok',
  '?a',
  '#a',
  'http://',
  'http:',
  'null',
  'about:blank',
  'https://localhost:4000/return-url-ok',
  'http://localhost/return-url-ok',
  'http://localhost:4001/return-url-ok',
  'http://localhost:04001',
  'http://localhost.:4000/',
  'http://sub.localhost:4000/',
  'http://user@localhost:4000/',
  'http://user:secret@localhost:4000/',
  'http://\u217cocalhost.example:4000/',
  'http://0.0.0.0:4000/',
  'http://127.0.0.2:4000/',
  `http://localhost:4000/${'a'.repeat(2_100)}`,
];

const hostile = [...single, ...evilHosts.flatMap((host) => tricks.map((trick) => trick(host)))];
const begin = async (addresses: Readonly<Record<string, string>>) =>
  await office.get(`/api/uzytkownicy/wezelKrajowy/przekierowanie?${new URLSearchParams({ ...returnAddresses, ...addresses })}`);

describe('return addresses of a login', () => {
  it(`of other sites are refused, ${hostile.length} of them, and nothing is remembered`, async () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(300);
    const names = Object.keys(returnAddresses);
    const taken: string[] = [];
    for (const [index, address] of hostile.entries()) {
      const answer = await begin({ [names[index % names.length] ?? 'adresOk']: address });
      if (answer.status !== 400) taken.push(`${JSON.stringify(address)}: ${answer.status} ${kodOf(answer)}`);
    }
    expect(taken).toEqual([]);
    expect(await office.database.select().from(externalLogin)).toEqual([]);
  });

  it('of this portal are taken, without what stands in their query [AUTH-21]', async () => {
    expect((await begin({})).status).toBe(200);
    expect((await begin({ adresOk: `${origin}/return-url-ok?token=obcy#a` })).status).toBe(200);
    const kept = await office.database.select().from(externalLogin);
    expect(kept.map(({ addressOk, addressError, addressConfirm }) => [addressOk, addressError, addressConfirm])).toEqual(
      [0, 1].map(() => Object.values(returnAddresses)),
    );
  });

  it('would get through where only the beginning of the text is compared', () => {
    const byPrefix = hostile.filter((address) => address.startsWith(origin));
    expect(byPrefix.length).toBeGreaterThan(10);
    expect(byPrefix.filter((address) => address.length < 2_000 && ownAddress(origin, address) !== null)).toEqual([]);
  });
});
