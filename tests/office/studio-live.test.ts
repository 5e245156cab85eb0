import type { IncomingMessage, RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningOffice } from '../../server';

import { type LocalServer, serveLocally } from '../local-server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';
import { logInEditor, type StudioCaller, sampleEditor, studioVisitor } from './studio-caller';

const now = new Date('2026-11-21T10:00:00Z');
const [pesel, nip, token] = ['02070803628', '1234563218', 'token-osoby-testowej'];
const folder = temporaryFolder();
const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
// The office of the operator: it knows one test user.
const answer: RequestListener = ({ method, url = '', headers }, response) => {
  asked.push({ method, url, headers });
  if (url.startsWith('/fk/')) response.destroy();
  else response.writeHead(url.startsWith('/pi/kafelki') ? 500 : 200, { 'content-type': 'application/json' }).end('{"zywe":true}');
};
let office: LocalServer;
let portal: RunningOffice;
let editor: StudioCaller;

beforeAll(async () => {
  office = await serveLocally(answer);
  portal = await startFilledOffice(
    {
      DATA_DIR: folder.path,
      SANDBOX: 'true',
      STUDIO: 'on',
      OFFICE_API_URL: office.url,
      OFFICE_TOKEN: token,
      OFFICE_PESEL: pesel,
      OFFICE_NIP: nip,
    },
    { now: () => now },
  );
  editor = await logInEditor(portal.address, sampleEditor('redaktor'), now);
});

afterAll(async () => {
  await portal.close();
  await office.stop();
  folder.remove();
});

const live = (path: string, person = 'person') => `/preview/opublikowane/office/${person}.live.stawki-pojazdow${path}`;

it('asks the office itself in the name of the test subject, passes its answer on as it is, and says so once in the log', async () => {
  expect((await editor.get('/overview')).body).toMatchObject({ live: true });
  asked.length = 0;
  const own = await editor.get(live(`/oplaty/dajKartyNaleznosci?pesel=${pesel}&nip=`));
  expect(own).toMatchObject({ status: 200, body: { zywe: true } });
  await editor.get(live(`/oplaty/dajKartyNaleznosci?nip=${nip}&pesel=`, 'institution'));
  expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    [`/oplaty/dajKartyNaleznosci?pesel=${pesel}&nip=`, `Bearer ${token}`],
    [`/oplaty/dajKartyNaleznosci?nip=${nip}&pesel=`, `Bearer ${token}`],
  ]);
  const administrator = await logInEditor(portal.address, sampleEditor('administrator'), now);
  const { text } = await administrator.get('/log?kind=live-looked-at');
  expect(text.match(/stawki-pojazdow/g)).toHaveLength(1);
  expect(text).not.toContain(token);
});

it('shows the test subject as the signed-in person, from samples', async () => {
  asked.length = 0;
  expect((await editor.get(live('/uzytkownicy/informacje'))).body).toMatchObject({ pesel });
  expect((await editor.get(live('/lista-podmiotow'))).text).toContain(pesel);
  expect(asked).toEqual([]);
});

it('asks about nobody else, sends nothing that changes, and keeps no live data', async () => {
  asked.length = 0;
  expect((await editor.get(live('/oplaty/dajKartyNaleznosci?pesel=44051401359'))).status).toBe(403);
  expect((await editor.get(live('/oplaty/dajKartyNaleznosci'))).status).toBe(403);
  expect((await editor.get(live(`/pi/kontakt?kogo=44051401359`))).status).toBe(403);
  expect((await editor.send('POST', live('/woda/zapiszOdczyt'), { stan: 1 })).status).toBe(200);
  expect((await editor.send('POST', live('/uzytkownicy/token'), { login: 'a' })).status).toBe(200);
  expect(
    (await editor.get('/preview/opublikowane/pdf?address=/uslugi/stawki-pojazdow&situation=person.live.stawki-pojazdow')).body.code,
  ).toBe('live-not-kept');
  const kept = { slug: 'stawki-pojazdow', name: 'x', situation: 'person.live.stawki-pojazdow', address: '/uslugi/stawki-pojazdow' };
  expect((await editor.send('POST', '/preview/opublikowane/scenarios', kept)).body.code).toBe('live-not-kept');
  expect(asked).toEqual([]);
});

it('carries no token with a public call, and none of the editor’s cookies', async () => {
  asked.length = 0;
  expect((await editor.get(live('/pi/kontakt'))).status).toBe(200);
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

it('says that the office does not answer, and passes on what it refuses', async () => {
  expect((await editor.get(live('/fk/gmina/dajLataBudzetowe'))).status).toBe(503);
  expect(await editor.get(live('/pi/kafelki'))).toMatchObject({ status: 500, body: { zywe: true } });
});

it('is closed to whoever has no session', async () => {
  asked.length = 0;
  expect((await studioVisitor(portal.address).get(live('/pi/kontakt'))).status).toBe(401);
  expect(asked).toEqual([]);
});
