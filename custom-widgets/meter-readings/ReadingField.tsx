import { type FormEvent, useId, useRef } from 'react';
import type { ScreenContext } from '../../engine';
import { readingWords } from '../../portal/readings';
import { Button, ToneIcon } from '../../renderer/widget-contract';
import type { Meter } from './meters';
import type { ReadingNews, ReadingState } from './use-reading';

interface ReadingFieldProps {
  readonly meter: Meter;
  readonly state: ReadingState;
  readonly t: ScreenContext['translate'];
}

/** Where a reading is typed and sent, with what the meter can show, what is wrong, and how the sending ended. */
export function ReadingField({ meter, state, t }: ReadingFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, problem, isRefused } = state;
  const number = meter.number ?? t('engine.noData');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.check()) field.current?.focus();
  };
  return (
    <form className={problem === null ? 'field reading-form' : 'field field-wrong reading-form'} noValidate onSubmit={submit}>
      <label htmlFor={id} className="reading-label">
        {t('readings.label', { meter: number })}
      </label>
      <div id={`${id}-hint`} className="field-hint">
        {meter.previous === null ? null : (
          <p>
            {t('readings.previous', {
              previous: t('readings.amount', { reading: readingWords(meter.previous, meter.format.decimalDigits) }),
            })}
          </p>
        )}
        <p>{formatWords(meter, t)}</p>
      </div>
      {/* An alert, because the focus may stay where it is: then nothing else would say what is wrong. */}
      <p id={`${id}-problem`} role="alert" className={problem === null ? '' : 'field-problem'}>
        {problem === null ? null : (
          <>
            <ToneIcon tone="error" />
            {t(problemKeys[problem])}
          </>
        )}
      </p>
      <div className="reading-entry">
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="decimal"
          enterKeyHint="send"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          size={14}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
          onChange={(event) => state.type(event.target.value)}
        />
        <Button type="submit" look="secondary" className="reading-send" aria-label={t('readings.sendOf', { meter: number })}>
          {t('readings.send')}
        </Button>
      </div>
      <p role="status" className="reading-note">
        {isRefused ? t('readings.refused') : ''}
      </p>
      <News news={state.news} meter={meter} t={t} />
    </form>
  );
}

const problemKeys = {
  empty: 'rules.required',
  lower: 'readings.lower',
  format: 'readings.format',
  'not-greater': 'readings.notGreater',
} as const satisfies Readonly<Record<NonNullable<ReadingState['problem']>, string>>;

// Both regions are there from the start: one that comes with its words is not always heard.
function News({ news, meter, t }: { readonly news: ReadingNews | null } & Pick<ReadingFieldProps, 'meter' | 't'>) {
  const isSaved = news?.kind === 'saved';
  return (
    <>
      <p role="status" className="reading-saved">
        {isSaved ? (
          <>
            <ToneIcon tone="success" />
            {savedWords(news, meter, t)}
          </>
        ) : null}
      </p>
      <p role="alert" className="reading-failed">
        {news === null || isSaved ? null : (
          <>
            <ToneIcon tone="error" />
            {failureWords(news, t)}
          </>
        )}
      </p>
    </>
  );
}

/** The number stays here when the message above the page is gone. */
function savedWords(
  { reading, number }: Extract<ReadingNews, { readonly kind: 'saved' }>,
  { format }: Meter,
  t: ScreenContext['translate'],
): string {
  const amount = t('readings.amount', { reading: readingWords(reading, format.decimalDigits) });
  return number === null ? t('readings.saved', { amount }) : t('readings.savedAs', { amount, number });
}

function failureWords(news: Exclude<ReadingNews, { readonly kind: 'saved' }>, t: ScreenContext['translate']): string {
  switch (news.kind) {
    case 'refused':
      return t('readings.notSaved');
    case 'failed':
      return news.opis;
    case 'unknown':
      return t('readings.unknown');
  }
}

/** How many digits the meter shows; without inflected words, so that it is right for every number. */
function formatWords({ format: { wholeDigits, decimalDigits } }: Meter, t: ScreenContext['translate']): string {
  if (wholeDigits === null || decimalDigits === null) return t('readings.digitsUnknown');
  return decimalDigits === 0
    ? t('readings.wholeDigits', { whole: String(wholeDigits) })
    : t('readings.digits', { whole: String(wholeDigits), decimals: String(decimalDigits) });
}
