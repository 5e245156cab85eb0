import { isExpression } from '../../../expressions';
import type { FormField } from '../../../forms/form-field';
import { authoringOf, type ControlAuthoring, type ControlsForAuthors } from '../../../screen/control-authoring';
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
      message: `The control ${control} does not fit the data of ${id}.`,
      expected: listNames(fitting),
      got: control,
    });
    return;
  }
  for (const name of Object.keys(ui)) {
    const knowing = namesOf(language.controls, (other, one) => other.settings(one).some((setting) => setting === name));
    if (knowing.length === 0 || knowing.includes(control)) continue;
    report('control-mismatch', located.keySpan(`${pointer}/${name}`), {
      message: `The control ${control} does not use ${name}.`,
      expected: `${name} only with ${knowing.join(', ')}`,
      got: name,
    });
  }
  if (known.needsOptions && ui.options === undefined) {
    report('control-without-options', ui.control === undefined ? located.keySpan(schemaPointer) : located.valueSpan(`${pointer}/control`), {
      message: `The field ${id} has no options to choose from.`,
      expected: 'options',
      got: control,
    });
  }
  if (contract.enum !== undefined && !known.needsOptions && known.formType(contract).kind === 'string') {
    report('enum-without-options', located.keySpan(schemaPointer), {
      message: `The field ${id} allows only certain values, but the resident cannot see them.`,
      expected: 'the control select or radio with options in ui, or no enum',
      got: control,
    });
  }
  if (ui.limit !== undefined && !isExpression(ui.limit) && !(Number.isInteger(ui.limit) && Number(ui.limit) > 0)) {
    report('limit-not-number', located.valueSpan(`${pointer}/limit`), {
      message: `The limit of ${id} is not a number of characters.`,
      expected: 'a whole number greater than zero, or a formula',
      got: JSON.stringify(ui.limit),
    });
  }
  if (ui.more && (ui.more.text === undefined) === (ui.more.html === undefined)) {
    report('more-text-or-html', located.keySpan(`${pointer}/more`), {
      message: ui.more.text === undefined ? 'more has neither text nor html.' : 'more has both text and html, but only one can be shown.',
      expected: 'text, or html',
    });
  }
}

function namesOf(controls: ControlsForAuthors, matches: (control: ControlAuthoring, name: string) => boolean): readonly string[] {
  return Object.entries(controls).flatMap(([name, control]) => (matches(control, name) ? [name] : []));
}
