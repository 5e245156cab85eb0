import { expect, it } from 'vitest';
import type { ShellMenuItem } from '../../engine';
import { defaultMenu, parseMenu } from './side-menu';

const defaults: readonly ShellMenuItem[] = [
  { id: 'procedury', label: 'Procedury', goTo: '/procedury', position: 2, visible: false },
  { id: 'kontakt', label: 'Kontakt', goTo: '/kontakt', position: 3, visible: true },
  { id: 'start', label: 'Strona główna', goTo: '/strona-glowna', position: 1, visible: true },
];
const item = { link: '/kontakt', czyWidoczny: true, nazwa: 'Kontakt', typ: 'STRONA_WBUDOWANA', pozycja: 1, czyOtwieracWNowejKarcie: false };
const screens = ['/kontakt', '/procedury', '/strona-glowna', '/obca'].map((route) => ({ route }));
const labels = (answer: unknown) => {
  const menu = parseMenu(answer, defaults, screens);
  return menu.ok ? menu.value.items.map(({ label }) => label) : null;
};

it('shows the visible items of the pack in their order before the office has answered', () => {
  expect(defaultMenu(defaults).map(({ label }) => label)).toEqual(['Strona główna', 'Kontakt']);
});

it('orders by pozycja and shows only items with czyWidoczny true [MENU-07]', () => {
  const menuBoczneElementy = [
    { ...item, nazwa: 'trzeci', pozycja: 30 },
    { ...item, nazwa: 'ukryty', pozycja: 2, czyWidoczny: false },
    { ...item, nazwa: 'drugi', pozycja: 4 },
    { ...item, nazwa: 'pierwszy', pozycja: 1 },
  ];
  expect(labels({ menuBoczneElementy, kontakt: null })).toEqual(['pierwszy', 'drugi', 'trzeci']);
});

it('reads the six fields of an item [MENU-05]', () => {
  const link = { ...item, link: 'https://bip.example/', nazwa: 'BIP', typ: 'LINK', czyOtwieracWNowejKarcie: true };
  expect(parseMenu({ menuBoczneElementy: [link], kontakt: null }, defaults, screens)).toMatchObject({
    ok: true,
    value: { items: [{ label: 'BIP', target: 'https://bip.example/', kind: 'LINK', newTab: true }] },
  });
});

it('takes the name of the pack for a known page without one, and leaves out what has neither name nor target', () => {
  const menuBoczneElementy = [{ ...item, nazwa: '' }, { ...item, nazwa: null, link: '/obca' }, { ...item, link: null }, null, 'x'];
  expect(labels({ menuBoczneElementy, kontakt: null })).toEqual(['Kontakt']);
});

it('leaves out a page that this portal does not have, and nothing that lies elsewhere', () => {
  const menuBoczneElementy = [
    { ...item, nazwa: 'obcy ekran', link: '/nie-ma' },
    { ...item, nazwa: 'ekran z adresem', link: '/kontakt?dzial=1#mapa' },
    { ...item, nazwa: 'strona urzędu', link: 'o-gminie', typ: 'STRONA_WLASNA' },
    { ...item, nazwa: 'BIP', link: 'https://bip.example/', typ: 'LINK' },
  ];
  expect(labels({ menuBoczneElementy, kontakt: null })).toEqual(['ekran z adresem', 'strona urzędu', 'BIP']);
});

it.each([null, [], {}, { menuBoczneElementy: {} }, 'x'])('%j is no menu', (answer) => {
  expect(parseMenu(answer, defaults, screens)).toEqual({ ok: false, failure: null });
});

it('has no contact block when the office gives nothing in it', () => {
  const read = (kontakt: unknown) => {
    const menu = parseMenu({ menuBoczneElementy: [], kontakt }, defaults, screens);
    return menu.ok ? menu.value.contact : undefined;
  };
  expect(read({ telefon: ' 22 555 01 00 ', email: '' })).toMatchObject({ phone: '22 555 01 00', email: null });
  expect(read({ telefon: null, adres: ' ' })).toBeNull();
  expect(read(null)).toBeNull();
});
