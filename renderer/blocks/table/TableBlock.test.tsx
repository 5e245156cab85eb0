import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { BlockModelOf, TableModel } from '../../../engine';
import { openPolishTexts } from '../../texts/texts-for-tests';
import { TableBlock } from './TableBlock';
import { buildTableModel } from './table-for-tests';

beforeAll(openPolishTexts);

function draw(table: TableModel | null, changes: Partial<BlockModelOf<'table'>> = {}): string {
  const block: BlockModelOf<'table'> = {
    block: 'table',
    id: 'pozycje',
    title: 'Pozycje budżetu',
    showTitle: true,
    state: { status: 'ready' },
    table,
    pages: null,
    sending: null,
    whenEmpty: 'Brak pozycji w wybranym roku.',
    csv: true,
    csvName: 'Pozycje',
    fields: ['Nazwa', 'Kwota'],
    ...changes,
  };
  const page = (
    <Router ssrPath="/uslugi/proba">
      <TableBlock block={block} level={2} retry={() => undefined} />
    </Router>
  );
  return renderToStaticMarkup(page).replaceAll('\u00a0', ' ');
}

function countRows(html: string): number {
  return (html.split('<tbody>')[1]?.split('</tbody>')[0]?.match(/<tr/g) ?? []).length;
}

describe('TableBlock', () => {
  it('shows the first five rows of a longer table and says which rows they are [TABLE-01]', () => {
    const html = draw(buildTableModel(48));
    expect(countRows(html)).toBe(5);
    expect(html).toContain('1–5 z 48');
  });

  it('has paging controls for 6 rows and none for 5 [TABLE-03]', () => {
    expect(draw(buildTableModel(6))).toContain('Liczba wierszy na stronie');
    expect(draw(buildTableModel(5))).not.toContain('Liczba wierszy na stronie');
  });

  it('draws all rows on one page when the definition says so', () => {
    const html = draw(buildTableModel(12, { paging: false }));
    expect(countRows(html)).toBe(12);
    expect(html).not.toContain('Liczba wierszy na stronie');
  });

  it('says the message of the definition for a table without rows [TABLE-11]', () => {
    const html = draw(buildTableModel(0));
    expect(html).toContain('Brak pozycji w wybranym roku.');
    expect(html).not.toContain('<table');
  });

  it('names the buttons of rows with the same words by what else differs', () => {
    const html = draw(
      buildTableModel(3, {
        details: { show: 'Pokaż', hide: 'Ukryj', closeOnPageChange: true },
        cell: (row, column) => ({ text: column === 'nazwa' ? `Podatek ${Math.min(row, 1)}` : `${row},00`, missing: false }),
      }),
    );
    expect([...html.matchAll(/aria-label="(Pokaż[^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Pokaż: Podatek 0',
      'Pokaż: Podatek 1, 1,00',
      'Pokaż: Podatek 1, 2,00',
    ]);
  });

  it('begins in the order of the definition and says so in the heading', () => {
    const html = draw(buildTableModel(3, { initialSort: { column: 'kwota', direction: 'descending' } }));
    expect(html).toContain('aria-sort="descending"');
    expect(html.indexOf('Pozycja 2')).toBeLessThan(html.indexOf('Pozycja 0'));
  });

  it('says the unit once, in the heading, and names each row by its leading cell', () => {
    const html = draw(buildTableModel(1));
    expect(html.match(/\(zł\)<\/span>/g)).toHaveLength(1);
    expect(html).toMatch(/<th scope="row"[^>]*>Pozycja 0/);
  });

  it('says what stands out in a row in words beside its colour', () => {
    const html = draw(buildTableModel(1, { tone: () => ({ tone: 'error', label: 'po terminie' }) }));
    expect(html).toContain('class="row-error"');
    expect(html).toContain('po terminie');
  });

  it('sets the totals apart with the words that say what is summed', () => {
    const totals: TableModel['totals'] = { label: 'Razem, wszystkie pozycje', cells: () => ({ kwota: { text: '6,00', missing: false } }) };
    const foot = draw(buildTableModel(3, { totals })).split('<tfoot>')[1] ?? '';
    expect(foot).toContain('Razem, wszystkie pozycje');
    expect(foot).toContain('6,00');
  });

  it('keeps the place while data are on their way, and offers another try when they cannot be had', () => {
    expect(draw(null, { state: { status: 'loading' } })).toContain('class="waiting"');
    const failed = draw(null, { state: { status: 'error', message: 'Urząd nie odpowiedział na czas.', retry: ['dochody'] } });
    expect(failed).toContain('Urząd nie odpowiedział na czas.');
    expect(failed).toContain('Spróbuj ponownie');
  });

  it('shows nothing, not even its heading, before something was chosen', () => {
    expect(draw(null, { state: { status: 'waiting' } })).toBe('');
  });
});
