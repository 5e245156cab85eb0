import { useId } from 'react';
import type { BlockModelOf, TableModel } from '../../../engine';
import { PageButton } from '../../controls/PageButton';
import { writtenNumbers } from '../../controls/written-numbers';
import { TableFileButton } from '../../files/TableFileButton';
import { useTranslation } from '../../texts/open-texts';
import { useRegionTitle } from '../frame/region-name';
import { pageSizes } from './page-sizes';
import type { TableState } from './use-table-state';

const all = 'all';

interface PagerProps {
  readonly block: BlockModelOf<'table'>;
  readonly model: TableModel;
  readonly state: TableState;
  readonly order: ArrayLike<number>;
  readonly isPaged: boolean;
}

/** Below a table: which rows are shown, the way to the others, and the table as a file. */
export function Pager({ block, model, state, order, isPaged }: PagerProps) {
  if (!isPaged && !block.csv) return null;
  const page = block.pages === null ? null : String(block.pages.page ?? '');
  const file = { title: block.title, name: block.csvName, model, order, page };
  return (
    <div className="table-tools">
      {isPaged ? <Pages title={block.title} model={model} state={state} order={order} /> : null}
      {block.csv ? (
        <div className="table-files">
          <TableFileButton {...file} kind="csv" />
          <TableFileButton {...file} kind="xlsx" />
        </div>
      ) : null}
    </div>
  );
}

function Pages({ title, model, state, order }: { readonly title: string } & Pick<PagerProps, 'model' | 'state' | 'order'>) {
  const { t, language } = useTranslation();
  const id = useId();
  const name = useRegionTitle(title);
  const { rows, pageIndex, pageSize, hasNextPage, isWhole, turnTo } = state;
  const size = pageSize < order.length ? pageSize : Number.POSITIVE_INFINITY;
  const first = Number.isFinite(size) ? pageIndex * size + 1 : 1;
  const [from, to, total] = writtenNumbers([isWhole ? 1 : first, (isWhole ? 1 : first) + rows.length - 1, order.length], language);
  const range = { first: from, last: to, total };
  return (
    <nav className="pager" aria-label={t('table.pages', { title: name })}>
      <label htmlFor={id}>{t('table.pageSize')}</label>
      <select
        id={id}
        value={Number.isFinite(size) ? size : all}
        onChange={(event) => turnTo(0, event.target.value === all ? Number.POSITIVE_INFINITY : Number(event.target.value))}
      >
        {pageSizes(order.length, model.pageSize).map((offered) => (
          <option key={offered} value={offered}>
            {offered}
          </option>
        ))}
        <option value={all}>{t('table.allRows', { total })}</option>
      </select>
      <p role="status">{t('table.range', range)}</p>
      {Number.isFinite(size) ? (
        <>
          <PageButton label={t('table.previous')} enabled={pageIndex > 0} path="M14 5l-7 7 7 7" onPress={() => turnTo(pageIndex - 1)} />
          <PageButton label={t('table.next')} enabled={hasNextPage} path="M9 5l7 7-7 7" onPress={() => turnTo(pageIndex + 1)} />
        </>
      ) : null}
    </nav>
  );
}
