import type { ReactNode } from 'react';
import type { SortOrder, TableModel } from '../../../engine';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import type { LeadingColumn } from '../../widgets/widget-props';
import { nextSort, type TableState } from './use-table-state';

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
        {model.columns.map(({ id, label, unit, align, width, sortable }) => {
          const sorted = state.sort?.column === id ? state.sort.direction : undefined;
          return (
            <th
              key={id}
              scope="col"
              className={`align-${align} width-${width}${id === model.rowHeader ? ' lead-head' : ''}`}
              aria-sort={sorted}
            >
              {sortable ? (
                <button type="button" className="sort-button" onClick={() => state.sortBy(nextSort(state.sort, id))}>
                  <HeadingWords {...{ label, unit }} sign={<SortIcon sorted={sorted} />} />
                </button>
              ) : (
                <HeadingWords {...{ label, unit }} sign={null} />
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

interface HeadingWordsProps {
  readonly label: string;
  readonly unit: string | null;
  readonly sign: ReactNode;
}

/** A heading and its unit. The sign stays with the last word, so that it never comes to a line of its own. */
function HeadingWords({ label, unit, sign }: HeadingWordsProps) {
  const last = unit === null ? label.lastIndexOf(' ') + 1 : label.length;
  return (
    <span className="sort-words">
      <Words text={label}>
        {label.slice(0, last)}
        {unit === null ? <LastWord sign={sign}>{label.slice(last)}</LastWord> : null}
      </Words>
      {unit === null ? null : (
        <>
          {' '}
          <LastWord sign={sign}>
            <span className="unit">({unit})</span>
          </LastWord>
        </>
      )}
    </span>
  );
}

function LastWord({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return sign === null ? (
    children
  ) : (
    <span className="sort-end">
      {children}
      {sign}
    </span>
  );
}

/** Two arrowheads; the one of the current direction is filled. */
function SortIcon({ sorted }: { readonly sorted: SortOrder['direction'] | undefined }) {
  return (
    <svg className="sort-icon" width="12" height="16" viewBox="0 0 12 16" aria-hidden="true">
      <path d="M6 1l4.5 5.5h-9z" className={sorted === 'ascending' ? 'sort-on' : 'sort-off'} />
      <path d="M6 15l4.5-5.5h-9z" className={sorted === 'descending' ? 'sort-on' : 'sort-off'} />
    </svg>
  );
}
