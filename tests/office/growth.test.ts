import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKey, officeCalls } from '../../engine/authoring/openapi';
import { readDefinitions } from '../../scripts/generate-types/read-definitions';
import { withoutPersons } from '../../server/errors/describe-fault';
import { parseExactJson } from '../../server/payments/providers/exact-json';
import { isRequestContent } from '../../server/resources/water/request-content';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { growthOf } from './growth';
import { bodies, type Piece, pieces, queryOf, textOf } from './hostile-sizes';
import { temporaryFolder } from './run-office';
import { signIn } from './sign-in';

const full = process.env.OKIENKO_FULL !== undefined;
const calls = officeCalls(await readDefinitions('definitions'));
const kinds = Object.keys(pieces) as Piece[];
const folder = temporaryFolder();
let office: DatabaseOffice;
let token: string;

beforeAll(async () => {
  // Forged input is reported to the operator; the length of that report does not depend on the input.
  office = await openDatabaseOffice({ DATA_DIR: folder.path, RATE_LIMIT_SENSITIVE: '0' }, { tell: () => undefined });
  token = await signIn(office.database, { parties: ['wife', 'company'] });
});
afterAll(async () => {
  await office.close();
  folder.remove();
});

/** The largest sizes that the server accepts. */
const mostBody = 130_000;
const mostAddress = 12_000;

/** All pieces in a full run. Otherwise some, different for each call, so that together the calls get all of them. */
function piecesOf(index: number): readonly Piece[] {
  return full ? kinds : kinds.slice(index % kinds.length).slice(0, 1);
}

async function expectLinear(name: string, request: (size: number) => InjectOptions, size: number): Promise<void> {
  const growth = await growthOf((wanted) => office.request(request(wanted)), size);
  expect(growth, name).toMatchObject({ grows: false });
}

it('a step whose cost grows with the square of its input is found', async () => {
  const compare = async (size: number) => {
    let equal = 0;
    for (let a = 0; a < size; a += 1) for (let b = 0; b < size; b += 1) if ((a ^ b) === 5) equal += 1;
    return equal;
  };
  const sum = async (size: number) => {
    let total = 0;
    for (let at = 0; at < size * 10_000; at += 1) total += at % 7;
    return total;
  };
  expect((await growthOf(compare, 16_000)).grows).toBe(true);
  expect((await growthOf(sum, 5_000)).grows).toBe(false);
});

const steps = {
  'the numbers of a notification': (text: string) => {
    try {
      parseExactJson(text);
    } catch {
      // Most of these are not JSON; what is measured is how long it takes to notice.
    }
  },
  'a fault as it is written down': (text: string) => withoutPersons(text),
  'the text of a request': (text: string) => isRequestContent(text, true, { today: '2026-11-21', taxNumber: 'either' }),
};

it.each(Object.entries(steps))('%s costs at most double when it is twice as long, whatever the limits before it', async (_name, step) => {
  for (const piece of kinds) {
    for (const start of ['', '"', '{"a":"']) {
      const growth = await growthOf(async (size) => step(start + textOf(piece, size)), 200_000);
      expect(growth, piece).toMatchObject({ grows: false });
    }
  }
});

describe('double the input costs at most double', () => {
  it('in the body of every call, signed in and not', async () => {
    const authorization = `Bearer ${token}`;
    for (const [index, call] of calls.filter(({ method }) => method !== 'GET').entries()) {
      const url = `/api${call.endpoint.replaceAll(/\{\w+\}/g, 'p24')}?pesel=44051401359`;
      for (const piece of piecesOf(index)) {
        for (const [shape, body] of Object.entries(bodies)) {
          for (const headers of [{ authorization }, {}]) {
            const request = (size: number) => ({
              method: call.method,
              url,
              headers: { 'content-type': 'application/json', ...headers },
              payload: body(call, size, piece),
            });
            await expectLinear(`${callKey(call)}: ${shape}, ${piece}`, request, mostBody);
          }
        }
      }
    }
  }, 600_000);

  it('in the query of every call, PDFs included, signed in and not', async () => {
    const authorization = `Bearer ${token}`;
    for (const [index, call] of calls.entries()) {
      for (const piece of piecesOf(index)) {
        for (const headers of [{ authorization }, {}]) {
          const request = (size: number) => ({
            method: call.method,
            url: `/api${call.endpoint.replaceAll(/\{\w+\}/g, textOf('digits', 200))}?${queryOf(call, size, piece)}`,
            headers,
          });
          await expectLinear(`${callKey(call)}: query, ${piece}`, request, mostAddress);
        }
      }
    }
  }, 600_000);

  it('in notifications of gateways, forms of identity nodes and forms of the sandbox, which anybody may send', async () => {
    const forms = ['/api/uzytkownicy/wezelKrajowy/powrot', '/api/uzytkownicy/profilZaufany/powrot', '/bramka-paybynet/', '/wezel-probny/'];
    for (const piece of kinds) {
      for (const provider of ['p24', 'kir']) {
        for (const wrap of [(text: string) => text, (text: string) => `{"sign":"${text}`, (text: string) => `{"sessionId":"${text}"}`]) {
          const request = (size: number): InjectOptions => ({
            method: 'POST',
            url: `/api/platnosci/${provider}/powiadomienie`,
            headers: { 'content-type': 'application/json' },
            payload: wrap(textOf(piece, size - 30)),
          });
          await expectLinear(`${provider}: ${piece}`, request, 20_000);
        }
      }
      for (const url of forms) {
        for (const encode of [(text: string) => text, (text: string) => Buffer.from(`<a b="${text}">`).toString('base64')]) {
          const request = (size: number): InjectOptions => ({
            method: 'POST',
            url,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams({
              SAMLResponse: encode(textOf(piece, size / 4)),
              SAMLRequest: encode(textOf(piece, size / 4)),
              hashtrans: encode(textOf(piece, size / 4)),
              RelayState: 'x',
            }).toString(),
          });
          await expectLinear(`${url}: ${piece}`, request, 390_000);
        }
      }
    }
  }, 600_000);

  it('in addresses and headers', async () => {
    for (const piece of kinds) {
      for (const path of ['/', '/api/', '/pack/', '/pack/assets/', '/uslugi/', '/skrzynka/', '/e-urzad/', '/bramka-p24/trnRequest/']) {
        const request = (size: number) => ({ url: path + encodeURIComponent(textOf(piece, size / 3)) });
        await expectLinear(`${path}: ${piece}`, request, mostAddress);
      }
      for (const header of ['authorization', 'cookie', 'accept-language', 'accept-encoding', 'x-forwarded-for', 'if-none-match']) {
        const text = (size: number) => textOf(piece, size).replaceAll('\n', ' ');
        const request = (size: number) => ({ url: '/api/lista-podmiotow', headers: { [header]: `Bearer ${text(size)}` } });
        await expectLinear(`${header}: ${piece}`, request, mostAddress);
      }
    }
  }, 600_000);
});

