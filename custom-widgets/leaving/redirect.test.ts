import { describe, expect, it } from 'vitest';
import { parseNodeRedirect, parseRedirect } from './redirect';

const origin = 'https://okienko.example';

describe('an answer that says where the browser goes on', () => {
  it('leads to an address of the web, or to the sandbox inside the portal', () => {
    expect(parseRedirect({ metoda: 'POST', adres: '/bramka-paybynet/', pola: [{ nazwa: 'hashtrans', wartosc: 'abc' }] }, origin)).toEqual({
      ok: true,
      value: { method: 'POST', address: 'https://okienko.example/bramka-paybynet/', fields: [{ name: 'hashtrans', value: 'abc' }] },
    });
    expect(parseRedirect({ metoda: 'GET', adres: 'https://secure.przelewy24.pl/trnRequest/x', pola: [] }, origin)).toMatchObject({
      value: { method: 'GET', address: 'https://secure.przelewy24.pl/trnRequest/x', fields: [] },
    });
  });

  it.each([
    null,
    {},
    { metoda: 'GET', adres: 'javascript:alert(1)', pola: [] },
    { metoda: 'GET', adres: 'data:text/html,x', pola: [] },
    { metoda: 'GET', adres: 'https://', pola: [] },
    { metoda: 'GET', adres: '', pola: [] },
    { metoda: 'PUT', adres: 'https://bank.example', pola: [] },
    { metoda: 'POST', adres: 'https://bank.example', pola: {} },
    { metoda: 'POST', adres: 'https://bank.example', pola: [{ nazwa: 'hashtrans' }] },
  ])('%j leads nowhere', (answer) => {
    expect(parseRedirect(answer, origin).ok).toBe(false);
  });

  it('is a signed request for a node of the state', () => {
    const answer = { saml: 'PHNhbWw+', urlWKZalogujDoPrzekierowania: '/wezel' };
    const way = { method: 'POST', address: `${origin}/wezel`, fields: [{ name: 'SAMLRequest', value: 'PHNhbWw+' }] };
    expect(parseNodeRedirect(answer, origin)).toEqual({ ok: true, value: way });
    expect(parseNodeRedirect({ ...answer, relayState: 'r' }, origin)).toEqual({
      ok: true,
      value: { ...way, fields: [...way.fields, { name: 'RelayState', value: 'r' }] },
    });
    for (const broken of [null, { ...answer, saml: '' }, { ...answer, urlWKZalogujDoPrzekierowania: 'javascript:1' }])
      expect(parseNodeRedirect(broken, origin).ok).toBe(false);
  });
});
