import './table-search.css';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { searchTable, type TableModel } from '../../../engine';
import { writtenNumbers } from '../../controls/written-numbers';
import { inTurns } from '../../office/in-turns';
import type { Sought } from './use-sought';
import { withWords } from './words-in-address';

const longestWords = 120;
// Browsers refuse an address that changes with every letter.
const pauseOfTyping = 400;

/** The search of a table. */
export interface TableSearchProps {
  readonly id: string;
  readonly model: TableModel;
  readonly sought: Sought;
  /** How many rows are found. */
  readonly found: number;
  seek(sought: Sought): void;
}

/** The field in which residents search a table, and how many rows they found. */
export function TableSearch({ id, model, sought, found, seek }: TableSearchProps) {
  const { t, i18n } = useTranslation();
  const [path, navigate] = useLocation();
  const field = useId();
  const { words } = sought;
  const isReady = sought.search?.of === model;

  useEffect(() => {
    if (words === '' || isReady) return;
    let isOver = false;
    const search = searchTable(model);
    inTurns(search.prepare()).then(() => {
      if (!isOver) seek({ words, search: { of: model, find: search.find } });
    });
    return () => {
      isOver = true;
    };
  }, [words, isReady, model, seek]);

  useEffect(() => {
    if (model.search !== 'in address') return;
    const timer = setTimeout(() => {
      const query = withWords(location.search, id, words.trim());
      if (query !== location.search) navigate(path + query, { replace: true, state: history.state });
    }, pauseOfTyping);
    return () => clearTimeout(timer);
  }, [words, model, id, path, navigate]);

  const [many] = writtenNumbers([found], i18n.language);
  const count = isReady ? t('table.foundOf', { found: many, count: model.rowCount }) : t('table.searching');
  return (
    <search className="table-search">
      <label htmlFor={field}>{t('table.search')}</label>
      <input
        id={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestWords}
        value={words}
        onChange={(event) => seek({ words: event.target.value, search: sought.search })}
      />
      <p role="status">{words.trim() === '' ? '' : count}</p>
    </search>
  );
}
