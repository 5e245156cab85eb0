import { expect, it } from 'vitest';
import { embedAddress } from './embed-address';

const portal = 'https://portal.example/kontakt';
const allowed = ['https://mapa.example'];

it('allows addresses of an origin that the pack names, and of the portal', () => {
  expect(embedAddress('https://mapa.example/urzad?z=15', portal, allowed)).toEqual({
    kind: 'allowed',
    href: 'https://mapa.example/urzad?z=15',
    sameOrigin: false,
  });
  expect(embedAddress('/mapa/urzad', portal, allowed)).toMatchObject({ href: 'https://portal.example/mapa/urzad', sameOrigin: true });
});

it.each([
  null,
  '',
  'https://',
  'https://inna.example/',
  'http://mapa.example/',
  'https://mapa.example:8443/',
  'https://mapa.example.zly.example/',
  'https://mapa.example@zly.example/',
  'https://ktos:haslo@mapa.example/',
  '//zly.example/',
  '/\\zly.example/',
  '/\t/zly.example/',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://mapa.example/1',
  'about:srcdoc',
])('refuses %j', (src) => {
  expect(embedAddress(src, portal, allowed)).toEqual({ kind: 'refused' });
});
