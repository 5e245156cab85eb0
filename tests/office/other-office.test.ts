import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OtherOffice, publicUrl, startOtherOffice } from './other-office';

let office: OtherOffice;

beforeAll(async () => {
  office = await startOtherOffice();
});
afterAll(() => office.close());

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const jsonType = { 'content-type': 'application/json' };
const call = (path: string, init: RequestInit = {}) => fetch(`${office.portal}/api${path}`, { redirect: 'manual', ...init });
const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Status and error of a failure that the portal itself reports. */
async function refusal(answer: Response) {
  return { status: answer.status, body: await answer.json() };
}

/** Bytes of buffers that something holds; those that merely wait to be collected do not count. */
function heldBuffers(): number {
  collect();
  return process.memoryUsage().arrayBuffers;
}

/** Requests an address exactly as written; `fetch` would normalise it. */
async function rawStatus(path: string): Promise<number | undefined> {
  const asked = rawRequest(`${office.portal}/`, { path }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}

describe('a call to another office', () => {
  it.each([
    ['GET', '/fk/dochody?rok=2026&lang=de', undefined],
    ['POST', '/uzytkownicy/token', '{"login":"anna","haslo":"ż\\"ó"}'],
    ['POST', '/pi/wylogowanie', undefined],
    ['PUT', '/woda/odczyt', '{"stan":1.5}'],
    ['DELETE', '/uzytkownicy/konto', undefined],
    ['DELETE', '/uzytkownicy/konto', '{"powod":"x"}'],
  ])('%s %s arrives with its query, token and body, and its answer comes back [CALL-01]', async (method, path, body) => {
    office.answers((_call, response) => response.writeHead(201, jsonType).end('{"tak":true}'));
    const answer = await call(path, { method, headers: { authorization: 'Bearer x', ...(body && jsonType) }, ...(body && { body }) });
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 201, body: { tak: true } });
    expect(office.received).toHaveLength(1);
    expect(office.received[0]).toMatchObject({ method, url: `/gmina${path}`, headers: { authorization: 'Bearer x' } });
    expect(office.received[0]?.body.toString()).toBe(body ?? '');
  });

  it('takes an upload of 20 MB as it is', async () => {
    const file = randomBytes(20 * 1_048_576);
    const form = new FormData();
    form.set('plik', new Blob([file]), 'wniosek.pdf');
    office.answers((_call, response) => response.writeHead(200, jsonType).end('{}'));
    expect((await call('/wnioski', { method: 'POST', body: form })).status).toBe(200);
    const [received] = office.received;
    expect(received?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const start = received?.body.indexOf('\r\n\r\n') ?? 0;
    expect(sum(received?.body.subarray(start + 4, start + 4 + file.length) ?? Buffer.alloc(0))).toBe(sum(file));
  });

  it('survives an office that closes the connection while the browser has not read the answer yet', async () => {
    const file = randomBytes(12 * 1_048_576);
    const sent = new Promise<void>((resolve) =>
      office.answers((_call, response) => {
        response.on('finish', resolve);
        response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': file.length, connection: 'close' }).end(file);
      }),
    );
    const asked = rawRequest(`${office.portal}/api/plik`).end();
    const [answer] = await once(asked, 'response');
    // Nothing is read: what the office has left is held back, and its end arrives meanwhile.
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 500))]);
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    expect(sum(Buffer.concat(parts))).toBe(sum(file));
  });

  it('carries no cookie, no header about the connection and no address that the caller made up', async () => {
    office.answers((_call, response) => response.writeHead(200, jsonType).end('{}'));
    await call('/pi/status', {
      headers: {
        cookie: 'okienko-logowanie=tajne',
        'x-forwarded-for': '10.9.8.7',
        'x-forwarded-host': 'zly.example',
        forwarded: 'for=10.9.8.7',
        'x-real-ip': '10.9.8.7',
        te: 'trailers',
        'accept-language': 'uk',
      },
    });
    expect(Object.fromEntries(Object.entries(office.received[0]?.headers ?? {}).filter(([name]) => name !== 'user-agent'))).toEqual({
      accept: '*/*',
      'accept-language': 'uk',
      'accept-encoding': 'br, gzip',
      connection: 'keep-alive',
      host: new URL(office.inner).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'okienko.example.pl',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('cannot leave the base address', async () => {
    office.answers((_call, response) => response.writeHead(200, jsonType).end('{}'));
    const paths = ['/api/../admin', '/api/%2e%2e/admin', '/api/..%2fadmin', '/api/x/..%5c..%5cadmin', '/%61pi/x', '/api/x/%2e%2e/%2e%2e/y'];
    for (const path of paths) expect([path, await rawStatus(path)]).toEqual([path, 404]);
    expect(office.received).toEqual([]);
  });
});

describe('an answer of another office', () => {
  it('is passed on with its status and words, also when it is an error', async () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429, 500, 503]) {
      office.answers((_call, response) =>
        response.writeHead(status, { ...jsonType, 'retry-after': '7' }).end('{"kod":77,"opis":"Inny urząd."}'),
      );
      const answer = await call('/x', { method: 'POST' });
      expect(await refusal(answer)).toEqual({ status, body: { kod: 77, opis: 'Inny urząd.' } });
      expect(answer.headers.get('retry-after')).toBe('7');
    }
  });

  it('brings only headers that are on the list, and nothing about somebody is kept', async () => {
    const headers = {
      ...jsonType,
      'content-language': 'pl',
      'cache-control': 'public, max-age=60',
      etag: '"a1"',
      'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
      'set-cookie': 'a=b',
      'referrer-policy': 'unsafe-url',
      'clear-site-data': '"*"',
      refresh: '0; url=https://zly.example',
      link: '<https://zly.example/x.css>; rel=stylesheet',
      'access-control-allow-origin': '*',
      'service-worker-allowed': '/',
      'x-frame-options': 'ALLOWALL',
      'content-security-policy': 'default-src *',
      'www-authenticate': 'Basic',
      server: 'inny/1.0',
    };
    office.answers((_call, response) => response.writeHead(200, headers).end('{}'));
    const open = Object.fromEntries((await call('/pi/status')).headers);
    expect(open).toMatchObject({
      'content-language': 'pl',
      'cache-control': 'public, max-age=60',
      etag: 'W/"a1"',
      vary: 'authorization',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    expect(open['content-security-policy']).toContain("default-src 'self'");
    const foreign = [
      'set-cookie',
      'clear-site-data',
      'refresh',
      'link',
      'access-control-allow-origin',
      'service-worker-allowed',
      'www-authenticate',
    ];
    expect(foreign.filter((name) => name in open)).toEqual([]);
    expect(JSON.stringify(open)).not.toContain('inny/1.0');
    const personal = [
      await call('/lista-podmiotow', { headers: { authorization: 'Bearer x' } }),
      await call('/uzytkownicy/token', { method: 'POST' }),
    ];
    for (const answer of personal)
      expect([answer.headers.get('cache-control'), answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([
        'no-store',
        null,
        null,
      ]);
  });

  it('that has not changed is not sent again', async () => {
    office.answers(({ headers }, response) => {
      const known = headers['if-none-match'] === 'W/"a1"';
      response.writeHead(known ? 304 : 200, { ...jsonType, 'cache-control': 'no-cache', etag: '"a1"' }).end(known ? undefined : '{}');
    });
    const tag = (await call('/pi/konfiguracja')).headers.get('etag') ?? '';
    expect((await call('/pi/konfiguracja', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('is kept for the time that the definitions say: only for visitors, only by browsers, and not against the office’s word', async () => {
    const ofAnother = { office: 'biblioteka', endpoint: '/ksiazki', seconds: 60 };
    office.keeps([{ endpoint: '/lata/{rok}', seconds: 600 }, ofAnother]);
    const answer = (status: number, headers: Readonly<Record<string, string>>) =>
      office.answers((_call, response) => response.writeHead(status, { ...jsonType, etag: '"a1"', ...headers }).end('{}'));
    const keptBy = async (path: string, init?: RequestInit) => {
      const { headers } = await call(path, init);
      return ['cache-control', 'x-portal-pack', 'etag', 'vary'].map((name) => headers.get(name));
    };
    const forbidden = ['no-store', null, null, null];
    answer(200, {});
    expect(await keptBy('/lata/2026?lang=en')).toEqual([
      'max-age=600, s-maxage=0',
      'v1',
      'W/"a1"',
      expect.stringContaining('authorization'),
    ]);
    for (const init of [{ headers: { authorization: 'Bearer x' } }, { method: 'POST' }])
      expect(await keptBy('/lata/2026', init)).toEqual(forbidden);
    for (const other of ['/lata', '/lata/2026/x', '/ksiazki']) expect(await keptBy(other)).toEqual(forbidden);
    answer(200, { 'set-cookie': 'a=b' });
    expect(await keptBy('/lata/2026')).toEqual(forbidden);
    answer(200, { 'cache-control': 'no-cache' });
    expect((await keptBy('/lata/2026')).slice(0, 3)).toEqual(['no-cache', null, 'W/"a1"']);
    office.keeps([]);
  });

  it('that is a file is saved under its name and cannot run, whatever the office says of it', async () => {
    const pdf = randomBytes(300_000);
    office.answers((_call, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="faktura.pdf"' }).end(pdf),
    );
    const answer = await call('/faktura/pdf', { headers: { authorization: 'Bearer x' } });
    expect(sum(new Uint8Array(await answer.arrayBuffer()))).toBe(sum(pdf));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="faktura.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
    const page = { 'content-type': 'text/html', 'content-disposition': 'attachment; filename="pismo.html"' };
    office.answers((_call, response) => response.writeHead(200, page).end('<script>alert(1)</script>'));
    const saved = await call('/pismo');
    expect(saved.headers.get('content-type')).toBe('application/octet-stream');
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="pismo.html"');
  });

  it.each(['text/html; charset=utf-8', 'application/xhtml+xml', 'image/svg+xml', 'text/xml', 'TEXT/HTML'])(
    'that is a page (%s) is answered in the portal’s words',
    async (type) => {
      office.answers((_call, response) => response.writeHead(200, { 'content-type': type }).end('<script>alert(1)</script>'));
      expect(await refusal(await call('/x?lang=en'))).toEqual({
        status: 502,
        body: { kod: 30, opis: expect.stringContaining('could not be read') },
      });
      office.answers((_call, response) => response.writeHead(503, { 'content-type': type }).end('<h1>nginx</h1>'));
      expect(await refusal(await call('/x'))).toEqual({ status: 503, body: { kod: 30, opis: expect.stringContaining('odczytać') } });
    },
  );

  it.each(['br', 'gzip', 'identity'])('comes to a browser that takes %s, from an office that packs with any', async (accepted) => {
    const text = JSON.stringify({ lista: Array.from({ length: 500 }, (_, n) => ({ n, nazwa: 'Opłata za gospodarowanie odpadami' })) });
    const packed = { br: brotliCompressSync(text), gzip: gzipSync(text), identity: Buffer.from(text) };
    for (const [encoding, body] of Object.entries(packed)) {
      office.answers((_call, response) => response.writeHead(200, { ...jsonType, 'content-encoding': encoding }).end(body));
      const answer = await call('/lista', { headers: { 'accept-encoding': accepted } });
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('content-encoding')).toBe(accepted === 'identity' ? null : accepted);
    }
  });

  it('whose packing is broken, cut off or unknown is answered in words', async () => {
    const whole = gzipSync(randomBytes(2_000).toString('hex'));
    const broken = [
      ['gzip', Buffer.from('not packed at all')],
      ['gzip', whole.subarray(0, 900)],
      ['br', Buffer.from([255, 255, 255, 255, 1])],
      ['zstd', whole],
    ] as const;
    for (const [encoding, body] of broken) {
      office.answers((_call, response) => response.writeHead(200, { ...jsonType, 'content-encoding': encoding }).end(body));
      expect(await refusal(await call('/x?lang=de'))).toEqual({ status: 502, body: { kod: 30, opis: expect.stringContaining('gelesen') } });
    }
  });

  it('that breaks off in its middle never looks whole', async () => {
    office.answers((_call, response) => {
      response.writeHead(200, { ...jsonType, 'content-length': '5000' }).write('{"lista":[1,2');
      setImmediate(() => response.destroy());
    });
    expect(await refusal(await call('/x'))).toMatchObject({ status: 502, body: { kod: 6 } });
    office.answers((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.write(randomBytes(200_000), () => response.destroy());
    });
    const begun = await call('/duzy/pdf');
    await expect(begun.arrayBuffer()).rejects.toThrow();
  });

  it('that does not begin, or stops in its beginning, in time is answered in words', async () => {
    const hasty = await startOtherOffice(300);
    hasty.answers(() => undefined);
    expect(await refusal(await fetch(`${hasty.portal}/api/x?lang=uk`))).toEqual({
      status: 504,
      body: { kod: 5, opis: expect.stringContaining('вчасно') },
    });
    hasty.answers((_call, response) => void response.writeHead(200, jsonType).write('{"a":'));
    expect(await refusal(await fetch(`${hasty.portal}/api/x`, { method: 'POST' }))).toMatchObject({ status: 504, body: { kod: 5 } });
    await hasty.close();
  });

  it('of hundreds of megabytes flows through without being kept', async () => {
    const block = Buffer.alloc(1_048_576, 32);
    office.answers((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' });
      Readable.from(Array.from({ length: 100 }, () => block)).pipe(response);
    });
    const before = heldBuffers();
    let size = 0;
    let most = 0;
    for await (const part of (await call('/archiwum')).body ?? []) {
      size += part.length;
      if (size % block.length < part.length) most = Math.max(most, heldBuffers() - before);
    }
    expect(size).toBe(100 * block.length);
    expect(most).toBeLessThan(20 * block.length);
  });

  it('that redirects is fetched here inside the office, leads to a page of the portal, or is refused; no inner address goes out', async () => {
    const answersWith = (location: string, status = 302) =>
      office.answers(({ url }, response) => {
        if (url === '/gmina/cel?a=1') response.writeHead(200, jsonType).end('{"cel":true}');
        else response.writeHead(status, { location }).end('<a href="...">moved</a>');
      });
    for (const location of ['/gmina/cel?a=1', 'cel?a=1', `${office.inner}/gmina/cel?a=1`]) {
      answersWith(location);
      const answer = await call('/stary');
      expect([answer.status, await answer.json(), answer.headers.get('location')]).toEqual([200, { cel: true }, null]);
    }
    for (const location of [
      '/admin',
      `${office.inner}/gmina-inna/x`,
      'http://10.0.0.7/x',
      'https://zly.example/',
      'http://[',
      '/gmina/stary',
    ]) {
      answersWith(location);
      const answer = await call('/stary');
      expect([location, answer.headers.get('location'), await refusal(answer)]).toMatchObject([
        location,
        null,
        { status: 502, body: { kod: 30 } },
      ]);
    }
    answersWith('/gmina/cel?a=1');
    expect((await call('/zapis', { method: 'POST' })).status).toBe(502);
    answersWith(`${publicUrl}/return-url-ok?kod=1`, 303);
    const back = await call('/uzytkownicy/wezelKrajowy/powrot', { method: 'POST', body: new URLSearchParams({ SAMLResponse: 'x' }) });
    expect([back.status, back.headers.get('location'), back.headers.get('cache-control')]).toEqual([
      303,
      `${publicUrl}/return-url-ok?kod=1`,
      'no-store',
    ]);
  });

  it('is no longer waited for when the browser has gone', async () => {
    const ended = new Promise<void>((resolve) => {
      office.answers((_call, response) => {
        response.once('close', resolve);
        leave.abort();
      });
    });
    const leave = new AbortController();
    await expect(call('/dlugo', { method: 'POST', signal: leave.signal })).rejects.toThrow();
    await ended;
    const upload = rawRequest(`${office.portal}/api/wnioski`, { method: 'POST' });
    const left = new Promise<void>((resolve) => upload.on('error', () => resolve()));
    const cut = new Promise<void>((resolve) => {
      office.answersAtOnce((request) => {
        request.once('data', () => upload.destroy());
        request.once('error', () => resolve());
      });
    });
    upload.write(Buffer.alloc(65_536));
    await Promise.all([left, cut]);
  });
});

it('an office that is not there is answered in words, and the portal stays [CONF-17]', async () => {
  const late = await startOtherOffice();
  late.answers((_call, response) => response.destroy());
  for (const method of ['GET', 'POST'])
    expect(await refusal(await fetch(`${late.portal}/api/x?lang=en`, { method }))).toEqual({
      status: 502,
      body: { kod: 6, opis: expect.stringContaining('no connection') },
    });
  await late.close();
});
