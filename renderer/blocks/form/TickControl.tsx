import { useTranslation } from 'react-i18next';
import { FieldNotes } from '../../fields/FieldNotes';
import { describedBy, fieldId } from '../../fields/field-id';
import { Words } from '../../texts/Words';
import type { ControlProps } from './control-props';
import { MoreText } from './MoreText';

/** A box to tick, or a switch that also says in words whether it is on. */
export function TickControl({ id, field, problem, put, onLeave }: ControlProps) {
  const { t } = useTranslation();
  const { control, label, hint, readOnly, more } = field;
  const ticked = field.input === true;
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
          onChange={(event) => put(event.target.checked)}
          onBlur={onLeave}
        />
        <span>
          <Words text={label} />
          {isSwitch ? <span className="switch-words" aria-hidden="true">{` (${t(ticked ? 'forms.on' : 'forms.off')})`}</span> : null}
        </span>
      </label>
      <MoreText more={more} />
    </div>
  );
}
