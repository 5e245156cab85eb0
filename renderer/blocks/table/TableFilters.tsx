import './table-filters.css';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { Translate } from '../../../engine';
import { type FilterInputs, filterTable, headingText, parseRange, type TableFilter, type TableModel } from '../../../engine';
import { Button } from '../../controls/Button';
import { writtenNumbers } from '../../controls/written-numbers';
import { useTranslation } from '../../texts/open-texts';
import { ColumnFilterField } from './ColumnFilterField';
import { type Filtered, filterName } from './use-filtered';
import { useReadInTurns } from './use-read-in-turns';
import { withParts } from './words-in-address';

// Browsers refuse an address that changes with every letter.
const pauseOfTyping = 400;

/** The filters of a table. */
export interface TableFiltersProps {
  readonly id: string;
  readonly model: TableModel;
  readonly filtered: Filtered;
  /** How many rows pass; null where something else says it. */
  readonly found: number | null;
  /** What has the focus again once the filters are cleared elsewhere. */
  readonly panel: RefObject<HTMLFieldSetElement | null>;
  pick(filtered: Filtered): void;
}

/** The fields by which residents filter a table; on a phone folded behind one button. */
export function TableFilters({ id, model, filtered, found, panel, pick }: TableFiltersProps) {
  const { t, language } = useTranslation();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { inputs } = filtered;
  const filter = filterTable(model);
  const isReady = filtered.filter?.of === model;

  useReadInTurns(filter.prepare, !isReady, () => pick({ inputs, filter: { of: model, find: filter.find } }));
  useInputsInAddress(model, id, inputs);

  const change = (column: string, input: string) => pick({ inputs: { ...inputs, [column]: input }, filter: filtered.filter });
  const active = isReady ? filter.active(inputs) : [];
  const fold = active.length === 0 ? t('table.filters') : t('table.filtersActive', { active: active.length });
  return (
    <fieldset ref={panel} className="table-filters" tabIndex={-1}>
      <legend className="visually-hidden">{t('table.filters')}</legend>
      <button
        type="button"
        className="button button-secondary filters-fold"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((before) => !before)}
      >
        {fold}
      </button>
      <div id={panelId} className={isOpen ? 'filters filters-open' : 'filters'}>
        {model.filters.map((each) => (
          <ColumnFilterField
            key={each.column}
            id={`${id}-${each.column}-filter`}
            by={each.by}
            label={labelOf(model, each.column)}
            entries={isReady ? filter.entries(each.column) : []}
            input={inputs[each.column] ?? ''}
            problem={filter.problem(each.column, inputs[each.column] ?? '')}
            onChange={(input) => change(each.column, input)}
          />
        ))}
      </div>
      {active.length === 0 ? null : (
        <>
          <p className="filters-words">{active.map(({ column }) => inWords(model, filter, column, inputs[column] ?? '', t)).join('; ')}</p>
          <Button
            look="quiet"
            onClick={() => {
              pick({ inputs: {}, filter: filtered.filter });
              panel.current?.focus();
            }}
          >
            {t('table.clearFilters')}
          </Button>
        </>
      )}
      <p role="status" className="filters-found">
        {active.length === 0 || found === null
          ? ''
          : t('table.foundOf', { found: writtenNumbers([found], language)[0], count: model.rowCount })}
      </p>
    </fieldset>
  );
}

function useInputsInAddress({ inAddress, filters }: TableModel, id: string, inputs: FilterInputs) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (!inAddress) return;
    const timer = setTimeout(() => {
      const parts = Object.fromEntries(filters.map(({ column }) => [filterName(id, column), inputs[column] ?? '']));
      const query = withParts(location.search, parts);
      if (query !== location.search) navigate(path + query, { replace: true, state: history.state });
    }, pauseOfTyping);
    return () => clearTimeout(timer);
  }, [inputs, inAddress, filters, id, path, navigate]);
}

function labelOf({ columns }: TableModel, id: string): string {
  const column = columns.find((each) => each.id === id);
  return column ? headingText(column) : id;
}

function inWords(model: TableModel, filter: TableFilter, column: string, input: string, t: Translate): string {
  const chosen = filter.entries(column)?.find(({ key }) => key === input)?.label;
  const { from, to } = parseRange(input);
  const ends = [from === '' ? '' : `${t('params.from')} ${from}`, to === '' ? '' : `${t('params.to')} ${to}`].filter(Boolean);
  return `${labelOf(model, column)}: ${chosen ?? (ends.length === 0 ? input : ends.join(' '))}`;
}
