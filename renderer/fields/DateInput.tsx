import { useRef } from 'react';
import { formatPlainDate, parseTypedDate } from '../../engine';
import { useTranslation } from '../texts/open-texts';

interface DateInputProps {
  readonly id: string;
  readonly label: string;
  /** Content of the field. */
  readonly typed: string;
  /** The date as yyyy-MM-dd, where the calendar opens; null for today. */
  readonly value: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly readOnly?: boolean;
  readonly autocomplete?: string | null;
  onChange(typed: string): void;
  onLeave(): void;
}

/**
 * A text field for a date and a button that opens the browser's own calendar. The calendar belongs to a date input that is
 * neither seen nor reached by keyboard: it lends only its calendar, which the browser makes accessible itself.
 */
export function DateInput({
  id,
  label,
  typed,
  value,
  min,
  max,
  describedBy,
  invalid,
  readOnly = false,
  autocomplete = null,
  onChange,
  onLeave,
}: DateInputProps) {
  const { t } = useTranslation();
  const calendar = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  // The typed date is reformatted only when the field is left; while typing the caret would jump.
  const leave = () => {
    const date = readOnly ? null : parseTypedDate(typed);
    if (date !== null && formatPlainDate(date) !== typed) onChange(formatPlainDate(date));
    onLeave();
  };
  return (
    <span className="date-input">
      <input
        ref={text}
        id={id}
        type="text"
        inputMode="text"
        autoComplete={autocomplete ?? 'off'}
        readOnly={readOnly}
        placeholder={t('fields.datePlaceholder')}
        size={12}
        value={typed}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.value)}
        onBlur={leave}
      />
      <button
        type="button"
        disabled={readOnly}
        onClick={() => calendar.current?.showPicker()}
        aria-label={`${t('fields.calendar')}: ${label}`}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M7 2v2H4v17h16V4h-3V2h-2v2H9V2zm-1 8h12v9H6zm0-4h12v2H6zm2 6v2h2v-2zm3 0v2h2v-2zm3 0v2h2v-2z"
            fill="currentColor"
            fillRule="evenodd"
          />
        </svg>
      </button>
      <input
        ref={calendar}
        type="date"
        className="date-calendar"
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        min={min ?? undefined}
        max={max ?? undefined}
        onChange={(event) => {
          if (event.target.value === '') return;
          onChange(event.target.value);
          text.current?.focus();
        }}
      />
    </span>
  );
}
