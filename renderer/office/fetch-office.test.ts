import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OfficeRequest } from '../../engine';
import { openAccounts } from '../session/portal-accounts';
import { readOtherTabs } from '../session/session-store';
import { fetchOfficeFile } from './fetch-file';
import { fetchOffice, officeAddress } from './fetch-office';

let office: Server | null = null;

// What a failure means for the whole portal depends on the page on which it comes.
beforeAll(() => void vi.stubGlobal('location', new URL('https://portal.example/')));

afterEach(() => {
  vi.stubGlobal('localStorage', undefined);
  office?.closeAllConnections();
  office?.close();
  office = null;
});

async function open(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  office = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get: OfficeRequest = { method: 'GET', path: '/dane', query: {}, body: null, personal: false, signedIn: false };
const post: OfficeRequest = { ...get, method: 'POST', body: { kwota: 1 } };

describe('fetchOffice', () => {
  it('reads a JSON answer', async () => {
    const base = await open((_, response) => response.end('{"lata":[2026]}'));
    expect(await fetchOffice(get, base)).toEqual({ ok: true, value: { lata: [2026] } });
  });

  it('tries a reading call again after 502 and 504', async () => {
    const statuses = [502, 504, 200];
    const base = await open((_, response) => {
      response.statusCode = statuses.shift() ?? 500;
      response.end('{}');
    });
    expect(await fetchOffice(get, base)).toEqual({ ok: true, value: {} });
    expect(statuses).toEqual([]);
  });

  it('asks again for an answer that was cut off; what was sent to change something is not sent again', async () => {
    const cut: RequestListener = (_, response) => {
      response.setHeader('content-length', '100');
      response.write('{"lata":');
      setTimeout(() => response.destroy(), 20);
    };
    const manners = [cut, cut, (_: unknown, response: ServerResponse) => response.end('{"lata":[2026]}')];
    let calls = 0;
    const base = await open((request, response) => {
      (request.method === 'GET' ? manners[calls] : cut)?.(request, response);
      calls += 1;
    });
    expect(await fetchOffice(get, base)).toEqual({ ok: true, value: { lata: [2026] } });
    expect(calls).toBe(3);
    expect(await fetchOffice(post, base)).toMatchObject({ ok: false, failure: { kind: 'unreadable', status: 200 } });
    expect(calls).toBe(4);
  });

  it('asks past what the browser keeps when that is of another pack than the page, once, and never again for what changes something', async () => {
    openAccounts({ session: null, version: 'v2', services: [] }, '');
    const asked: unknown[] = [];
    let pack = 'v1';
    const base = await open(({ method, headers }, response) => {
      asked.push(`${method} ${headers['cache-control'] ?? ''}`);
      response.setHeader('x-portal-pack', pack);
      response.end(`{"nr":${asked.length}}`);
    });
    expect(await fetchOffice(get, base)).toEqual({ ok: true, value: { nr: 2 } });
    pack = 'v2';
    expect(await fetchOffice(get, base)).toEqual({ ok: true, value: { nr: 3 } });
    pack = 'v1';
    expect(await fetchOffice(post, base)).toEqual({ ok: true, value: { nr: 4 } });
    expect(asked).toEqual(['GET ', expect.stringMatching(/^GET (no-cache|max-age=0)$/), 'GET ', 'POST ']);
  });

  it('never repeats a call that changes something', async () => {
    let calls = 0;
    const base = await open((_, response) => {
      calls += 1;
      response.statusCode = 502;
      response.end();
    });
    expect(await fetchOffice(post, base)).toMatchObject({ ok: false, failure: { kind: 'http', status: 502 } });
    expect(calls).toBe(1);
  });

  it('hands on kod and opis of the office without another try', async () => {
    let calls = 0;
    const base = await open((_, response) => {
      calls += 1;
      response.statusCode = 404;
      response.end('{"kod":17,"opis":"Nie znaleziono osoby"}');
    });
    expect(await fetchOffice(get, base)).toEqual({
      ok: false,
      failure: { kind: 'office', status: 404, kod: '17', opis: 'Nie znaleziono osoby' },
    });
    expect(calls).toBe(1);
  });

  it('sends a stored token with calls that need a signed-in user, on a public screen with no other; a visitor sends none [CALL-02]', async () => {
    const tokens: (string | undefined)[] = [];
    const base = await open((request, response) => {
      tokens.push(request.headers.authorization);
      response.end('{}');
    });
    const own: OfficeRequest = { ...get, signedIn: true };
    await fetchOffice(own, base);
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'okienko.token' ? 'abc.def.ghi' : null) });
    readOtherTabs();
    await fetchOffice(own, base);
    await fetchOfficeFile({ request: own, fileName: 'a.pdf' }, base);
    await fetchOffice(get, base);
    expect(tokens).toEqual([undefined, 'Bearer abc.def.ghi', 'Bearer abc.def.ghi', undefined]);
  });

  it('calls HTML in place of JSON unreadable', async () => {
    const base = await open((_, response) => response.setHeader('content-type', 'text/html').end('<html></html>'));
    expect(await fetchOffice(get, base)).toMatchObject({ ok: false, failure: { kind: 'unreadable', status: 200 } });
  });

  it('says that there was no connection', async () => {
    const base = await open((_, response) => response.end());
    office?.close();
    office?.closeAllConnections();
    expect(await fetchOffice(get, base)).toMatchObject({ ok: false, failure: { kind: 'network', status: null } });
  });
});

describe('fetchOfficeFile', () => {
  it('reads the answer as a file [CALL-09]', async () => {
    const base = await open((_, response) => response.setHeader('content-type', 'application/pdf').end('%PDF-1.7'));
    const answer = await fetchOfficeFile({ request: get, fileName: 'a.pdf' }, base);
    expect(answer.ok && (await answer.value.text())).toBe('%PDF-1.7');
  });

  it('does not save a page of a gateway under the name of the file', async () => {
    const base = await open((_, response) => response.setHeader('content-type', 'text/html').end('<html></html>'));
    expect(await fetchOfficeFile({ request: get, fileName: 'a.pdf' }, base)).toMatchObject({ ok: false, failure: { kind: 'unreadable' } });
  });
});

const call = { path: '/fk/gmina/dajDochodyBudzetu', query: { rok: '2026' } };

it('puts a call under the configured base address [CALL-01]', () => {
  expect(officeAddress('https://urzad.example/api', call, null)).toBe('https://urzad.example/api/fk/gmina/dajDochodyBudzetu?rok=2026');
});

it('adds lang when a language is stored, and only then [CALL-03]', () => {
  expect(officeAddress('/api', call, 'uk')).toBe('/api/fk/gmina/dajDochodyBudzetu?rok=2026&lang=uk');
  expect(officeAddress('/api', { path: '/x', query: {} }, null)).toBe('/api/x');
});
