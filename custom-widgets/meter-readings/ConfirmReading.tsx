import type { ScreenContext } from '../../engine';
import { readingWords, usedBetween } from '../../portal/readings';
import { Button, ModalDialog } from '../../renderer/widget-contract';
import type { Meter } from './meters';

interface ConfirmReadingProps {
  readonly meter: Meter;
  readonly reading: number;
  readonly isSending: boolean;
  readonly t: ScreenContext['translate'];
  onYes(): void;
  onNo(): void;
}

/** The question before a reading is sent: the reading large, and what was used since the one before, where a slip of a digit shows at once. */
export function ConfirmReading({ meter, reading, isSending, t, onYes, onNo }: ConfirmReadingProps) {
  const { number, address, previous, format } = meter;
  const words = (value: number) => readingWords(value, format.decimalDigits);
  return (
    <ModalDialog
      kind="alert"
      title={t('readings.confirmTitle')}
      onClose={onNo}
      buttons={
        <>
          <Button look="primary" aria-disabled={isSending} onClick={onYes}>
            {t(isSending ? 'forms.sending' : 'readings.send')}
          </Button>
          <Button look="secondary" aria-disabled={isSending} onClick={onNo}>
            {t('readings.back')}
          </Button>
        </>
      }
    >
      <p className="reading-sum">{t('readings.amount', { reading: words(reading) })}</p>
      <p>{[t('readings.ofMeter', { meter: number ?? t('engine.noData') }), address].filter((part) => part !== null).join(', ')}</p>
      {previous === null ? null : (
        <p>
          {t('readings.used', {
            used: t('readings.amount', { reading: words(usedBetween(previous, reading)) }),
            previous: t('readings.amount', { reading: words(previous) }),
          })}
        </p>
      )}
    </ModalDialog>
  );
}