describe('what cannot be read', () => {
  const json = { 'content-type': 'application/json' };
  const url = '/api/uzytkownicy/token?lang=en';

  it.each([
    ['no JSON', { payload: '{"login":', headers: json }, 400, 31],
    ['another type', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 400, 31],
    ['a body without a type', { payload: Buffer.from('x') }, 400, 31],
    ['a prototype in place of data', { payload: '{"__proto__":{"a":1}}', headers: json }, 400, 31],
    ['more than a call can be', { payload: `{"login":"${'a'.repeat(300_000)}"}`, headers: json }, 413, 32],
    ['a text above its limit', { payload: JSON.stringify({ login: 'a'.repeat(600) }), headers: json }, 400, 33],
  ] as const)('%s is answered with kod and opis', async (_name, request, status, kod) => {
    const answer = await office.request({ method: 'POST', url, ...request });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { kod, opis: expect.stringMatching(/^(The|Too) [a-z ]+/) },
    });
  });

  it('zero characters, halves of letters and bytes that are no UTF-8 never fail the server, in any call, address or form', async () => {
    const failed: string[] = [];
    const ask = async (request: InjectOptions & { readonly url: string }) => {
      const { status } = await office.request({ ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
      if (status >= 500) failed.push(`${status} ${request.method ?? 'GET'} ${request.url}`);
    };
    for (const call of calls) {
      const names = [...call.query.map(({ name }) => name), 'nip', 'lang'];
      for (const bad of ['%00', 'a%00b', '%ed%a0%80', '%ff', '%u0000', '%']) {
        const path = `/api${call.endpoint.replaceAll(/\{\w+\}/g, bad)}`;
        await ask({ method: call.method, url: `${path}?${names.map((name) => `${name}=${bad}`).join('&')}` });
      }
      if (call.method === 'GET') continue;
      const fields = [...call.body.map(({ name }) => name), 'pole'];
      const path = `/api${call.endpoint.replaceAll(/\{\w+\}/g, 'p24')}?pesel=44051401359`;
      for (const bad of ['"\\u0000"', '"a\\ud800"', '["\\u0000"]', '{"\\u0000":"\\udfff"}', '"\xff\xfe"', '1e999', '-0', 'null'])
        await ask({
          method: call.method,
          url: path,
          headers: json,
          payload: Buffer.from(`{${fields.map((name) => `"${name}":${bad}`).join(',')}}`, 'latin1'),
        });
    }
    const forms = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const bad of ['%00', 'a%00b', '%ff', '%ed%a0%80', '..%00', '%c0%80', '%']) {
      for (const path of [
        '/',
        '/skrzynka/',
        '/e-urzad/',
        '/bramka-p24/trnRequest/',
        '/bramka-paybynet/platnosc/',
        '/wezel-probny/',
        '/pack/',
        '/pack/assets/',
        '/assets/',
        '/konta-do-potwierdzenia/',
        '/api/platnosci/p24/powrot?idPrzelewu=',
      ])
        for (const suffix of ['', '?strona=%00&a=1']) {
          await ask({ url: `${path}${bad}${suffix}` });
          await ask({
            method: 'POST',
            url: `${path}${bad}${suffix}`,
            headers: forms,
            payload: `wynik=${bad}&hashtrans=${bad}&SAMLResponse=${bad}`,
          });
        }
      for (const provider of ['wezelKrajowy', 'profilZaufany'])
        await ask({
          method: 'POST',
          url: `/api/uzytkownicy/${provider}/powrot`,
          headers: forms,
          payload: `SAMLResponse=${bad}&RelayState=${bad}`,
        });
    }
    expect(failed).toEqual([]);
  });
});
