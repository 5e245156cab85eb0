import './office-pager.css';
import { useState } from 'react';
import type { BlockModelOf } from '../../../engine';
import { extendByUse } from '../../account/session-effects';
import { Button } from '../../controls/Button';
import { FramedNotice } from '../../controls/FramedNotice';
import { PageButton } from '../../controls/PageButton';
import { writtenNumbers } from '../../controls/written-numbers';
import { useChangeInputs } from '../../inputs/change-inputs';
import { useTranslation } from '../../texts/open-texts';
import { useRegionTitle } from '../frame/region-name';

/** A table whose pages the office sends. */
export interface OfficePagerProps {
  readonly block: BlockModelOf<'table'>;
  readonly pages: NonNullable<BlockModelOf<'table'>['pages']>;
}

/** The way to the pages that the office sends one by one. It stays while they are fetched, and where one is missing, so that nobody is stuck. */
export function OfficePager({ block, pages }: OfficePagerProps) {
  const { t, language } = useTranslation();
  const changeInputs = useChangeInputs();
  const name = useRegionTitle(block.title);
  const isHere = block.state.status === 'ready';
  const { count, rows } = useLastCounts(pages, isHere);
  const isRepeated = useRepeated(block, pages.page);
  const { param, page, first } = pages;
  const last = count === null ? null : first + Math.max(1, count) - 1;
  const go = (to: number | null) => {
    changeInputs({ [param]: to === null ? null : String(to) });
    extendByUse();
  };
  const rowCount = isHere ? (block.table?.rowCount ?? 0) : null;
  const isNone = page === null || (page > first && rowCount === 0);
  const isEmpty = page === first && rowCount === 0;
  const [shown, all, rowsAll] = writtenNumbers([(page ?? first) - first + 1, count ?? 0, rows ?? 0], language);
  // The office may have fewer pages by now than it sends.
  const isCounted = last !== null && page !== null && page <= last;
  const place = isCounted ? t('table.pageOfAll', { page: shown, pages: all }) : t('table.pageOf', { page: shown });
  const whole = isCounted && rows !== null ? `${place} (${t('table.rowsInAll', { rows: rowsAll, count: rows })})` : place;
  const here = block.state.status === 'loading' ? t('table.pageLoading', { page: shown }) : whole;
  const hasNext = rowCount !== null && rowCount > 0 && page !== null && (last === null || page < last);
  const hasEarlier = page === null || page > first;
  return (
    <nav className="pager office-pager" aria-label={t('table.pages', { title: name })}>
      <p role="status">{isNone ? t('table.noSuchPage') : isEmpty ? '' : here}</p>
      {isNone ? (
        <Button look="quiet" onClick={() => go(null)}>
          {t('table.toFirstPage')}
        </Button>
      ) : null}
      {isEmpty ? null : (
        <>
          <PageButton label={t('table.firstPage')} enabled={hasEarlier} path="M18 5l-7 7 7 7M7 5v14" onPress={() => go(null)} />
          <PageButton
            label={t('table.previous')}
            enabled={hasEarlier}
            path="M14 5l-7 7 7 7"
            onPress={() => go(page === null || page - 1 === first ? null : page - 1)}
          />
          <PageButton label={t('table.next')} enabled={hasNext} path="M9 5l7 7-7 7" onPress={() => go((page ?? first) + 1)} />
          {last === null ? null : (
            <PageButton label={t('table.lastPage')} enabled={hasNext} path="M6 5l7 7-7 7M17 5v14" onPress={() => go(last)} />
          )}
        </>
      )}
      {isRepeated ? <FramedNotice tone="warning" text={t('table.samePage')} /> : null}
    </nav>
  );
}

type Counts = Pick<OfficePagerProps['pages'], 'count' | 'rows'>;

/** What the office last said of all pages, while the next one is on its way. */
function useLastCounts({ count, rows }: Counts, isHere: boolean): Counts {
  const [said, setSaid] = useState<Counts>({ count, rows });
  if (isHere && (said.count !== count || said.rows !== rows)) setSaid({ count, rows });
  return isHere ? { count, rows } : said;
}

/** Whether the office has sent the rows of another page once more. */
function useRepeated({ state, table }: BlockModelOf<'table'>, page: number | null): boolean {
  const [before, setBefore] = useState<{ readonly page: number; readonly table: typeof table; readonly isRepeated: boolean } | null>(null);
  if (state.status === 'ready' && table !== null && page !== null && (before?.table !== table || before.page !== page)) {
    const isRepeated = before !== null && before.page !== page && table.rowCount > 0 && sameRows(before.table, table);
    setBefore({ page, table, isRepeated });
  }
  return before?.page === page && before.isRepeated;
}

function sameRows(left: BlockModelOf<'table'>['table'], right: NonNullable<BlockModelOf<'table'>['table']>): boolean {
  if (left === null || left.rowCount !== right.rowCount) return false;
  return Array.from({ length: left.rowCount }, (_, row) => row).every(
    (row) => JSON.stringify(left.rowData(row)) === JSON.stringify(right.rowData(row)),
  );
}
