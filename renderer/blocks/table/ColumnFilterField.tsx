import {
  type ColumnFilter,
  type FilterEntry,
  parseRange,
  parseTypedDate,
  type TableFilter,
  writeRange,
  writeTypedDate,
} from '../../../engine';
import { mostInEntry, shortened } from '../../controls/long-words';
import { DateInput } from '../../fields/DateInput';
import { FieldFrame } from '../../fields/FieldFrame';
import { describedBy, fieldId } from '../../fields/field-props';
import { useTranslation } from '../../texts/open-texts';

const longestWords = 120;
const problems = { number: 'rules.number', date: 'rules.date', crossed: 'params.rangeCrossed' } as const;

interface ColumnFilterFieldProps {
  /** Id on the page. */
  readonly id: string;
  readonly by: ColumnFilter['by'];
  readonly label: string;
  /** The values to choose from; null where words are typed. */
  readonly entries: readonly FilterEntry[] | null;
  readonly input: string;
  readonly problem: ReturnType<TableFilter['problem']>;
  onChange(input: string): void;
}

/** The field or the two fields by which one column is filtered. */
export function ColumnFilterField({ by, problem, ...field }: ColumnFilterFieldProps) {
  const { t } = useTranslation();
  if (by !== 'choice') return <RangeFilter {...field} ofDates={by === 'days'} problem={problem && t(problems[problem])} />;
  const { id, entries, input, onChange } = field;
  const label = entries === null ? t('table.filterContains', { column: field.label }) : field.label;
  return (
    <FieldFrame {...{ id, label }} hint={null} problem={null} required kind="single">
      {entries === null ? (
        <input
          id={fieldId(id)}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestWords}
          value={input}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <select id={fieldId(id)} value={input} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('table.anyValue')}</option>
          {withChosen(entries, input).map((entry) => (
            <option key={entry.key} value={entry.key}>
              {shortened(entry.label, mostInEntry)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The values, and one that an address or other rows have left behind: it is seen, and can be taken back. */
function withChosen(entries: readonly FilterEntry[], input: string): readonly FilterEntry[] {
  return input === '' || entries.some(({ key }) => key === input) ? entries : [...entries, { key: input, label: input }];
}

interface RangeFilterProps extends Pick<ColumnFilterFieldProps, 'id' | 'label' | 'input' | 'onChange'> {
  readonly ofDates: boolean;
  readonly problem: string | null;
}

function RangeFilter({ id, label, input, ofDates, problem, onChange }: RangeFilterProps) {
  const { t } = useTranslation();
  const typed = parseRange(input);
  return (
    <FieldFrame {...{ id, label, problem }} hint={null} required kind="group">
      <div className="range">
        {(['from', 'to'] as const).map((end) => {
          const side = {
            id: end === 'from' ? fieldId(id) : `${fieldId(id)}-to`,
            describedBy: describedBy(id, null, problem),
            invalid: problem !== null,
            change: (text: string) => onChange(writeRange({ ...typed, [end]: text })),
          };
          return (
            <div key={end} className="range-end">
              <label htmlFor={side.id}>{t(`params.${end}`)}</label>
              {ofDates ? (
                <DateInput
                  {...side}
                  label={`${label}, ${t(`params.${end}`)}`}
                  typed={typed[end]}
                  value={parseTypedDate(typed[end])}
                  min={null}
                  max={null}
                  onChange={(text) => side.change(writeTypedDate(text))}
                  onLeave={() => undefined}
                />
              ) : (
                <input
                  id={side.id}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  size={9}
                  value={typed[end]}
                  aria-describedby={side.describedBy}
                  aria-invalid={side.invalid}
                  onChange={(event) => side.change(event.target.value)}
                />
              )}
            </div>
          );
        })}
      </div>
    </FieldFrame>
  );
}
