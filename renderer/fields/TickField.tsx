import type { TickModel } from '../../engine';
import { useTranslation } from '../texts/open-texts';
import { Words } from '../texts/Words';
import { FieldNotes } from './FieldNotes';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** A box to tick, or a switch that also says in words whether it is on. */
export function TickField({ id, field, problem, onChange, onLeave, children }: FieldProps<TickModel>) {
  const { t } = useTranslation();
  const { control, label, hint, readOnly, ticked } = field;
  const isSwitch = control === 'toggle';
  return (
    <div className={problem === null ? 'field' : 'field field-wrong'}>
      <FieldNotes id={id} hint={hint} problem={problem} />
      <label className="option tick">
        <input
          id={fieldId(id)}
          type="checkbox"
          {...(isSwitch ? { role: 'switch', className: 'switch' } : {})}
          checked={ticked}
          disabled={readOnly}
          aria-describedby={describedBy(id, hint, problem)}
          aria-invalid={problem !== null}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onLeave}
        />
        <span>
          <Words text={label} />
          {isSwitch ? <span className="switch-words" aria-hidden="true">{` (${t(ticked ? 'forms.on' : 'forms.off')})`}</span> : null}
        </span>
      </label>
      {children}
    </div>
  );
}
