import './arranged-table.css';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { headingText, type SortOrder, type TableModel } from '../../../engine';
import { useTranslation } from '../../texts/open-texts';
import { SortOptions } from './SortOptions';
import { withParts } from './words-in-address';

/** A table whose columns and second order residents choose. */
export interface ArrangedTableProps {
  readonly id: string;
  readonly model: TableModel;
  /** Draws the table as it is arranged, below the fields that arrange it. */
  children(arranged: TableModel, above: ReactNode): ReactNode;
}

interface Arrangement {
  readonly hidden: readonly string[];
  readonly next: SortOrder | null;
}

/** Fields that arrange a table, and the table as it is arranged. The column that names the rows stays, so that each row says what it is. */
export function ArrangedTable({ id, model, children }: ArrangedTableProps) {
  const [arrangement, arrange] = useState<Arrangement>(() => (model.inAddress ? arrangementIn(location.search, id, model) : nothing));
  useArrangementInAddress(id, model, arrangement);
  const arranged = useMemo(() => arrangedBy(model, arrangement), [model, arrangement]);
  return children(arranged, <ArrangeFields {...{ model, arrangement, arrange }} />);
}

const nothing: Arrangement = { hidden: [], next: null };

function arrangedBy(model: TableModel, { hidden, next }: Arrangement): TableModel {
  if (hidden.length === 0 && next === null) return model;
  return {
    ...model,
    columns: model.columns.filter(({ id }) => id === model.rowHeader || !hidden.includes(id)),
    ordered: (sort) => model.ordered(next === null || sort?.column === next.column ? sort : sort === null ? next : { ...sort, next }),
  };
}

function ArrangeFields({
  model,
  arrangement: { hidden, next },
  arrange,
}: {
  readonly model: TableModel;
  readonly arrangement: Arrangement;
  arrange(to: Arrangement): void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const sortable = model.columns.filter((column) => column.sortable);
  const thenLabel = model.columns.find((column) => column.id === next?.column)?.label;
  const shown = model.columns.length - hidden.length;
  return (
    <details className="arrange">
      <summary>{hidden.length === 0 ? t('table.arrange') : t('table.arranged', { shown, all: model.columns.length })}</summary>
      <fieldset className="arrange-columns">
        <legend>{t('table.columns')}</legend>
        {model.columns.map((column) => {
          const isName = column.id === model.rowHeader;
          return (
            <label key={column.id} className="option">
              <input
                type="checkbox"
                checked={isName || !hidden.includes(column.id)}
                disabled={isName}
                onChange={({ target }) =>
                  arrange({ hidden: target.checked ? hidden.filter((each) => each !== column.id) : [...hidden, column.id], next })
                }
              />
              <span>{headingText(column)}</span>
            </label>
          );
        })}
      </fieldset>
      {sortable.length < 2 ? null : (
        <p className="arrange-then">
          <label htmlFor={id}>{t('table.thenBy')}</label>
          <select
            id={id}
            value={next === null ? '' : `${next.column} ${next.direction}`}
            onChange={({ target }) => arrange({ hidden, next: sortIn(target.value, model) })}
          >
            <SortOptions columns={sortable} />
          </select>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {next !== null && thenLabel !== undefined ? t(`table.sortedThen.${next.direction}`, { column: thenLabel }) : ''}
      </p>
    </details>
  );
}

/** An order as the menu and the address write it: `kwota descending`. */
function sortIn(text: string, { columns }: TableModel): SortOrder | null {
  const [column, direction] = text.split(' ');
  const isKnown = columns.some(({ id, sortable }) => id === column && sortable);
  return column !== undefined && isKnown && (direction === 'ascending' || direction === 'descending') ? { column, direction } : null;
}

function arrangementIn(search: string, id: string, model: TableModel): Arrangement {
  const query = new URLSearchParams(search);
  const given = (query.get(hiddenName(id)) ?? '').split(',');
  const hidden = model.columns.map((column) => column.id).filter((column) => given.includes(column) && column !== model.rowHeader);
  return { hidden, next: sortIn((query.get(thenName(id)) ?? '').replace('-', ' '), model) };
}

function useArrangementInAddress(id: string, { inAddress }: TableModel, { hidden, next }: Arrangement) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (!inAddress) return;
    const parts = { [hiddenName(id)]: hidden.join(','), [thenName(id)]: next === null ? '' : `${next.column}-${next.direction}` };
    const query = withParts(location.search, parts);
    if (query !== location.search) navigate(path + query, { replace: true, state: history.state });
  }, [id, inAddress, hidden, next, path, navigate]);
}

// The full stop keeps them apart from params, whose names have none.
const hiddenName = (id: string): string => `${id}.without`;
const thenName = (id: string): string => `${id}.then`;
