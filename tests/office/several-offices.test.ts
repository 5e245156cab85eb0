// Offices by name: where their calls go, what they carry, and who is signed in there.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OfficeAccess } from '../../engine';
import { type OtherOffice, publicUrl, startOtherOffice } from './other-office';

let office: OtherOffice;

beforeAll(async () => {
  office = await startOtherOffice();
});
afterAll(() => office.close());

const jsonType = { 'content-type': 'application/json' };
const library: OfficeAccess = {
  id: 'library',
  url: 'OFFICE_LIBRARY_URL',
  headers: { 'X-Api-Key': 'Key $OFFICE_LIBRARY_KEY' },
  session: 'none',
  timeLimit: 10,
};
const variables = () => ({ OFFICE_LIBRARY_URL: `${office.inner}/biblioteka`, OFFICE_LIBRARY_KEY: 'tajny' });
const call = (path: string, init: RequestInit = {}) => fetch(`${office.portal}/api${path}`, { redirect: 'manual', ...init });

beforeEach(() => {
  office.names([library], variables());
  office.answers((_call, response) => response.writeHead(200, jsonType).end('{}'));
});

it('takes the call of a named office there, with its own headers and without the token of the main one', async () => {
  expect((await call('/@library/ksiazki?strona=2', { headers: { authorization: 'Bearer x', 'x-api-key': 'podrobiony' } })).status).toBe(
    200,
  );
  await call('/fk/dochody', { headers: { authorization: 'Bearer x' } });
  expect(office.received.map(({ url }) => url)).toEqual(['/biblioteka/ksiazki?strona=2', '/gmina/fk/dochody']);
  const [there, main] = office.received;
  expect(there?.headers['x-api-key']).toBe('Key tajny');
  expect(there?.headers.authorization).toBeUndefined();
  expect(main?.headers.authorization).toBe('Bearer x');
  expect(main?.headers['x-api-key']).toBeUndefined();
});

it('gives an office the token of the login if it takes one', async () => {
  office.names([{ ...library, session: 'token' }], variables());
  await call('/@library/ksiazki', { headers: { authorization: 'Bearer x' } });
  expect(office.received[0]?.headers.authorization).toBe('Bearer x');
});

it('keeps the session of an office in cookies that no script, no other office and no other site can use', async () => {
  office.names(
    [
      { ...library, session: 'cookie' },
      { ...library, id: 'archive', session: 'cookie' },
    ],
    variables(),
  );
  office.answers((_call, response) =>
    response
      .writeHead(200, {
        ...jsonType,
        'set-cookie': ['sid=abc; Path=/; Domain=biblioteka.example; Max-Age=600', 'bad name=1', 'gone=; Max-Age=0'],
      })
      .end('{}'),
  );
  const login = await call('/@library/login', { method: 'POST', headers: jsonType, body: '{}' });
  const set = login.headers.getSetCookie();
  // The calls of the page and the documents that it orders go to two places.
  expect(set).toHaveLength(4);
  for (const [index, path] of ['/api', '/dokument'].entries())
    expect(set[index]).toBe(`okienko.office.library.sid=abc; Max-Age=600; Path=${path}; HttpOnly; Secure; SameSite=Strict`);
  expect(login.headers.get('cache-control')).toBe('no-store');

  const cookie = 'okienko.office.library.sid=abc; okienko.office.archive.sid=inne; okienko.language=de';
  const seen = async (path: string, site: string) => {
    office.received.length = 0;
    await call(path, { headers: { cookie, 'sec-fetch-site': site, authorization: 'Bearer x' } });
    return office.received[0]?.headers;
  };
  expect(await seen('/@library/konto', 'same-origin')).toMatchObject({ cookie: 'sid=abc' });
  expect((await seen('/@library/konto', 'same-origin'))?.authorization).toBeUndefined();
  expect((await seen('/@archive/konto', 'same-origin'))?.cookie).toBe('sid=inne');
  expect((await seen('/@library/konto', 'cross-site'))?.cookie).toBeUndefined();
  expect((await seen('/konto', 'same-origin'))?.cookie).toBeUndefined();
});

it('refuses an office that nobody named, and tells the operator once which variable is missing', async () => {
  expect((await call('/@nobody/x')).status).toBe(404);
  expect((await call('/@library')).status).toBe(200);
  expect(office.received.map(({ url }) => url)).toEqual(['/gmina/@library']);

  office.names([{ ...library, headers: { 'x-api-key': '$OFFICE_OTHER_KEY' } }], { OFFICE_LIBRARY_URL: office.inner });
  expect((await call('/@library/x')).status).toBe(502);
  expect((await call('/@library/x')).status).toBe(502);
  expect(office.told).toEqual([
    'The office library needs the variable OFFICE_OTHER_KEY, which is not set. Its calls are answered with an error.',
  ]);

  office.names([library], { OFFICE_LIBRARY_URL: 'ftp://biblioteka', OFFICE_LIBRARY_KEY: 'x' });
  expect((await call('/@library/x')).status).toBe(502);
  expect(office.told).toEqual(['The variable OFFICE_LIBRARY_URL of the office library must be an http or https address.']);
});

it('no redirect and no path leads from one office to another', async () => {
  office.answers((_call, response) => response.writeHead(302, { location: `${office.inner}/gmina/tajne` }).end());
  expect((await call('/@library/x')).status).toBe(502);
  expect((await call('/@library/..%2fgmina/tajne')).status).toBe(404);
  expect(office.received.map(({ url }) => url)).toEqual(['/biblioteka/x']);
  office.answers((_call, response) => response.writeHead(302, { location: `${publicUrl}/panel` }).end());
  expect((await call('/@library/x')).headers.get('location')).toBe(`${publicUrl}/panel`);
});

it('changes of the definitions leave no connections behind, and a call that is under way meanwhile ends whole', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  office.answers(({ url }, response) => {
    if (url.endsWith('/long')) void released.then(() => response.writeHead(302, { location: '/biblioteka/end' }).end());
    else response.writeHead(200, jsonType).end(url.endsWith('/end') ? '{"cale":true}' : '{}');
  });
  const long = call('/@library/long');
  await expect.poll(() => office.received.length).toBe(1);
  for (let change = 1; change <= 10; change++) {
    office.names([{ ...library, headers: { 'x-change': String(change) } }], variables());
    expect((await call('/@library/short')).status).toBe(200);
    expect(office.received.at(-1)?.headers['x-change']).toBe(String(change));
  }
  // The long call has one, and the others followed one another.
  expect(await office.connections()).toBeLessThanOrEqual(3);
  release();
  expect(await (await long).json()).toEqual({ cale: true });
});
