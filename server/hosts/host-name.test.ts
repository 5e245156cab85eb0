import { describe, expect, it } from 'vitest';
import { hostNameOf, requestedHost } from './host-name';

const asked = (host: readonly string[], forwarded: readonly string[] = [], trusted = 0) =>
  requestedHost({ headersDistinct: { host: [...host], ...(forwarded.length > 0 && { 'x-forwarded-host': [...forwarded] }) } }, trusted);

describe('the host that a request asks for', () => {
  it.each([
    ['gmina.example.pl', 'gmina.example.pl'],
    ['gmina.example.pl:4000', 'gmina.example.pl'],
    ['GMINA.Example.PL', 'gmina.example.pl'],
    ['gmina.example.pl.', 'gmina.example.pl'],
    [' gmina.example.pl ', 'gmina.example.pl'],
    ['10.0.0.1', '10.0.0.1'],
    ['localhost:80', 'localhost'],
    ['xn--biaowiea-8ob89c.pl', 'xn--biaowiea-8ob89c.pl'],
  ])('%j is %s', (host, name) => expect(asked([host])).toBe(name));

  it.each([
    ['none', []],
    ['an empty one', ['']],
    ['two', ['gmina.example.pl', 'gmina.example.pl']],
    ['a list', ['gmina.example.pl, inna.example.pl']],
    ['an address of version 6', ['[::1]:4000']],
    ['a port alone', [':4000']],
    ['a port that is none', ['gmina.example.pl:99999999']],
    ['a path', ['gmina.example.pl/../inna']],
    ['a user', ['inna@gmina.example.pl']],
    ['a letter that is not ASCII', ['gminą.example.pl']],
    ['one that looks like another', ['gmina。example.pl']],
    ['a percent sign', ['gmina%2eexample.pl']],
    ['dots in a row', ['gmina..example.pl']],
    ['a name that objects have', ['__proto__']],
    ['a label of 64 letters', [`${'a'.repeat(64)}.pl`]],
    ['254 characters', [`${'a.'.repeat(126)}pl`]],
    ['a long one', ['a'.repeat(100_000)]],
    ['a null character', ['gmina\0.example.pl']],
  ])('is none if it names %s', (_what, host) => expect(asked(host)).toBeNull());

  it('comes from X-Forwarded-Host of trusted proxies only, as the outermost of them says', () => {
    expect(asked(['inner'], ['gmina.example.pl'])).toBe('inner');
    expect(asked(['inner'], ['gmina.example.pl'], 1)).toBe('gmina.example.pl');
    expect(asked(['inner'], ['claimed.example.pl, gmina.example.pl'], 1)).toBe('gmina.example.pl');
    expect(asked(['inner'], ['claimed.example.pl', 'gmina.example.pl, proxy.local'], 2)).toBe('gmina.example.pl');
    expect(asked(['inner'], ['gmina.example.pl'], 3)).toBe('gmina.example.pl');
    expect(asked(['inner'], ['bad/name'], 1)).toBeNull();
    expect(asked(['gmina.example.pl'], [], 1)).toBe('gmina.example.pl');
  });
});

describe('the host that an operator names', () => {
  it.each([
    ['Gmina.Example.PL', 'gmina.example.pl'],
    ['białowieża.pl', 'xn--biaowiea-8ob89c.pl'],
    ['gmina.pl.', 'gmina.pl'],
  ])('%s is %s', (text, name) => expect(hostNameOf(text)).toBe(name));

  it.each(['', 'gmina .pl', 'https://gmina.pl', 'gmina.pl:443', '*.pl', '_gmina.pl'])('%j is none', (text) => {
    expect(hostNameOf(text)).toBeNull();
  });
});
