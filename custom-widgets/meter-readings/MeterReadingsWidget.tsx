import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TableFrame, useLeaveWarning, type WidgetProps } from '../../renderer/widget-contract';
import { MeterRow, type RowTools } from './MeterRow';
import { parseMeters } from './meters';
import { reportOutcome, reportParts } from './send-reading';
import './meter-readings.css';

type ReadingCalls = 'save';

/** The subject's meters, each with a field for its reading. Which meter's earlier readings stand below is a choice of the screen. */
export function MeterReadingsWidget({ props, context, chosen, call, file, choose, refresh, notify }: WidgetProps<ReadingCalls>) {
  const { translate: t, subject } = context;
  const meters = useMemo(() => parseMeters(props.meters), [props.meters]);
  const inQuery = props.sendIn === 'query';
  const { hasTyped, keep } = useTypedRows();
  useLeaveWarning(hasTyped);
  const shown = meters.find(({ point, number }) => String(point) === chosen.point && number === chosen.meter) ?? null;
  const { end, reveal } = useReveal(shown?.id ?? null);

  const tools = useMemo<RowTools>(
    () => ({
      t,
      file,
      keep,
      report: async (meter, reading) => {
        const outcome = reportOutcome(await call('save', reportParts(meter, reading, subject, inQuery)));
        if (outcome.kind === 'saved')
          notify(outcome.number === null ? t('readings.sent') : t('readings.sentAs', { number: outcome.number }));
        refresh();
        return outcome;
      },
      show: (meter) => {
        if (meter !== null) reveal();
        choose({ point: meter === null ? null : String(meter.point), meter: meter?.number ?? null });
      },
    }),
    [t, file, keep, call, subject, inQuery, notify, refresh, choose, reveal],
  );
  const owner = subject === null ? '' : `${subject.nip} ${subject.pesel}`;
  return (
    <div className="block readings">
      <TableFrame label={t('readings.table')}>
        <table className="table">
          <caption className="visually-hidden">{t('readings.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('readings.card')}</th>
              <th scope="col">{t('readings.meter')}</th>
              <th scope="col">{t('readings.address')}</th>
              <th scope="col">{t('readings.reading')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('table.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {meters.map((meter) => (
              <MeterRow key={`${owner} ${meter.id}`} meter={meter} isShown={meter === shown} tools={tools} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p role="status" className="visually-hidden">
        {shown === null ? '' : t('readings.below', { meter: shown.number ?? t('engine.noData') })}
      </p>
      <div ref={end} />
    </div>
  );
}

/** Which rows hold something that was not sent. */
function useTypedRows(): { readonly hasTyped: boolean; keep(id: number, isTyped: boolean): void } {
  const [typed, setTyped] = useState<ReadonlySet<number>>(new Set());
  const keep = useCallback((id: number, isTyped: boolean) => {
    setTyped((before) => {
      if (before.has(id) === isTyped) return before;
      const after = new Set(before);
      if (isTyped) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return { hasTyped: typed.size > 0, keep };
}

/** Brings what stands below the table into view when its button was pressed, but not when the screen opens with it. */
function useReveal(shown: number | null) {
  const end = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  const reveal = useCallback(() => {
    isWanted.current = true;
  }, []);
  useEffect(() => {
    if (shown === null || !isWanted.current) return;
    isWanted.current = false;
    const place = end.current?.getBoundingClientRect();
    if (place && place.bottom > window.innerHeight * 0.6) end.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return { end, reveal };
}
