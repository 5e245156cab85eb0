import { describe, expect, test } from 'vitest';
import type { ListedGroup } from '../services-list/services-list';
import { createSearch } from './search';
import { type SearchSources, searchPlaces } from './search-places';

const service = (slug: string, title: string) => ({
  key: slug,
  slug,
  title,
  route: `/uslugi/${slug}`,
  locked: false,
  access: 'open' as const,
});

const groups: readonly ListedGroup[] = [
  {
    key: 'podatki',
    title: 'Podatki i opłaty',
    services: [service('wymiar', 'Wysokość podatku i decyzje'), service('psy', 'Opłaty lokalne')],
  },
  {
    key: 'woda',
    title: 'Woda, ścieki i odpady',
    services: [service('odpady', 'Twoja deklaracja o odpadach'), service('odczyt', 'Podaj stan wodomierza')],
  },
];

const sources: SearchSources = {
  groups,
  words: [
    {
      route: '/uslugi/wymiar',
      title: 'Wysokość podatku i decyzje',
      intro: 'Decyzje o podatku od nieruchomości.',
      alsoKnownAs: ['podatek od domu'],
    },
    { route: '/uslugi/psy', title: 'Opłaty lokalne', intro: '', alsoKnownAs: ['psy', 'opłata za psa', 'targowisko'] },
    { route: '/uslugi/odpady', title: 'Twoja deklaracja o odpadach', intro: '', alsoKnownAs: ['śmieci', 'kubły', 'wywóz śmieci'] },
    {
      route: '/uslugi/odczyt',
      title: 'Podaj stan wodomierza',
      intro: 'Wpisz stan, a urząd rozliczy zużycie wody.',
      alsoKnownAs: ['licznik'],
    },
    { route: '/kontakt', title: 'Kontakt', intro: '', alsoKnownAs: ['telefon', 'godziny otwarcia'] },
    { route: '/wylaczone', title: 'Wyłączone', intro: '', alsoKnownAs: ['telefon'] },
    { route: '/uslugi/ukryta', title: 'Usługa spoza listy', intro: '', alsoKnownAs: ['śmieci'] },
  ],
  screens: [
    { slug: 'kontakt', title: 'Kontakt', hash: '1', route: '/kontakt' },
    { slug: 'wylaczone', title: 'Wyłączone', hash: '2', route: '/wylaczone', flag: 'czyTelefon' },
    { slug: 'ukryta', title: 'Usługa spoza listy', hash: '3', route: '/uslugi/ukryta', group: 'woda' },
  ],
  config: { czyTelefon: false },
  menu: [
    { key: '0 /kontakt', label: 'Kontakt', target: '/kontakt', kind: 'STRONA_WBUDOWANA', newTab: false },
    { key: '1 parki', label: 'Parki i place zabaw', target: 'parki', kind: 'STRONA_WLASNA', newTab: false },
  ],
  trees: [
    {
      title: 'Formularze i procedury',
      root: {
        name: 'Procedury',
        language: null,
        address: '/procedury',
        pages: [{ name: 'Parki', language: null, fileName: 'parki' }],
        files: [],
        folders: [
          {
            name: 'Zwierzęta',
            language: null,
            address: '/procedury?p.folder=1',
            pages: [{ name: 'Adopcja kota', language: null, fileName: 'kot.html' }],
            files: [{ name: 'Wniosek o adopcję ZW-1', language: null }],
            folders: [],
          },
          {
            name: 'Inne',
            language: null,
            address: '/procedury?p.folder=2',
            pages: [{ name: 'Adopcja kota', language: null, fileName: 'kot.html' }],
            files: [{ name: 'Wniosek o adopcję ZW-1', language: null }],
            folders: [],
          },
        ],
      },
    },
  ],
};

const search = createSearch(searchPlaces(sources));
const titles = (typed: string) => search(typed).map(({ place }) => place.title);

describe('what residents type', () => {
  test.each([
    ['śmieci', 'Twoja deklaracja o odpadach'],
    ['smieci', 'Twoja deklaracja o odpadach'],
    ['ŚMIECI', 'Twoja deklaracja o odpadach'],
    ['śmieciami', 'Twoja deklaracja o odpadach'],
    ['smeici', 'Twoja deklaracja o odpadach'],
    ['psy', 'Opłaty lokalne'],
    ['opłata za psa', 'Opłaty lokalne'],
    ['licznik', 'Podaj stan wodomierza'],
    ['wodomirz', 'Podaj stan wodomierza'],
    ['jak zapłacić podatek od domu', 'Wysokość podatku i decyzje'],
    ['podatkiem', 'Wysokość podatku i decyzje'],
    ['telef', 'Kontakt'],
    ['park', 'Parki i place zabaw'],
  ])('%s finds %s first', (typed, title) => {
    expect(titles(typed)[0]).toBe(title);
  });

  test.each(['', '   ', '?!', 'xyzzy', '<script>alert(1)</script>', '__proto__', '(.*)+$', 'ś'.repeat(5000), '\u202Eicęimś'])(
    'finds nothing and does not fail for %j',
    (typed) => {
      expect(titles(typed)).toEqual([]);
    },
  );
});

describe('why something was found', () => {
  test('its words are said where neither title nor intro has them', () => {
    expect(search('śmieci')[0]?.because).toBe('śmieci');
    expect(search('godziny')[0]?.because).toBe('godziny otwarcia');
  });

  test('nothing is said where the title has them', () => {
    expect(search('kontakt')[0]?.because).toBe(null);
  });
});

describe('what can be found', () => {
  test('a service that is not in the list is not found, nor a screen that is turned off', () => {
    expect(titles('spoza')).toEqual([]);
    expect(titles('telefon')).toEqual(['Kontakt']);
  });

  test('a screen that stands in the menu too is found once', () => {
    expect(titles('kontakt')).toEqual(['Kontakt']);
  });

  test('folders and pages of the office are found once, with the folders above them', () => {
    expect(search('kota').map(({ place }) => [place.title, place.group, place.leads.kind])).toEqual([
      ['Adopcja kota', 'Formularze i procedury › Inne', 'page'],
    ]);
    expect(search('zwierzeta')[0]?.place.leads).toEqual({ kind: 'folder', address: '/procedury?p.folder=1' });
    expect(titles('parki')).toEqual(['Parki i place zabaw']);
  });

  test('files of the office are found by their sign, and lead to the folder in which they lie', () => {
    const found = search('ZW-1')
      .slice(0, 2)
      .map(({ place }) => [place.title, place.group, place.leads]);
    expect(found).toEqual([
      ['Wniosek o adopcję ZW-1', 'Formularze i procedury › Zwierzęta', { kind: 'file', address: '/procedury?p.folder=1' }],
      ['Wniosek o adopcję ZW-1', 'Formularze i procedury › Inne', { kind: 'file', address: '/procedury?p.folder=2' }],
    ]);
  });

  test('a service has the title that the office gives it', () => {
    const renamed = groups.map((group) => ({
      ...group,
      services: group.services.map((entry) => ({ ...entry, title: `Urzędowa: ${entry.title}` })),
    }));
    const found = createSearch(searchPlaces({ ...sources, groups: renamed }))('śmieci');
    expect(found.map(({ place }) => place.title)).toEqual(['Urzędowa: Twoja deklaracja o odpadach']);
  });
});
