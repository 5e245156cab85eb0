import { createContext, useEffect, useEffectEvent, useMemo } from 'react';
import type { TableModel } from '../../../engine';
import { Button } from '../../controls/Button';
import { useAtomValue } from '../../storage/atom';
import { useTranslation } from '../../texts/open-texts';
import type { LeadingColumn } from '../../widgets/widget-props';
import { linkOf } from '../frame/table-link';
import type { TableState } from './use-table-state';

/** Key of the row that is picked on the map of the table. */
export const PickedRowContext = createContext<string | null>(null);

/** The button that shows a row on the map: before its row, below it where each row is a block. A table without a map has none. */
export function useMapColumn(id: string, model: TableModel, before: LeadingColumn | null): LeadingColumn | null {
  const { t } = useTranslation();
  const { mapped } = useAtomValue(linkOf(id));
  return useMemo(() => {
    if (mapped === null) return before;
    const pick = (row: string) => linkOf(id).set((link) => ({ ...link, picked: { row, at: 'table' } }));
    return {
      label: before === null ? t('map.onMap') : `${before.label}, ${t('map.onMap')}`,
      cell: (row, name) => before?.cell(row, name) ?? null,
      below: (row, name) => {
        const key = model.rowKey(row);
        if (!mapped.has(key)) return null;
        return (
          <Button look="quiet" className="map-row-button" aria-label={t('map.onMapOf', { name })} onClick={() => pick(key)}>
            <svg viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
              <path d="M8 1a6.5 6.5 0 0 0-6.5 6.5C1.5 12 8 19 8 19s6.5-7 6.5-11.5A6.5 6.5 0 0 0 8 1Zm0 9a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5Z" />
            </svg>
            <span className="map-row-words">{t('map.onMap')}</span>
          </Button>
        );
      },
    };
  }, [id, model, before, mapped, t]);
}

/** Tells the map which rows are found, and turns to the page of a row that is picked on it. Gives the key of that row. */
export function useMapLink(
  id: string,
  model: TableModel,
  { order, isPart, isPaged, pageSize, pageIndex, turnTo }: TableState,
): string | null {
  const link = linkOf(id);
  const { mapped, picked } = useAtomValue(link);
  const isMapped = mapped !== null;
  useEffect(() => {
    if (isMapped) link.set((before) => ({ ...before, found: isPart ? order : null }));
  }, [link, isMapped, isPart, order]);
  // Only a pick turns the page: who leafs on keeps the page that was turned to.
  const turnToRow = useEffectEvent((key: string) => {
    const place = isPaged ? Array.prototype.findIndex.call(order, (row: number) => model.rowKey(row) === key) : -1;
    const page = Math.floor(place / pageSize);
    if (place >= 0 && page !== pageIndex) turnTo(page);
  });
  useEffect(() => {
    if (picked?.at === 'map') turnToRow(picked.row);
  }, [picked]);
  return isMapped ? (picked?.row ?? null) : null;
}
