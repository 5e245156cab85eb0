import { isExpression } from '../../../expressions';
import type { FormField } from '../../../forms/form-field';
import { authoringOf, type ControlAuthoring, type ControlsForAuthors } from '../../../screen/control-authoring';
import { say } from '../../messages';
import type { CheckedService } from '../pack/pack-under-check';
import { listNames } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** Checks that the control of a field fits its data, and that it knows what is set for it. */
export function checkControl(
  { located, language }: CheckedService,
  field: FormField,
  pointer: string,
  schemaPointer: string,
  report: Report,
): void {
  const { id, contract, ui } = field;
  const { control } = field.setting;
  const known = authoringOf(language.controls, control);
  const fitting = namesOf(language.controls, (other, name) => other.fits(contract, name));
  if (ui.control !== undefined && !fitting.includes(control)) {
    report('control-mismatch', located.valueSpan(`${pointer}/control`), {
      message: say('control-does-not-fit', { control, field: id }),
      expected: listNames(fitting),
      got: control,
    });
    return;
  }
  for (const name of Object.keys(ui)) {
    const knowing = namesOf(language.controls, (other, one) => other.settings(one).some((setting) => setting === name));
    if (knowing.length === 0 || knowing.includes(control)) continue;
    report('control-mismatch', located.keySpan(`${pointer}/${name}`), {
      message: say('control-without-setting', { control, setting: name }),
      expected: say('setting-only-with', { setting: name, controls: knowing.join(', ') }),
      got: name,
    });
  }
  if (known.needsOptions && ui.options === undefined) {
    report('control-without-options', ui.control === undefined ? located.keySpan(schemaPointer) : located.valueSpan(`${pointer}/control`), {
      message: say('field-without-options', { field: id }),
      expected: 'options',
      got: control,
    });
  }
  if (contract.enum !== undefined && !known.needsOptions && known.formType(contract, ui).kind === 'string') {
    report('enum-without-options', located.keySpan(schemaPointer), {
      message: say('field-of-hidden-values', { field: id }),
      expected: say('choice-or-no-enum'),
      got: control,
    });
  }
  if (ui.limit !== undefined && !isExpression(ui.limit) && !(Number.isInteger(ui.limit) && Number(ui.limit) > 0)) {
    report('limit-not-number', located.valueSpan(`${pointer}/limit`), {
      message: say('limit-not-number', { field: id }),
      expected: say('positive-number-or-formula'),
      got: JSON.stringify(ui.limit),
    });
  }
  if (ui.more && (ui.more.text === undefined) === (ui.more.html === undefined)) {
    report('more-text-or-html', located.keySpan(`${pointer}/more`), {
      message: ui.more.text === undefined ? say('more-without-words') : say('more-with-both'),
      expected: say('text-or-html'),
    });
  }
}

function namesOf(controls: ControlsForAuthors, matches: (control: ControlAuthoring, name: string) => boolean): readonly string[] {
  return Object.entries(controls).flatMap(([name, control]) => (matches(control, name) ? [name] : []));
}
