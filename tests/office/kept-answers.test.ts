// What a browser may keep of the answers of the built-in office, and how it asks whether that still holds.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contact } from '../../server/database/shell-tables';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';
import { signIn } from './sign-in';

const folder = temporaryFolder();
let office: DatabaseOffice;
let address = '';

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, SANDBOX: 'true' });
  address = await office.listen();
}, 120_000);
afterAll(async () => {
  await office?.close();
  folder.remove();
});

const years = '/fk/gmina/dajLataBudzetowe';
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${address}/api${path}`, { headers });

it('a public answer is kept and asked for again; while it holds, nothing of it is sent', async () => {
  const path = '/fk/gmina/dajDochodyBudzetu?rok=2026';
  const first = await ask(path);
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
    200,
    'no-cache',
    expect.stringContaining('authorization'),
  ]);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
    const again = await ask(path, { 'if-none-match': known });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  }
  const other = await ask(path, { 'if-none-match': 'W/"other"' });
  expect([other.status, await other.json()]).toEqual([200, await first.json()]);
});

it('an answer that the definitions let browsers keep says for how long and by which pack, and still has its tag', async () => {
  const { version } = (await (await fetch(`${address}/pack/current.json`)).json()) as { readonly version: string };
  const headersOf = ({ headers }: Response) => ['cache-control', 'x-portal-pack', 'vary'].map((name) => headers.get(name));
  const kept = ['max-age=600, s-maxage=0', version, expect.stringContaining('authorization')];
  const first = await ask(`${years}?lang=en`);
  expect(headersOf(first)).toEqual(kept);
  const again = await ask(`${years}?lang=en`, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, ...headersOf(again)]).toEqual([304, ...kept]);
});

it('has the same tag compressed and plain, another one for another question, and none when it is refused', async () => {
  const path = '/fk/gmina/dajDochodyBudzetu?rok=2026';
  const [packed, plain, before] = await Promise.all([
    ask(path, { 'accept-encoding': 'br' }),
    ask(path, { 'accept-encoding': 'identity' }),
    ask('/fk/gmina/dajDochodyBudzetu?rok=2025'),
  ]);
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(before.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  const refused = await ask('/fk/gmina/dajDochodyBudzetu?rok=kot');
  expect([refused.ok, refused.headers.get('etag'), refused.headers.get('cache-control')]).toEqual([false, null, 'no-store']);
});

it('is sent anew when the office has changed it', async () => {
  const tag = (await ask('/pi/kontakt')).headers.get('etag') ?? '';
  expect((await ask('/pi/kontakt', { 'if-none-match': tag })).status).toBe(304);
  await office.database.update(contact).set({ webAddress: 'https://nowa.gmina.example' });
  const changed = await ask('/pi/kontakt', { 'if-none-match': tag });
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('https://nowa.gmina.example')]);
});

it('what is about a person, or asked with a token, is kept nowhere', async () => {
  const token = await signIn(office.database, { parties: ['shop'] });
  const answers = await Promise.all([
    ask(years, { authorization: `Bearer ${token}` }),
    ask('/lista-podmiotow', { authorization: `Bearer ${token}` }),
    ask('/el/dajObwodWyborcy?pesel=70010112345&data=2026-11-21'),
    ask('/uzytkownicy/captcha'),
  ]);
  for (const answer of answers) expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
});
