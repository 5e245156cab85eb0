import { OfficeWords } from '../../controls/OfficeWords';
import { FieldFrame } from '../../fields/FieldFrame';
import { describedBy, fieldId } from '../../fields/field-id';
import type { ControlProps } from './control-props';
import { MoreText } from './MoreText';

/** One of a few, all in view. */
export function OptionsControl({ id, field, problem, put, onLeave }: ControlProps) {
  const options = field.options ?? [];
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} problem={problem} required={field.required} kind="group">
      {options.length === 0 && field.noOptions !== null ? <p className="no-options">{field.noOptions}</p> : null}
      <div className="options options-column">
        {options.map((option, place) => (
          <label key={option.key} className="option">
            <input
              type="radio"
              name={fieldId(id)}
              id={place === 0 ? fieldId(id) : undefined}
              checked={field.input === option.key}
              disabled={field.readOnly}
              aria-describedby={describedBy(id, field.hint, problem)}
              onChange={() => put(option.key)}
              onBlur={onLeave}
            />
            <span>
              <OfficeWords text={option.label} />
            </span>
          </label>
        ))}
      </div>
      <MoreText more={field.more} />
    </FieldFrame>
  );
}
