import { useId } from 'react';
import type { TableModel } from '../../../engine';
import { useTranslation } from '../../texts/open-texts';
import { SortOptions } from './SortOptions';
import type { TableState } from './use-table-state';

/** Chooses the sort where rows are blocks and there are no headings to press, and says the current sort to screen readers everywhere. */
export function SortSelect({ model, state }: { readonly model: TableModel; readonly state: TableState }) {
  const { t } = useTranslation();
  const id = useId();
  const { sort } = state;
  const sortable = model.columns.filter((column) => column.sortable);
  const label = model.columns.find((column) => column.id === sort?.column)?.label;
  return (
    <>
      <p role="status" className="visually-hidden">
        {sort && label !== undefined ? t(`table.sorted.${sort.direction}`, { column: label }) : ''}
      </p>
      {sortable.length === 0 || model.rowCount < 2 ? null : (
        <p className="sort-select">
          <label htmlFor={id}>{t('table.sortBy')}</label>
          <select
            id={id}
            value={sort ? `${sort.column} ${sort.direction}` : ''}
            onChange={(event) => {
              const [column = '', direction] = event.target.value.split(' ');
              state.sortBy(column === '' ? null : { column, direction: direction === 'descending' ? 'descending' : 'ascending' });
            }}
          >
            <SortOptions columns={sortable} />
          </select>
        </p>
      )}
    </>
  );
}
