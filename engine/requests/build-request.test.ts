import { describe, expect, it } from 'vitest';
import { createEvaluator, scopeOf } from '../expressions';
import { safeFileName } from '../screen/resolve-file';
import { buildRequest, refusedRequest, requestAddress } from './build-request';

const evaluate = createEvaluator(null);
const person = { name: 'Osoba', institution: false, nip: '1234563218', pesel: '44051401359' };
const company = { ...person, institution: true };
const nothing = scopeOf({});
const visitor = { subject: null, signedIn: false };

describe('a request', () => {
  it('is GET unless the definition says otherwise [CALL-06]', () => {
    expect(buildRequest({ endpoint: '/a' }, nothing, evaluate, visitor)?.method).toBe('GET');
    expect(buildRequest({ endpoint: '/a', method: 'POST' }, nothing, evaluate, visitor)?.method).toBe('POST');
  });

  it('joins a list by commas and leaves an empty value out [CALL-07]', () => {
    const request = buildRequest(
      { endpoint: '/a', query: { lata: '=params.lata', rok: '=params.rok' } },
      scopeOf({ params: { lata: [2024, 2025], rok: null } }),
      evaluate,
      visitor,
    );
    expect(request?.query).toEqual({ lata: '2024,2025' });
    expect(request && requestAddress(request)).toBe('/a?lata=2024%2C2025');
  });

  it('that would carry an object is never sent, and names what would', () => {
    const call = {
      endpoint: '/a/{nr}',
      query: { nr: '=params.nr', typ: '=params.typ', wiele: '=params.wiele' },
      body: { b: '=params.typ' },
    };
    const request = buildRequest(call, scopeOf({ params: { nr: 1, typ: { id: 1 }, wiele: [{ id: 2 }] } }), evaluate, visitor);
    expect(request?.unfit).toEqual(['typ', 'wiele', 'b']);
    expect(request && requestAddress(request)).toBe('/a/1');
    expect(request && refusedRequest(request)).toMatchObject({ kind: 'http', status: null });
    const good = buildRequest(call, scopeOf({ params: { nr: 1, typ: 'a', wiele: ['b', 2] } }), evaluate, visitor);
    expect(good && refusedRequest(good)).toBeNull();
  });

  it('whose path a value would lead elsewhere is never sent', () => {
    const at = (nr: string, rok = '2026') =>
      buildRequest(
        { endpoint: '/a/{nr}/{rok}/b', query: { nr: '=params.nr', rok: '=params.rok' } },
        scopeOf({ params: { nr, rok } }),
        evaluate,
        visitor,
      );
    expect(at('..')?.unfit).toEqual(['nr', 'rok']);
    expect(at('1', '.')?.unfit).toEqual(['nr', 'rok']);
    for (const nr of ['../../x', '..%2f', '%2e%2e', '...', 'a..b']) {
      const request = at(nr);
      expect(request?.unfit, nr).toBeUndefined();
      const { pathname } = new URL(`http://office/api${request && requestAddress(request)}`);
      expect(pathname.split('/'), nr).toHaveLength(6);
    }
  });

  it('about a subject waits for one and then carries only its own number [CALL-04, CALL-05, CALL-08]', () => {
    const call = { endpoint: '/a', personal: true };
    expect(buildRequest(call, nothing, evaluate, visitor)).toBeNull();
    expect(buildRequest(call, nothing, evaluate, { subject: person, signedIn: true })?.query).toEqual({ pesel: '44051401359' });
    expect(buildRequest(call, nothing, evaluate, { subject: company, signedIn: true })?.query).toEqual({ nip: '1234563218' });
  });

  it('about the account waits until somebody is signed in, and only calls about a person carry the token', () => {
    const call = { endpoint: '/a', signedIn: true };
    expect(buildRequest(call, nothing, evaluate, visitor)).toBeNull();
    expect(buildRequest(call, nothing, evaluate, { subject: person, signedIn: true })).toMatchObject({
      query: {},
      personal: false,
      signedIn: true,
    });
    expect(buildRequest({ endpoint: '/a' }, nothing, evaluate, { subject: person, signedIn: true })?.signedIn).toBe(false);
  });

  it('puts a named part into the path, encoded', () => {
    const request = buildRequest(
      { endpoint: '/plik/{id}', query: { id: '=params.id' } },
      scopeOf({ params: { id: 'a/b' } }),
      evaluate,
      visitor,
    );
    expect(request).toMatchObject({ path: '/plik/a%2Fb', query: {} });
  });
});

describe('a file name', () => {
  it.each([
    ['FV/12/2026.pdf', 'FV_12_2026.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['zażółć.pdf', 'zażółć.pdf'],
    ['a\u0000b\u202Efdp.pdf', 'a_b_fdp.pdf'],
    ['', 'plik.pdf'],
  ])('%j becomes %j, which any system can save [PDF-09]', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });
});
