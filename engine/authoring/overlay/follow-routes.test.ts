import { expect, it } from 'vitest';
import { parseFile } from '../parse/parse-file';
import type { SourceFile } from '../parse/source-file';
import { followRoutes, movedRoutes } from './follow-routes';
import { locateFile } from './located-json';

function source(value: unknown): SourceFile {
  const { source: parsed } = parseFile('a.json', new TextEncoder().encode(JSON.stringify(value)));
  if (!parsed) throw new Error('It cannot be read.');
  return parsed;
}

const located = (value: unknown) => locateFile(source(value));

const login = {
  slug: 'logowanie',
  route: '/logowanie',
  variants: [
    { id: 'krok', path: 'kod' },
    { id: 'inny', route: '/inny' },
  ],
};
const moved = movedRoutes([
  { slug: 'logowanie', under: located(login), over: source({ route: '/wejscie', variants: [{ id: 'inny', route: '/jeszcze-inny' }] }) },
  { slug: 'woda', under: located({ slug: 'woda' }), over: source({ route: '/woda' }) },
  { slug: 'tytul', under: located({ slug: 'tytul' }), over: source({ title: 'Inny' }) },
]);

it('finds the addresses that an overlay moves, with those that are made of them', () => {
  expect([...moved]).toEqual([
    ['/logowanie', '/wejscie'],
    ['/logowanie/kod', '/wejscie/kod'],
    ['/inny', '/jeszcze-inny'],
    ['/uslugi/woda', '/woda'],
  ]);
});

it('leads every address of the base pack there, and leaves what is none', () => {
  const before = {
    route: '/logowanie',
    endpoint: '/logowanie',
    sources: { a: { endpoint: '/logowanie', response: { examples: ['/logowanie'] }, onError: { goTo: '/logowanie?a=1#b' } } },
    list: ['/uslugi/woda', '/uslugi/woda-inna', '/logowaniee', 'logowanie'],
    formula: "=portal.origin + '/logowanie' + \"/logowanie/kod\" + '/logowanie/inne' + 'x/logowanie'",
    text: 'Otwórz /logowanie',
  };
  expect(followRoutes(located(before), moved).value).toEqual({
    ...before,
    sources: { a: { ...before.sources.a, onError: { goTo: '/wejscie?a=1#b' } } },
    list: ['/woda', '/uslugi/woda-inna', '/logowaniee', 'logowanie'],
    formula: "=portal.origin + '/wejscie' + \"/wejscie/kod\" + '/logowanie/inne' + 'x/logowanie'",
  });
});
