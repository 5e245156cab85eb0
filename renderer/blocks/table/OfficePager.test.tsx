import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockModelOf } from '../../../engine';
import { ChangeInputsProvider } from '../../inputs/change-inputs';
import { openPolishTexts } from '../../texts/texts-for-tests';
import { OfficePager } from './OfficePager';
import { buildTableModel } from './table-for-tests';

beforeAll(openPolishTexts);

type Pages = NonNullable<BlockModelOf<'table'>['pages']>;

function draw(changes: Partial<Pages>, rowCount: number | null = 20): string {
  const pages: Pages = { param: 'strona', page: 3, first: 1, count: 7, rows: null, ...changes };
  const block: BlockModelOf<'table'> = {
    block: 'table',
    id: 'wplaty',
    title: 'Wpłaty',
    showTitle: true,
    state: rowCount === null ? { status: 'loading' } : { status: 'ready' },
    table: rowCount === null ? null : buildTableModel(rowCount),
    sending: null,
    whenEmpty: 'Nic',
    pages,
    csv: true,
    csvName: 'wplaty',
    fields: [],
  };
  return renderToStaticMarkup(
    <ChangeInputsProvider value={() => undefined}>
      <OfficePager block={block} pages={pages} />
    </ChangeInputsProvider>,
  ).replaceAll('\u00a0', ' ');
}

/** The buttons that can be pressed. */
const offered = (html: string) => [...html.matchAll(/<button[^>]*aria-label="([^"]+)" aria-disabled="false"/g)].map(([, label]) => label);
const said = (html: string) => /<p role="status">([^<]*)/.exec(html)?.[1];

describe('the way to pages that the office sends', () => {
  it.each([
    ['a page among others', {}, 20, 'Strona 3 z 7', ['Pierwsza strona', 'Poprzednia strona', 'Następna strona', 'Ostatnia strona']],
    ['the first page, counted from 0', { page: 0, first: 0 }, 20, 'Strona 1 z 7', ['Następna strona', 'Ostatnia strona']],
    ['the last page', { page: 7 }, 12, 'Strona 7 z 7', ['Pierwsza strona', 'Poprzednia strona']],
    [
      '200 000 pages',
      { count: 200_000 },
      20,
      'Strona 3 z 200 000',
      ['Pierwsza strona', 'Poprzednia strona', 'Następna strona', 'Ostatnia strona'],
    ],
    ['an office that counts nothing', { count: null }, 20, 'Strona 3', ['Pierwsza strona', 'Poprzednia strona', 'Następna strona']],
    ['a page that is on its way', {}, null, 'Wczytywanie strony 3…', ['Pierwsza strona', 'Poprzednia strona']],
    ['one page that is empty', { page: 1, count: 0, rows: 0 }, 0, '', []],
  ])('of %s says where one is and where one can go', (_, changes, rowCount, words, buttons) => {
    const html = draw(changes, rowCount);
    expect(said(html)).toBe(words);
    expect(offered(html)).toEqual(buttons);
  });

  it('of a page that the office sends though it counts fewer does not count', () => {
    const html = draw({ page: 9 });
    expect([said(html), offered(html)]).toEqual(['Strona 9', ['Pierwsza strona', 'Poprzednia strona']]);
  });

  it.each([
    ['what stands in the address is no number', { page: null }, 20],
    ['the page has no rows', { page: 9 }, 0],
    ['the office counts nothing and sends no rows', { count: null }, 0],
  ])('leads back to the first page when %s', (_, changes, rowCount) => {
    const html = draw(changes, rowCount);
    expect(said(html)).toBe('Nie ma takiej strony.');
    expect(html).toContain('Wróć do pierwszej strony</button>');
    expect(offered(html)).toEqual(['Pierwsza strona', 'Poprzednia strona']);
  });
});
