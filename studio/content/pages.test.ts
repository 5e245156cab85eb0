import { expect, it } from 'vitest';
import type { ContentEntry } from './calls';
import { entryOfPage, linksTo, redirected } from './page-links';
import { isPageName, newPage, pageName, renamedPage } from './pages';

const page = { tytul: 'Godziny', html: '<p>8–16</p>' };
const pages: ContentEntry = {
  id: 'strona',
  name: 'Strony',
  about: '',
  endpoint: '/pi/strona',
  contract: {
    type: 'object',
    required: ['html', 'tytul'],
    properties: { html: { type: 'string', examples: ['<p>a</p>'] }, tytul: { type: 'string' }, jezyk: { type: ['string', 'null'] } },
  },
  content: { by: 'nazwaPliku', body: { godziny: page }, translations: { en: { godziny: { tytul: 'Hours' } } } },
  pageEntry: undefined,
};
const menu: ContentEntry = {
  ...pages,
  id: 'menu',
  content: {
    body: {
      wpisy: [{ link: 'godziny' }],
      html: '<a href="/strona-wlasna?nazwaPliku=godziny">a</a><a href="/strona-wlasna?nazwaPliku=godziny-inne">b</a>',
    },
  },
  pageEntry: { list: 'wpisy', entry: { link: '{name}', nazwa: '{title}', pozycja: 9 } },
};

it.each([
  ['Godziny pracy urzędu', 'godziny-pracy-urzedu'],
  ['Żółć, źrebię & Łódź!', 'zolc-zrebie-lodz'],
  ['Öffnungszeiten: Straße', 'offnungszeiten-strasse'],
  ['Год', ''],
  ['a'.repeat(200), 'a'.repeat(80)],
])('the address of a page is made of its title: %s', (title, name) => expect(pageName(title)).toBe(name));

it.each(['', 'Godziny', 'a b', '../a', '__proto__', 'constructor', 'a'.repeat(81)])('%s is no name of a page', (name) =>
  expect(isPageName(name)).toBe(false),
);

it('a new page has its title and nothing else yet', () =>
  expect(newPage(pages, 'dojazd', 'Dojazd')).toMatchObject({
    path: '/calls/strona/content/body/dojazd',
    set: { html: '', tytul: 'Dojazd' },
  }));

it('another name moves a page in all its languages, with the links that lead to it', () => {
  expect(renamedPage(pages, 'godziny', 'czas').map((edit) => `${edit.path} ${'set' in edit ? JSON.stringify(edit.set) : '-'}`)).toEqual([
    `/calls/strona/content/body/czas ${JSON.stringify(page)}`,
    '/calls/strona/content/body/godziny -',
    '/calls/strona/content/translations/en/czas {"tytul":"Hours"}',
    '/calls/strona/content/translations/en/godziny -',
  ]);
  const links = linksTo([pages, menu], 'nazwaPliku', 'godziny');
  expect(redirected(links, 'nazwaPliku', 'godziny', 'czas')).toMatchObject([
    { path: '/calls/menu/content/body/wpisy/0/link', set: 'czas' },
    { path: '/calls/menu/content/body/html', set: expect.stringMatching(/=czas">a.*=godziny-inne"/) },
  ]);
});

it('a page is added to a list of links in the languages that have a list of their own', () => {
  const content = { body: { wpisy: [] }, translations: { en: { wpisy: [] }, de: { inne: 1 } } };
  expect(entryOfPage(menu, content, 'dojazd', (language) => (language === 'en' ? 'How to get here' : 'Dojazd'))).toMatchObject({
    path: '/calls/menu/content',
    set: {
      body: { wpisy: [{ link: 'dojazd', nazwa: 'Dojazd', pozycja: 9 }] },
      translations: { en: { wpisy: [{ link: 'dojazd', nazwa: 'How to get here', pozycja: 9 }] }, de: { inne: 1 } },
    },
  });
});
