import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableModel } from '../../../engine';
import { CsvButton } from '../../controls/CsvButton';
import type { BlockOf } from '../block-props';
import { pageSizes } from './page-sizes';
import type { TableState } from './use-table-state';

const all = 'all';

interface PagerProps {
  readonly block: BlockOf<'table'>;
  readonly model: TableModel;
  readonly state: TableState;
  readonly order: ArrayLike<number>;
  readonly isPaged: boolean;
}

/** Below a table: which rows are shown, the way to the others, and the table as a file. */
export function Pager({ block, model, state, order, isPaged }: PagerProps) {
  if (!isPaged && !block.csv) return null;
  return (
    <div className="table-tools">
      {isPaged ? <Pages title={block.title} model={model} state={state} /> : null}
      {block.csv ? <CsvButton title={block.title} model={model} order={order} look="quiet" /> : null}
    </div>
  );
}

function Pages({ title, model, state }: { readonly title: string } & Pick<PagerProps, 'model' | 'state'>) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { table, rows, pageIndex, pageSize, isWhole } = state;
  const size = pageSize < model.rowCount ? pageSize : Number.POSITIVE_INFINITY;
  const first = Number.isFinite(size) ? pageIndex * size + 1 : 1;
  const [from, to, total] = writtenNumbers([isWhole ? 1 : first, (isWhole ? 1 : first) + rows.length - 1, model.rowCount], i18n.language);
  const range = { first: from, last: to, total };
  return (
    <nav className="pager" aria-label={t('table.pages', { title })}>
      <label htmlFor={id}>{t('table.pageSize')}</label>
      <select
        id={id}
        value={Number.isFinite(size) ? size : all}
        onChange={(event) =>
          table.setPagination({
            pageIndex: 0,
            pageSize: event.target.value === all ? Number.POSITIVE_INFINITY : Number(event.target.value),
          })
        }
      >
        {pageSizes(model.rowCount, model.pageSize).map((offered) => (
          <option key={offered} value={offered}>
            {offered}
          </option>
        ))}
        <option value={all}>{t('table.allRows', { total })}</option>
      </select>
      <p role="status">{t('table.range', range)}</p>
      {Number.isFinite(size) ? (
        <>
          <PageButton
            label={t('table.previous')}
            enabled={table.getCanPreviousPage()}
            path="M14 5l-7 7 7 7"
            onPress={() => table.previousPage()}
          />
          <PageButton label={t('table.next')} enabled={table.getCanNextPage()} path="M9 5l7 7-7 7" onPress={() => table.nextPage()} />
        </>
      ) : null}
    </nav>
  );
}

/** Numbers as the language writes them. Below a thousand all write them alike, and a browser's first use of Intl holds up the first screen. */
function writtenNumbers(numbers: readonly number[], language: string): readonly string[] {
  if (numbers.every((number) => number < 1000)) return numbers.map(String);
  const written = new Intl.NumberFormat(language);
  return numbers.map((number) => written.format(number));
}

interface PageButtonProps {
  readonly label: string;
  readonly enabled: boolean;
  readonly path: string;
  onPress(): void;
}

// It stays focusable at the ends: a button that vanishes under the focus sends a keyboard user back to the top.
function PageButton({ label, enabled, path, onPress }: PageButtonProps) {
  return (
    <button type="button" className="page-button" aria-label={label} aria-disabled={!enabled} onClick={enabled ? onPress : undefined}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
}
