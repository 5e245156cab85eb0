import { isExpression } from '../../../expressions';
import { allowsType, type FormControl, type FormField } from '../../../forms/form-field';
import type { FieldUi } from '../../../language/language.generated';
import type { CheckedService } from '../pack/pack-under-check';
import { listNames } from '../problems/nearest';
import type { Report } from '../problems/problem';

const ticks: readonly FormControl[] = ['checkbox', 'toggle'];
const choices: readonly FormControl[] = ['select', 'radio'];
const typed: readonly FormControl[] = ['text', 'textarea', 'password', 'email', 'tel'];

/** What only some controls know. */
const settings = {
  options: choices,
  optionValue: choices,
  optionLabel: choices,
  noOptions: choices,
  accept: ['text', 'tel'],
  limit: typed,
  strength: ['password'],
  min: ['date'],
  max: ['date'],
} as const satisfies Partial<Record<keyof FieldUi, readonly FormControl[]>>;

/** Checks that the control of a field fits its data, and that it knows what is set for it. */
export function checkControl({ located }: CheckedService, field: FormField, pointer: string, schemaPointer: string, report: Report): void {
  const { id, contract, control, ui } = field;
  const fitting = allowsType(contract, 'boolean')
    ? ticks
    : allowsType(contract, 'number', 'integer')
      ? [...choices, 'text', 'tel']
      : textual;
  if (ui.control !== undefined && !fitting.some((one) => one === control)) {
    report('control-mismatch', located.valueSpan(`${pointer}/control`), {
      message: `The control ${control} does not fit the data of ${id}.`,
      expected: listNames(fitting),
      got: control,
    });
    return;
  }
  for (const [name, controls] of Object.entries(settings)) {
    if (!(name in ui) || controls.some((one) => one === control)) continue;
    report('control-mismatch', located.keySpan(`${pointer}/${name}`), {
      message: `A field with the control ${control} has no ${name}.`,
      expected: `${name} with ${controls.join(', ')}`,
      got: name,
    });
  }
  if (choices.includes(control) && ui.options === undefined) {
    report('control-without-options', located.valueSpan(`${pointer}/control`), {
      message: `There is nothing to choose in ${id}.`,
      expected: 'options',
      got: control,
    });
  }
  if (contract.enum !== undefined && field.kind === 'text') {
    report('enum-without-options', located.keySpan(schemaPointer), {
      message: `Only some values are allowed in ${id}, and nothing says which.`,
      expected: 'control select or radio with options in ui, or no enum',
      got: control,
    });
  }
  if (ui.limit !== undefined && !isExpression(ui.limit) && !(Number.isInteger(ui.limit) && Number(ui.limit) > 0)) {
    report('limit-not-number', located.valueSpan(`${pointer}/limit`), {
      message: `The limit of ${id} is no number of characters.`,
      expected: 'a whole number greater than zero, or a formula',
      got: JSON.stringify(ui.limit),
    });
  }
  if (ui.more && (ui.more.text === undefined) === (ui.more.html === undefined)) {
    report('more-text-or-html', located.keySpan(`${pointer}/more`), {
      message: ui.more.text === undefined ? 'There is nothing to read here.' : 'There are two texts where one is shown.',
      expected: 'text, or html',
    });
  }
}

const textual: readonly FormControl[] = [...typed, ...choices, 'date'];
