// Documents that the portal's own server draws before an office that has none.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { type ReadPdf, readPdf } from '../read-pdf';
import { type DrawingPortal, type DrawnAnswer, type ForeignOffice, startDrawingPortal, startForeignOffice } from './drawing-portal';
import { duesCaller } from './dues-caller';
import { officeOfFile } from './office-of-file';
import { signIn } from './sign-in';

const json = { 'content-type': 'application/json' };

function pdfOf({ status, bytes }: Pick<DrawnAnswer, 'status' | 'bytes'>): ReadPdf {
  expect(status, bytes.toString('utf8', 0, 200)).toBe(200);
  return readPdf(bytes);
}

const whole = (pdf: ReadPdf) => Array.from({ length: pdf.pages }, (_, page) => pdf.pageText(page)).join('\n');
const nameOf = (headers: Headers | Readonly<Record<string, string>>) =>
  /filename="([^"]+)"/.exec((headers instanceof Headers ? headers.get('content-disposition') : headers['content-disposition']) ?? '')?.[1];

describe('a document drawn by the portal', async () => {
  const office = await officeOfFile();
  const card = await duesCaller(office).card('farmer', 'R/00045/2026');
  const { pesel } = sampleParties.farmer;
  const token = await signIn(office.database, { parties: ['wife', 'farmer'] });
  const portal = await startDrawingPortal(`${await office.listen()}/api`);
  afterAll(portal.close);
  const cardQuery = {
    tytul: 'Należności: podatki gminne',
    idKartyNaleznosci: String(card.idKartyNaleznosci),
    typNaleznosci: 'niezaplacone',
    dataOd: '2026-05-15',
    pesel,
  };

  it.each([
    ['a public one with a param', 'budzet-dochody', { inputs: { rok: '2025' } }, '/fk/gmina/dajDochodyBudzetu/pdf?rok=2025'],
    ['one in another language', 'budzet-dochody', { inputs: { rok: '2025' } }, '/fk/gmina/dajDochodyBudzetu/pdf?rok=2025&lang=uk'],
    ['a personal one', 'nieruchomosci-osoby', { subject: { pesel } }, `/nieruchomosci/dajNieruchomosci/pdf?pesel=${pesel}`],
    [
      'one with a variant, filters and what the screen before passed',
      'karta-naleznosci',
      {
        inputs: { typ: 'niezaplacone', termin: { from: '2026-05-15', to: '' } },
        state: { karta: card },
        variant: 'podatkiGminne',
        subject: { pesel },
      },
      `/oplaty/dajNaleznosciKarty/pdf?${new URLSearchParams(cardQuery)}`,
    ],
  ])('is the same as that of the office: %s [PDF-01] [PDF-02]', async (_case, slug, order, address) => {
    const lang = /lang=(\w+)/.exec(address)?.[1];
    const drawn = await portal.order(slug, order, { token, ...(lang !== undefined && { lang }) });
    const known = await office.get(`/api${address}`, token);
    const pdf = pdfOf(drawn);
    expect(nameOf(drawn.headers)).toBe(nameOf(known.headers));
    expect(pdf.tables).toEqual(readPdf(known.bytes).tables);
    expect(pdf.tables.length).toBeGreaterThan(0);
    expect(whole(pdf)).toBe(whole(readPdf(known.bytes)));
    expect(/\/Lang\s*\(\w+/.exec(pdf.inside)?.[0]).toBe(/\/Lang\s*\(\w+/.exec(readPdf(known.bytes).inside)?.[0]);
    expect(drawn.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused as the office refuses its calls, in the language of the page', async () => {
    const refusals = [
      await portal.order('nieruchomosci-osoby', { subject: { pesel } }),
      await portal.order('nieruchomosci-osoby', { subject: { pesel } }, { token: 'made-up', lang: 'en' }),
      await portal.order('nieruchomosci-osoby', { subject: { pesel: sampleParties.husband.pesel } }, { token }),
      await portal.order('budzet-dochody', { inputs: { rok: '1999' } }),
      await portal.order('karta-naleznosci', { subject: { pesel } }, { token }),
      await portal.order('nie-ma-takiej'),
      await portal.order('listy-wyborcze', { inputs: { pesel: '44051401358' } }),
    ];
    expect(refusals.map(({ status, body }) => ({ status, ...(body as object) }))).toMatchObject([
      { status: 401, kod: 17 },
      { status: 401, kod: 17, opis: expect.stringMatching(/log in/i) },
      { status: 403, kod: 19 },
      { status: 400, kod: 7 },
      { status: 404, kod: 13 },
      { status: 404, kod: 1 },
      { status: 400, kod: 7 },
    ]);
  });

  it('is ordered by a body of the right shape and size only', async () => {
    const send = async (body: string, type = 'application/json', method = 'POST') => {
      const answer = await fetch(`${portal.address}/dokument/budzet-dochody`, { method, headers: { 'content-type': type }, body });
      return [answer.status, ((await answer.json()) as { kod?: number }).kod];
    };
    const order = { inputs: {}, state: {}, address: {}, variant: null, subject: {} };
    for (const wrong of [{}, { ...order, inputs: { rok: 1 } }, { ...order, subject: { pesel: 1 } }, { ...order, variant: 3 }, []])
      expect(await send(JSON.stringify(wrong))).toEqual([400, 31]);
    expect(await send('{"inputs":')).toEqual([400, 31]);
    expect(await send(JSON.stringify(order), 'text/plain')).toEqual([400, 31]);
    expect(await send(JSON.stringify({ ...order, state: { a: 'x'.repeat(140_000) } }))).toEqual([413, 32]);
  });
});

describe('an office that nobody here wrote', () => {
  let office: ForeignOffice;
  let portal: DrawingPortal;

  beforeAll(async () => {
    office = await startForeignOffice();
    portal = await startDrawingPortal(office.address, { timeLimit: 1_500 });
  });
  afterAll(async () => {
    await portal?.close();
    await office?.close();
  });

  /** Answers the calls of a signed-in user, each token with its own person, and one call in another way. */
  const answersTo = (path: string, handler: (request: IncomingMessage, response: ServerResponse) => void) =>
    office.answers((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://office');
      const who = /^Bearer token-(\w+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (pathname === `/gmina${path}`) handler(request, response);
      else if (pathname.endsWith('/uzytkownicy/informacje') || pathname.includes('uzytkownik'))
        response.writeHead(200, json).end(JSON.stringify({ login: who, czasSesji: 600 }));
      else if (who !== undefined)
        response.writeHead(200, json).end(JSON.stringify([{ name: `Podmiot ${who}`, czyInstytucja: false, pesel: who, nip: null }]));
      else response.writeHead(404, json).end('{}');
    });

  const trees = (count: number) =>
    JSON.stringify({ lista: Array.from({ length: count }, (_, index) => ({ gatunek: `Lipa ${index}`, koszt: index })) });

  it('is asked with the token that came with the order, and two residents are never mixed', async () => {
    answersTo('/drzewa/moje', (request, response) => {
      const who = /token-(\w+)$/.exec(request.headers.authorization ?? '')?.[1];
      // The answers come in another order than the calls.
      setTimeout(() => response.writeHead(200, json).end(JSON.stringify({ wlasciciel: `Dąb ${who}` })), Number(who) % 2 === 0 ? 60 : 1);
    });
    const numbers = Array.from({ length: 20 }, (_, index) => String(1_000 + index));
    const drawn = await Promise.all(
      numbers.map((who) => portal.order('moje-drzewa', { subject: { pesel: who } }, { token: `token-${who}` })),
    );
    for (const [index, who] of numbers.entries()) {
      const answer = drawn[index];
      if (!answer) throw new Error('No answer.');
      const text = whole(pdfOf(answer));
      expect(nameOf(answer.headers)).toBe(`${who}.pdf`);
      expect([...new Set([...text.matchAll(/(?:Dąb|Podmiot) (\d+)/g)].map(([, number]) => number))]).toEqual([who]);
    }
    const calls = office.received.filter(({ url }) => url?.includes('/drzewa/moje'));
    expect(calls.map(({ url, headers }) => `${url} ${headers.authorization}`).sort()).toEqual(
      numbers.map((who) => `/gmina/drzewa/moje?pesel=${who} Bearer token-${who}`),
    );
  });

  it('that keeps the session in its cookie gets that cookie, and no token', async () => {
    const cookies = await startDrawingPortal(office.address, { session: 'cookie' });
    office.answers((request, response) => {
      const path = new URL(request.url ?? '', 'http://office').pathname;
      const answer = path.endsWith('/moje')
        ? { wlasciciel: 'Dąb' }
        : path.endsWith('/lista-podmiotow')
          ? [{ name: 'Anna', czyInstytucja: false, pesel: '5', nip: null }]
          : { login: 'anna', czasSesji: 600 };
      response
        .writeHead(request.headers.cookie === 'sid=abc' || path.endsWith('konfiguracja') ? 200 : 401, json)
        .end(JSON.stringify(answer));
    });
    const cookie = 'okienko.office.main.sid=abc; okienko.language=de';
    const drawn = await cookies.order('moje-drzewa', { subject: { pesel: '5' } }, { token: 'x', cookie });
    expect(whole(pdfOf(drawn))).toContain('Dąb');
    expect(office.received.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
    expect((await cookies.order('moje-drzewa', { subject: { pesel: '5' } }, { token: 'x' })).status).toBe(401);
    await cookies.close();
  });

  it('gets neither the token of a resident with a public call, nor a header of the order', async () => {
    answersTo('/drzewa', (_request, response) => void response.writeHead(200, json).end(trees(2)));
    pdfOf(await portal.order('drzewa', {}, { token: 'token-1' }));
    const call = office.received.find(({ url }) => url?.startsWith('/gmina/drzewa'));
    expect(call?.headers).toMatchObject({ accept: 'application/json', 'x-forwarded-host': 'okienko.example.pl' });
    for (const name of ['authorization', 'content-type', 'content-length', 'cookie']) expect(call?.headers).not.toHaveProperty(name);
  });

  it('has its days read by calendar programs, with the params of the address and without whoever asks', async () => {
    const odbiory = [
      { nr: 2, data: '2026-12-01', co: 'papier, szkło' },
      { nr: 1, data: '2026-11-20', co: 'bio' },
      { nr: 3, data: null, co: 'choinki' },
    ];
    answersTo('/harmonogram', (_request, response) => void response.writeHead(200, json).end(JSON.stringify({ odbiory })));
    const path = `${portal.address}/kalendarz/odbiory/odbiory.ics`;
    const answer = await fetch(`${path}?ulica=POL&lang=pl&pesel=44051401359`, { headers: { authorization: 'Bearer token-1' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = (await answer.text()).split('\r\n');
    expect(lines).toEqual(expect.arrayContaining(['X-WR-CALNAME:Najbliższe odbiory', 'REFRESH-INTERVAL;VALUE=DURATION:P1D']));
    expect(lines.filter((line) => /^(DTSTART|SUMMARY)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261120',
      'SUMMARY:Odbiór: bio',
      'DTSTART;VALUE=DATE:20261201',
      'SUMMARY:Odbiór: papier\\, szkło',
    ]);
    const call = office.received.findLast(({ url }) => url?.startsWith('/gmina/harmonogram'));
    expect(call?.url).toContain('ulica=POL');
    expect(call?.url).not.toContain('pesel');
    expect(call?.headers).not.toHaveProperty('authorization');
    const again = await (await fetch(`${path}?ulica=POL`)).text();
    expect(again.match(/UID:.*/g)).toEqual(lines.join('\r\n').match(/UID:.*/g));

    for (const other of ['odbiory/moje.ics', 'odbiory/nie-ma.ics', 'drzewa/tabela.ics', 'moje-drzewa/tabela.ics', 'nie-ma/odbiory.ics'])
      expect((await fetch(`${portal.address}/kalendarz/${other}`)).status, other).toBe(404);
    answersTo('/harmonogram', (_request, response) => void response.writeHead(503, json).end('{"kod":15,"opis":"Przerwa."}'));
    const closed = await fetch(path);
    expect([closed.status, closed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it.each([
    ['signs the resident out', 401, '{"kod":17,"opis":"Zaloguj się."}', { status: 401, body: { kod: 17, opis: 'Zaloguj się.' } }],
    ['forbids', 403, '{"kod":"B-7","opis":"Nie wolno."}', { status: 403, body: { kod: 'B-7', opis: 'Nie wolno.' } }],
    ['is closed', 503, '{"kod":15,"opis":"Przerwa."}', { status: 503, body: { kod: 15 } }],
    ['says no words', 401, '', { status: 401, body: { kod: 30 } }],
    ['fails with a page', 502, '<html>nginx</html>', { status: 502, body: { kod: 30 } }],
    ['answers no JSON', 200, '{"lista":[', { status: 502, body: { kod: 30 } }],
    ['answers without the frame that it promised', 200, '{"lista":"brak"}', { status: 502, body: { kod: 30 } }],
  ])('that %s is passed on as an error, and nothing is half drawn', async (_case, status, body, expected) => {
    answersTo('/drzewa', (_request, response) => void response.writeHead(status, json).end(body));
    expect(await portal.order('drzewa')).toMatchObject(expected);
  });

  it('whose field breaks its contract has no data there, as on the screen, and the operator is told once', async () => {
    answersTo(
      '/drzewa',
      (_request, response) => void response.writeHead(200, json).end('{"lista":[{"gatunek":"Lipa","koszt":"6,20"},{"koszt":3}]}'),
    );
    const [, first, second] = [portal.told.length, await portal.order('drzewa'), await portal.order('drzewa')];
    const cells = pdfOf(first).tables[0]?.body;
    expect(cells).toEqual([
      ['Lipa', 'brak danych'],
      ['brak danych', '3,00'],
    ]);
    expect(pdfOf(second).tables[0]?.body).toEqual(cells);
    const told = portal.told.filter((line) => line.includes('drzewa.json') && line.includes('koszt'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/services\/drzewa\.json:\d+ .*another type/);
  });

  it.each<[string, (response: ServerResponse) => void, { status: number; kod: number }]>([
    ['hangs', () => undefined, { status: 504, kod: 5 }],
    ['stops in its middle', (response) => void response.writeHead(200, json).write('{"lista":['), { status: 504, kod: 5 }],
    ['cuts off', (response) => response.destroy(), { status: 502, kod: 6 }],
    [
      'cuts off in its middle',
      (response) => {
        response.writeHead(200, { ...json, 'content-length': '9000' }).write('{"lista":[');
        setImmediate(() => response.destroy());
      },
      { status: 502, kod: 6 },
    ],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://10.0.0.7/x' }).end(), { status: 502, kod: 30 }],
    ['sends 200 000 rows', (response) => void response.writeHead(200, json).end(trees(200_000)), { status: 422, kod: 14 }],
    [
      'sends a gzip bomb',
      (response) => void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(200_000_000, 32))),
      { status: 422, kod: 14 },
    ],
    [
      'cannot be unpacked',
      (response) => void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('abc'),
      { status: 502, kod: 30 },
    ],
  ])('that %s is answered in words, and the next document is drawn', async (_case, answer, { status, kod }) => {
    answersTo('/drzewa', (_request, response) => answer(response));
    expect(await portal.order('drzewa')).toMatchObject({ status, body: { kod, opis: expect.any(String) } });
    answersTo('/drzewa', (_request, response) => void response.writeHead(200, json).end(trees(1)));
    expect(pdfOf(await portal.order('drzewa')).tables[0]?.body).toEqual([['Lipa 0', '0,00']]);
  });

  it('that is slow with one document holds up no other', async () => {
    const waiting: ServerResponse[] = [];
    answersTo('/drzewa/moje', (_request, response) => void waiting.push(response));
    const slow = portal.order('moje-drzewa', { subject: { pesel: '7' } }, { token: 'token-7' });
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const [held] = waiting;
    answersTo('/drzewa', (_request, response) => void response.writeHead(200, json).end(trees(1)));
    expect((await portal.order('drzewa')).status).toBe(200);
    held?.writeHead(200, json).end('{"wlasciciel":"Klon"}');
    expect(whole(pdfOf(await slow))).toContain('Klon');
  });

  it('that writes in another charset has characters that are not known, as in the page', async () => {
    answersTo('/drzewa', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json; charset=iso-8859-2' })
        .end(Buffer.from('{"lista":[{"gatunek":"D\xb1b","koszt":1}]}', 'latin1')),
    );
    expect(pdfOf(await portal.order('drzewa')).tables[0]?.body[0]?.[0]).toMatch(/^D.b$/);
  });
});
