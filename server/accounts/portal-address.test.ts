import { describe, expect, it } from 'vitest';
import { ownAddress } from './portal-address';

const portal = 'https://okienko.example';

describe('a return address', () => {
  it('of the portal itself is taken, without what follows its path', () => {
    expect(ownAddress(portal, 'https://okienko.example/aktywacja-return-url?x=1#y')?.href).toBe(
      'https://okienko.example/aktywacja-return-url',
    );
    expect(ownAddress('http://localhost:4000', 'http://127.0.0.1:4000/a')?.href).toBe('http://127.0.0.1:4000/a');
  });

  it.each([
    'https://evil.example/',
    'https://okienko.example.evil.example/',
    'https://okienko.example@evil.example/',
    'https://anna:x@okienko.example/',
    'http://okienko.example/',
    'https://okienko.example:444/',
    '//evil.example/',
    '/\\evil.example',
    '/aktywacja-return-url',
    'https:/\\evil.example/',
    'https://evil.example\\@okienko.example/',
    'https://ok\tienko.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost:4000/',
    'https://xn--okienk-0qa.example/',
    '',
  ])('%j is refused', (address) => {
    expect(ownAddress(portal, address)).toBeNull();
  });

  it('of another port of the own machine is refused', () => {
    expect(ownAddress('http://localhost:4000', 'http://127.0.0.1:4001/')).toBeNull();
  });
});
