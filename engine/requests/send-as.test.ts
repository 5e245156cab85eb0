import { describe, expect, it } from 'vitest';
import { sendingOf } from '../authoring/compile/answer-readings';
import { createEvaluator, scopeOf } from '../expressions';
import type { Sending } from '../language/language.generated';
import { buildRequest, refusedRequest, requestAddress } from './build-request';
import { callRequest } from './call-request';

const subject = { name: 'Spółka', institution: true, nip: '1234563218', pesel: null };
const caller = { subject, signedIn: true };
const words: Sending = {
  query: { karta: '=query.idKarty', klient: "=query.nip != null ? 'N' + query.nip : 'P' + query.pesel", wersja: 3 },
  body: {
    zlecenie: {
      kwota: "=fixed(body.kwota, 2).split('.').join(',')",
      pilne: "=body.pilne ? 'T' : 'N'",
      raty: '=body.raty.map(r, {"nr": r})',
    },
    uwagi: '=body.uwagi',
  },
};
const call = { endpoint: '/v3/karty/{karta}', method: 'POST', personal: true, signedIn: true, sending: sendingOf(words) } as const;
const body = { kwota: 6.2, pilne: true, raty: [1, 2] };

describe('a call to an office with names of its own', () => {
  it('is sent in the shapes of that office: path, query with whom it is about, and body', () => {
    const request = callRequest(call, { query: { idKarty: '7/a', drugi: null }, body }, caller);
    expect(request && requestAddress(request)).toBe('/v3/karty/7%2Fa?klient=N1234563218&wersja=3');
    expect(request?.body).toEqual({ zlecenie: { kwota: '6,20', pilne: 'T', raty: [{ nr: 1 }, { nr: 2 }] }, uwagi: null });
    expect(request && refusedRequest(request)).toBeNull();
  });

  it('keeps what it does not map', () => {
    const bodyOnly = callRequest(
      { ...call, sending: sendingOf({ body: { tresc: '=body.uwagi' } }) },
      { query: { karta: '7' }, body: { uwagi: 'a' } },
      caller,
    );
    expect(bodyOnly).toMatchObject({ path: '/v3/karty/7', query: { nip: '1234563218' }, body: { tresc: 'a' } });
    const queryOnly = callRequest(
      { ...call, sending: sendingOf({ query: { karta: '=query.karta' } }) },
      { query: { karta: '7' }, body },
      caller,
    );
    expect(queryOnly).toMatchObject({ path: '/v3/karty/7', query: {}, body });
  });

  it('is not sent at all when a value does not fit', () => {
    const request = callRequest(call, { query: { idKarty: '7' }, body: { ...body, kwota: 'dużo' } }, caller);
    expect(request?.unfit).toEqual(['body']);
    expect(request && refusedRequest(request)).toMatchObject({ kind: 'http' });
  });

  it('may come from a source of a screen as well', () => {
    const source = { endpoint: '/v3/lista', query: { lata: '=params.lata' }, sending: sendingOf({ query: { od: '=query.lata[0]' } }) };
    const request = buildRequest(source, scopeOf({ params: { lata: [2024, 2025] } }), createEvaluator(null), caller);
    expect(request?.query).toEqual({ od: '2024' });
  });
});
