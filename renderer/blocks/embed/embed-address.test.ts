import { expect, it } from 'vitest';
import { embedAddress } from './embed-address';

const portal = 'https://portal.example/kontakt';
const allowed = ['https://mapa.example'];

it('frames pages of an origin that the pack names, and shows pictures of the portal', () => {
  expect(embedAddress('https://mapa.example/urzad?z=15', portal, allowed)).toEqual({
    kind: 'frame',
    href: 'https://mapa.example/urzad?z=15',
  });
  expect(embedAddress('/e-urzad/mapa.svg', portal, allowed)).toEqual({ kind: 'picture', href: 'https://portal.example/e-urzad/mapa.svg' });
});

it.each([
  null,
  '',
  'https://',
  '/lista-uslug',
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

it.each([
  'https://inna.example/',
  'https://inna.example/mapa.svg',
  'http://mapa.example/',
  'https://mapa.example:8443/',
  'https://www.google.com/maps/embed?pb=!1m18',
])('shows no frame of %j, but leads there', (src) => {
  expect(embedAddress(src, portal, allowed)).toEqual({ kind: 'elsewhere', href: src });
});
