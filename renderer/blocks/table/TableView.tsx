import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type BlockModelOf, nameRows, type TableModel } from '../../../engine';
import { Button } from '../../controls/Button';
import { Waiting } from '../../controls/Waiting';
import { useTranslation } from '../../texts/open-texts';
import type { LeadingColumn } from '../../widgets/widget-props';
import { Pager } from './Pager';
import { SortSelect } from './SortSelect';
import { TableFoot } from './TableFoot';
import { TableFrame } from './TableFrame';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { groupEdges, tableFilters, tableSearch, virtualRows } from './table-parts';
import { nothingFiltered, useFiltered } from './use-filtered';
import { PickedRowContext, useMapColumn, useMapLink } from './use-map-link';
import { usePart } from './use-part';
import { nothingSought, useSought } from './use-sought';
import { useTableState } from './use-table-state';

const mostDrawnRows = 200;
const usualHeight = 49;
const pairOfColumns = 2;
const fewColumns = 3;
const manyColumns = 8;
const rowsWhileSeeking = 5;
// About as high as totals and pager.
const linesBelow = 2;
const noRow: readonly number[] = [];

interface TableViewProps {
  readonly block: BlockModelOf<'table'>;
  readonly table: TableModel;
  readonly before: LeadingColumn | null;
  /** The fields that arrange it. */
  readonly arrange?: ReactNode;
  /** What stands above the table for the rows that are shown now. */
  above?(shown: ArrayLike<number>): ReactNode;
  retry(sources: readonly string[]): void;
}

