import { useTranslation } from 'react-i18next';
import type { TableModel } from '../../../engine';
import { Words } from '../../texts/Words';
import type { LeadingColumn } from '../../widgets/widget-props';
import type { TableState } from './use-table-state';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps {
  readonly model: TableModel;
  readonly state: TableState;
  readonly before: LeadingColumn | null;
}

/** Headings with their units; a heading that sorts is a button and says how the table is sorted. */
export function TableHead({ model, state, before }: TableHeadProps) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {before === null ? null : (
          <th scope="col" className="leading-cell">
            <span className="visually-hidden">{before.label}</span>
          </th>
        )}
        {model.columns.map(({ id, label, unit, align, width }) => {
          const column = state.table.getColumn(id);
          const sorted = column?.getIsSorted() ?? false;
          const words = (
            <>
              <Words text={label} />
              {unit === null ? null : <span className="unit"> ({unit})</span>}
            </>
          );
          return (
            <th
              key={id}
              scope="col"
              className={`align-${align} width-${width}`}
              aria-sort={sorted === false ? undefined : ariaSort[sorted]}
            >
              {column?.getCanSort() ? (
                <button type="button" className="sort-button" onClick={column.getToggleSortingHandler()}>
                  <span className="sort-words">
                    {words}
                    <SortIcon sorted={sorted} />
                  </span>
                </button>
              ) : (
                words
              )}
            </th>
          );
        })}
        {model.hasActions || model.details !== null ? (
          <th scope="col" className="align-end row-actions">
            <span className="visually-hidden">{t('table.actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** Two arrowheads; the one of the current direction is filled. */
function SortIcon({ sorted }: { readonly sorted: false | 'asc' | 'desc' }) {
  return (
    <svg className="sort-icon" width="12" height="16" viewBox="0 0 12 16" aria-hidden="true">
      <path d="M6 1l4.5 5.5h-9z" className={sorted === 'asc' ? 'sort-on' : 'sort-off'} />
      <path d="M6 15l4.5-5.5h-9z" className={sorted === 'desc' ? 'sort-on' : 'sort-off'} />
    </svg>
  );
}
