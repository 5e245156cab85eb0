import { expect, it } from 'vitest';
import { contentEdit } from './content-edits';

const content = { body: { telefon: '1', adres: { ulica: 'Rynkowa' }, lata: [{ id: 'a', opis: 'Plan' }], dni: ['pon'] } };
const place = (...within: readonly string[]) => ({ path: '/calls/kontakt/content', content, within });
const said = (edit: ReturnType<typeof contentEdit>) => edit && { ...edit, file: undefined };

it.each([
  ['a field', { ...content.body, telefon: '2' }, { path: '/body/telefon', set: '2', was: '1' }],
  ['a field within another', { ...content.body, adres: { ulica: 'Polna' } }, { path: '/body/adres/ulica', set: 'Polna', was: 'Rynkowa' }],
  ['an item by its id', { ...content.body, lata: [{ id: 'a', opis: 'Inny' }] }, { path: '/body/lata/a/opis', set: 'Inny', was: 'Plan' }],
  ['a longer list', { ...content.body, dni: ['pon', 'wt'] }, { path: '/body/dni', set: ['pon', 'wt'], was: ['pon'] }],
])('%s is the only thing that an edit replaces', (_, after, { path, ...edit }) => {
  expect(said(contentEdit(place('body'), content.body, after))).toEqual({
    file: undefined,
    path: `/calls/kontakt/content${path}`,
    ...edit,
  });
});

it('a field that is no longer there is removed, and nothing changed is no edit', () => {
  const { telefon: _, ...rest } = content.body;
  expect(said(contentEdit(place('body'), content.body, rest))).toEqual({
    file: undefined,
    path: '/calls/kontakt/content/body/telefon',
    remove: true,
  });
  expect(contentEdit(place('body'), content.body, { ...content.body })).toBeNull();
});

it('a first translation says only what it says differently, and a list as a whole', () => {
  const inEnglish = (after: object) => said(contentEdit(place('translations', 'en'), content.body, after));
  expect(inEnglish({ ...content.body, adres: { ulica: 'Market Street' } })).toMatchObject({
    path: '/calls/kontakt/content/translations',
    set: { en: { adres: { ulica: 'Market Street' } } },
    was: null,
  });
  expect(inEnglish({ ...content.body, dni: ['Mon'] })).toMatchObject({ set: { en: { dni: ['Mon'] } } });
});