/** The table itself, with its paging below it. */
export function TableView({ block, table: model, before: leading, arrange, above, retry }: TableViewProps) {
  const { t } = useTranslation();
  const before = useMapColumn(block.id, model, leading);
  const [sought, seek] = useSought(model, block.id);
  const field = useRef<HTMLInputElement>(null);
  const isSearched = model.search !== null;
  const TableSearch = usePart(tableSearch, isSearched);
  const [filtered, pick] = useFiltered(model, block.id);
  const panel = useRef<HTMLFieldSetElement>(null);
  const isFiltered = model.filters.length > 0;
  const TableFilters = usePart(tableFilters, isFiltered);
  // If such a part cannot be loaded, the table is as one without it.
  const soughtNow = TableSearch === 'failed' ? nothingSought : sought;
  const state = useTableState(model, block.id, soughtNow, TableFilters === 'failed' ? nothingFiltered : filtered);
  const { isPart, isPaged, isWhole, pageIndex } = state;
  // The first rows of an answer on its way are those of the first page only where nobody has sorted or sought.
  const isEarly = model === block.firstRows;
  const isUnknown = isEarly && (isPart || state.sort !== null);
  const [rows, order] = isUnknown ? [noRow, noRow] : [state.rows, state.order];
  const isSeeking = state.isSeeking || isUnknown;
  const picked = useMapLink(block.id, model, state);
  const [open, toggle] = useOpenDetails(model, pageIndex);
  const VirtualRows = usePart(virtualRows, model.rowCount > mostDrawnRows);
  // If that part cannot be loaded, all rows are drawn: slow, but complete.
  const isVirtual = rows.length > mostDrawnRows && VirtualRows !== 'failed' && !isWhole;
  // Until that part is there, the height of the rows that it will draw is reserved, so that nothing below them moves under a finger.
  const drawn = isVirtual ? rows.slice(0, mostDrawnRows) : rows;
  const nameAt = useRowNames(model, rows, before !== null);
  const { sending } = block;
  const GroupEdges = usePart(groupEdges, model.groupsOf !== undefined);
  const Edges = typeof GroupEdges === 'string' ? null : GroupEdges;
  const body = { model, rows, nameAt, before, sending, open, onToggle: toggle, retry };
  const isSmall = model.columns.length <= fewColumns && model.details === null && !model.hasActions && before === null;
  const few = model.columns.length <= pairOfColumns ? 'pair' : 'small';
  const size = isSmall ? few : model.columns.length >= manyColumns ? 'wide' : null;
  const hasWords = sought.words.trim() !== '';
  const hasFilters = Object.values(filtered.inputs).some(Boolean);
  const clear = () => {
    if (hasFilters) {
      pick({ inputs: {}, filter: filtered.filter });
      panel.current?.focus();
      return;
    }
    seek(nothingSought);
    field.current?.focus();
  };
  const frame = (
    <TableFrame
      label={block.title}
      size={size}
      isEarly={isEarly}
      above={
        <>
          {isSearched ? (
            <div className="table-search-place">
              {TableSearch === 'failed' ? t('failure.block') : null}
              {typeof TableSearch === 'string' ? null : (
                <TableSearch id={block.id} model={model} sought={sought} found={order.length} field={field} seek={seek} />
              )}
            </div>
          ) : null}
          {isFiltered ? (
            <div className="table-filters-place">
              {TableFilters === 'failed' ? t('failure.block') : null}
              {typeof TableFilters === 'string' ? null : (
                <TableFilters
                  id={block.id}
                  model={model}
                  filtered={filtered}
                  found={hasWords ? null : order.length}
                  panel={panel}
                  pick={pick}
                />
              )}
            </div>
          ) : null}
          <SortSelect model={model} state={state} />
          {arrange}
          {isSeeking ? null : above?.(order)}
        </>
      }
      below={order.length === 0 || isEarly ? null : <Pager block={block} model={model} state={state} order={order} isPaged={isPaged} />}
    >
      <PickedRowContext value={picked}>
        <table className="table" aria-rowcount={isVirtual ? order.length + 1 : undefined}>
          <caption className="visually-hidden">{block.title}</caption>
          <TableHead model={model} state={state} before={before} />
          {isVirtual && VirtualRows !== 'loading' ? (
            <VirtualRows {...body} order={order} Edges={Edges} usualHeight={usualHeight} />
          ) : (
            <tbody>
              {drawn.map((row, place) => {
                const key = model.rowKey(row);
                const drawnRow = (
                  <TableRow
                    key={key}
                    model={model}
                    row={row}
                    name={nameAt(place)}
                    before={before}
                    sending={sending}
                    isOpen={open.has(key)}
                    onToggle={toggle}
                    retry={retry}
                  />
                );
                return Edges === null ? (
                  drawnRow
                ) : (
                  <Edges key={key} {...{ model, row, order, before }} opensPage={place === 0}>
                    {drawnRow}
                  </Edges>
                );
              })}
            </tbody>
          )}
          {isVirtual && VirtualRows === 'loading' ? (
            <tbody aria-hidden="true">
              <tr className="spacer">
                <td style={{ height: (rows.length - drawn.length) * usualHeight }} />
              </tr>
            </tbody>
          ) : null}
          {order.length === 0 ? (
            <tbody>
              <tr className="nothing-found">
                <td colSpan={model.columns.length + 2}>
                  {isSeeking ? <Waiting rows={rowsWhileSeeking} /> : <NothingFound byFilters={hasFilters} clear={clear} />}
                </td>
              </tr>
            </tbody>
          ) : isEarly ? null : (
            <TableFoot model={model} rows={rows} among={isPart ? order : null} before={before} />
          )}
        </table>
      </PickedRowContext>
    </TableFrame>
  );
  return (
    <>
      {frame}
      {isEarly && !isUnknown ? <Waiting rows={linesBelow} /> : null}
    </>
  );
}

function NothingFound({ byFilters, clear }: { readonly byFilters: boolean; clear(): void }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(byFilters ? 'table.nothingPasses' : 'table.nothingFound')}</p>
      <Button look="quiet" onClick={clear}>
        {t(byFilters ? 'table.clearFilters' : 'table.clearSearch')}
      </Button>
    </>
  );
}

const nameless = () => '';

/** Names of the rows by their place; a table with nothing to press needs none. */
function useRowNames(model: TableModel, rows: readonly number[], hasLeading: boolean): (place: number) => string {
  const needed = hasLeading || model.hasActions || model.details !== null;
  return useMemo(() => (needed ? nameRows(model, rows) : nameless), [model, rows, needed]);
}

function useOpenDetails(model: TableModel, pageIndex: number): readonly [ReadonlySet<string>, (key: string) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(pageIndex);
  if (page !== pageIndex) {
    setPage(pageIndex);
    if (model.details?.closeOnPageChange) setOpen(new Set());
  }
  const toggle = useCallback((key: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  return [open, toggle];
}
