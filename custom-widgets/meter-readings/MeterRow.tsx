import { memo, useEffect } from 'react';
import type { CallParts, FileDemand, ScreenContext } from '../../engine';
import { Button, FileButton, useRowsAsBlocks } from '../../renderer/widget-contract';
import { ConfirmReading } from './ConfirmReading';
import type { Meter } from './meters';
import { ReadingField } from './ReadingField';
import type { ReportOutcome } from './send-reading';
import { useReading } from './use-reading';

/** What all rows of the table do in the same way. */
export interface RowTools {
  readonly t: ScreenContext['translate'];
  report(meter: Meter, reading: number): Promise<ReportOutcome>;
  file(name: string, parts: CallParts): FileDemand | null;
  /** Shows the earlier readings of a meter, or with null hides them. */
  show(meter: Meter | null): void;
  /** Tells whether something unsent stands in the row. */
  keep(id: number, isTyped: boolean): void;
}

interface MeterRowProps {
  readonly meter: Meter;
  readonly isShown: boolean;
  readonly tools: RowTools;
}

/** A meter: what it is, the field for its reading, and its earlier readings. */
export const MeterRow = memo(function MeterRow({ meter, isShown, tools }: MeterRowProps) {
  const { t, keep } = tools;
  const state = useReading(meter, (reading) => tools.report(meter, reading));
  const isTyped = state.typed !== '';
  useEffect(() => {
    keep(meter.id, isTyped);
  }, [keep, meter.id, isTyped]);
  const noData = t('engine.noData');
  const number = meter.number ?? noData;
  const toggle = t(isShown ? 'readings.hide' : 'readings.show');
  const card = (
    <td data-label={t('readings.card')} className={meter.card === null ? 'missing' : undefined}>
      {meter.card ?? noData}
    </td>
  );
  const isBlock = useRowsAsBlocks();
  return (
    <tr>
      {isBlock ? null : card}
      <th scope="row" data-label={t('readings.meter')} className="lead-cell">
        {number}
      </th>
      {isBlock ? card : null}
      <td data-label={t('readings.address')} className={meter.address === null ? 'missing' : undefined}>
        {meter.address ?? noData}
      </td>
      <td className="reading-cell">
        <ReadingField meter={meter} state={state} t={t} />
        {state.asked === null ? null : (
          <ConfirmReading
            meter={meter}
            reading={state.asked}
            isSending={state.isSending}
            t={t}
            onYes={() => void state.confirm()}
            onNo={state.cancel}
          />
        )}
      </td>
      <td className="row-actions">
        <div className="row-buttons">
          <Button
            look="quiet"
            aria-expanded={isShown}
            aria-label={`${toggle}: ${number}`}
            onClick={() => tools.show(isShown ? null : meter)}
          >
            {toggle}
          </Button>
          <FileButton
            label={t('readings.pdf')}
            look="quiet"
            about={number}
            file={tools.file('reports', { query: { idPunktu: String(meter.point), nrLicznika: meter.number } })}
          />
        </div>
      </td>
    </tr>
  );
});
