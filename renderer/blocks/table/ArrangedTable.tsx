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
  /** By what equal rows are ordered, and then by what those that are equal by this as well. */
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
    ordered: (sort) => model.ordered(next === null ? sort : inTurn([...(sort === null ? [] : [sort]), ...keysOf(next)])),
  };
}

const mostKeys = 2;

/** The columns of an order, each without those after it. */
function keysOf(order: SortOrder | null): readonly SortOrder[] {
  return order === null ? [] : [{ column: order.column, direction: order.direction }, ...keysOf(order.next ?? null)];
}

/** One order of several; a column that comes again says nothing more. */
function inTurn([first, ...others]: readonly SortOrder[]): SortOrder | null {
  if (first === undefined) return null;
  const next = inTurn(others.filter(({ column }) => column !== first.column));
  return { column: first.column, direction: first.direction, ...(next && { next }) };
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
  const keys = keysOf(next);
  // One field more than keys are chosen, as far as there are columns for it.
  const places = Math.min(mostKeys, keys.length + 1, sortable.length - 1);
  const labelOf = (order: SortOrder) => model.columns.find((column) => column.id === order.column)?.label ?? '';
  const choose = (place: number, key: SortOrder | null) =>
    arrange({ hidden, next: inTurn([...keys.slice(0, place), ...(key === null ? [] : [key, ...keys.slice(place + 1)])]) });
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
      {Array.from({ length: Math.max(0, places) }, (_, place) => {
        const key = keys[place];
        const earlier = keys.slice(0, place).map(({ column }) => column);
        return (
          <p key={place === 0 ? 'second' : 'third'} className="arrange-then">
            <label htmlFor={`${id}-${place}`}>{t('table.thenBy')}</label>
            <select
              id={`${id}-${place}`}
              value={key === undefined ? '' : `${key.column} ${key.direction}`}
              onChange={({ target }) => choose(place, sortIn(target.value, model))}
            >
              <SortOptions columns={sortable.filter((column) => !earlier.includes(column.id))} />
            </select>
          </p>
        );
      })}
      <p role="status" className="visually-hidden">
        {keys.map((key) => t(`table.sortedThen.${key.direction}`, { column: labelOf(key) })).join(' ')}
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

/** An order of several columns as the address writes it: `kwota-descending,nazwa-ascending`. */
function orderIn(text: string, model: TableModel): SortOrder | null {
  const keys = text
    .split(',')
    .slice(0, mostKeys)
    .map((key) => sortIn(key.replace('-', ' '), model));
  return inTurn(keys.filter((key) => key !== null));
}

function arrangementIn(search: string, id: string, model: TableModel): Arrangement {
  const query = new URLSearchParams(search);
  const given = (query.get(hiddenName(id)) ?? '').split(',');
  const hidden = model.columns.map((column) => column.id).filter((column) => given.includes(column) && column !== model.rowHeader);
  return { hidden, next: orderIn(query.get(thenName(id)) ?? '', model) };
}

function useArrangementInAddress(id: string, { inAddress }: TableModel, { hidden, next }: Arrangement) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (!inAddress) return;
    const parts = {
      [hiddenName(id)]: hidden.join(','),
      [thenName(id)]: keysOf(next)
        .map(({ column, direction }) => `${column}-${direction}`)
        .join(','),
    };
    const query = withParts(location.search, parts);
    if (query !== location.search) navigate(path + query, { replace: true, state: history.state });
  }, [id, inAddress, hidden, next, path, navigate]);
}

// The full stop keeps them apart from params, whose names have none.
const hiddenName = (id: string): string => `${id}.without`;
const thenName = (id: string): string => `${id}.then`;
