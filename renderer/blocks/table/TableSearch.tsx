import './table-search.css';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { searchTable, type TableModel } from '../../../engine';
import { writtenNumbers } from '../../controls/written-numbers';
import { useTranslation } from '../../texts/open-texts';
import { useReadInTurns } from './use-read-in-turns';
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
  /** The field, which has the focus again once its words are cleared elsewhere. */
  readonly field: RefObject<HTMLInputElement | null>;
  seek(sought: Sought): void;
}

/** The field in which residents search a table, and how many rows they found. */
export function TableSearch({ id, model, sought, found, field, seek }: TableSearchProps) {
  const { t, language } = useTranslation();
  const [path, navigate] = useLocation();
  const fieldId = useId();
  const [isNear, setNear] = useState(false);
  const { words } = sought;
  const isReady = sought.search?.of === model;

  const isWanted = isNear || words !== '';
  const search = searchTable(model);
  useReadInTurns(search.prepare, isWanted && !isReady, () => seek({ words, search: { of: model, find: search.find } }));

  useEffect(() => {
    if (model.search !== 'in address') return;
    const timer = setTimeout(() => {
      const query = withWords(location.search, id, words.trim());
      if (query !== location.search) navigate(path + query, { replace: true, state: history.state });
    }, pauseOfTyping);
    return () => clearTimeout(timer);
  }, [words, model, id, path, navigate]);

  const [many] = writtenNumbers([found], language);
  const count = isReady ? t('table.foundOf', { found: many, count: model.rowCount }) : t('table.searching');
  return (
    <search className="table-search">
      <label htmlFor={fieldId}>{t('table.search')}</label>
      <input
        ref={field}
        id={fieldId}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestWords}
        value={words}
        onFocus={() => setNear(true)}
        onChange={(event) => seek({ words: event.target.value, search: sought.search })}
      />
      <p role="status">{words.trim() === '' ? '' : count}</p>
    </search>
  );
}
