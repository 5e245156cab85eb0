import './ticked-rows.css';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { headingText, type SelectionModel, type TableModel, totalText } from '../../../engine';
import { createSelection, type Selection, useChosen, useChosenRow, useIsChosen } from '../../controls/selection';
import { writtenNumbers } from '../../controls/written-numbers';
import { useTranslation } from '../../texts/open-texts';
import type { LeadingColumn } from '../../widgets/widget-props';
import { TickedButton } from './TickedButton';

/** A table whose rows can be ticked. */
export interface TickedRowsProps {
  readonly id: string;
  readonly model: TableModel;
  readonly selection: SelectionModel;
  retry(sources: readonly string[]): void;
  /** Draws the table with the column of boxes, and with what stands above it for the rows that are shown now. */
  children(before: LeadingColumn, above: (shown: ArrayLike<number>) => ReactNode): ReactNode;
}

/** Boxes before the rows of a table, and what can be done with those that are ticked. Ticks stay with their rows when these are sorted, filtered or loaded again. */
export function TickedRows({ id, model, selection, retry, children }: TickedRowsProps) {
  const { t } = useTranslation();
  const [ticked] = useState(() => createSelection<string>());
  const places = useMemo(() => tickable(model, selection), [model, selection]);
  useEffect(() => {
    // A row that has gone, or cannot be ticked any more, must not be sent unseen.
    const left = [...ticked.chosen()].filter((key) => places.has(key));
    if (left.length < ticked.chosen().size) ticked.choose(left);
  }, [ticked, places]);
  const before = useMemo(
    (): LeadingColumn => ({
      label: t('table.tick'),
      cell: (row, name) =>
        places.get(model.rowKey(row)) === row ? <TickBox about={name} name={model.rowKey(row)} ticked={ticked} /> : null,
    }),
    [model, places, ticked, t],
  );
  return children(before, (shown) => <TickedBar {...{ id, model, selection, ticked, places, shown, retry }} />);
}

/** The rows that can be ticked, by their keys. */
function tickable({ rowCount, rowKey }: TableModel, { canTick }: SelectionModel): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let row = 0; row < rowCount; row += 1) if (canTick(row)) places.set(rowKey(row), row);
  return places;
}

interface TickBoxProps {
  readonly about: string;
  readonly name: string;
  readonly ticked: Selection<string>;
}

function TickBox({ about, name, ticked }: TickBoxProps) {
  const { t } = useTranslation();
  const isTicked = useIsChosen(ticked, name);
  return (
    <label className="option tick-box" ref={useChosenRow(isTicked)}>
      <input type="checkbox" checked={isTicked} aria-label={`${t('table.tick')}: ${about}`} onChange={() => ticked.toggle(name)} />
      <span className="tick-words" aria-hidden="true">
        {t('table.tick')}
      </span>
    </label>
  );
}

interface TickedBarProps extends Omit<TickedRowsProps, 'children'> {
  readonly ticked: Selection<string>;
  readonly places: ReadonlyMap<string, number>;
  readonly shown: ArrayLike<number>;
}

function TickedBar({ id, model, selection, ticked, places, shown, retry }: TickedBarProps) {
  const { t, language } = useTranslation();
  const chosen = useChosen(ticked);
  const rows = useMemo(() => [...chosen].flatMap((key) => places.get(key) ?? []).sort((left, right) => left - right), [chosen, places]);
  const offered = useMemo(
    () => Array.from(shown).flatMap((row) => (places.get(model.rowKey(row)) === row ? [model.rowKey(row)] : [])),
    [shown, places, model],
  );
  const among = offered.filter((key) => chosen.has(key)).length;
  const isAll = offered.length > 0 && among === offered.length;
  const unseen = rows.length - among;
  const [all, many] = writtenNumbers([places.size, rows.length], language);
  const toggleAll = () => {
    const rest = [...chosen].filter((key) => !offered.includes(key));
    ticked.choose(isAll ? rest : [...chosen, ...offered]);
  };
  return (
    <div className="ticked">
      {offered.length === 0 ? null : (
        <label className="option" htmlFor={`${id}-tick-all`}>
          <input
            id={`${id}-tick-all`}
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box !== null) box.indeterminate = among > 0 && !isAll;
            }}
            onChange={toggleAll}
          />
          {t('table.tickAll', { all: writtenNumbers([offered.length], language)[0], count: offered.length })}
        </label>
      )}
      <p role="status" className="ticked-words">
        {rows.length === 0
          ? t('table.tickFirst')
          : [t('table.ticked', { many, all, count: places.size }), ...sumsOf(model, rows)].join(', ')}
        {unseen > 0 ? ` (${t('table.tickedUnseen', { count: unseen })})` : ''}
      </p>
      <div className="ticked-buttons">
        {selection.actions.map((action) => (
          <TickedButton key={action.id} {...{ action, rows, model, ticked, retry }} />
        ))}
      </div>
    </div>
  );
}

function sumsOf(model: TableModel, rows: readonly number[]): readonly string[] {
  const sums = model.totals?.sumsOf?.(rows) ?? {};
  return model.columns.flatMap((column) => {
    const sum = sums[column.id];
    return sum ? [`${headingText(column)}: ${totalText(sum)}`] : [];
  });
}
