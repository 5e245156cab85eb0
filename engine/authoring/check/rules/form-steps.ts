import { isExpression } from '../../../expressions';
import { summaryName } from '../../../forms/form-steps';
import type { FormBlock } from '../../../language/language.generated';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';

/** Checks that each field of a form with steps stands in one of them, and that no page depends on what is asked only later. */
export function checkSteps(service: CheckedService, form: FormBlock, pointer: string, isFirst: boolean, report: Report): void {
  const { located } = service;
  const { steps, lines = [], summary, dialog, submit } = form;
  const names = (steps ?? []).map(({ id }) => id);
  for (const [index, { step }] of lines.entries())
    if (step !== undefined && !names.includes(step))
      report('step-fields', located.valueSpan(`${pointer}/lines/${index}/step`), {
        message: say('no-step', { step }),
        expected: listNames(names),
        got: step,
        suggestion: nearest(step, names),
      });
  if (form.draft !== undefined && (dialog !== undefined || form.schema === undefined))
    report('draft-place', located.keySpan(`${pointer}/draft`), { message: say('draft-elsewhere'), expected: say('form-on-screen') });
  if (steps === undefined) {
    if (summary !== undefined)
      report('steps-place', located.keySpan(`${pointer}/summary`), { message: say('summary-without-steps'), expected: 'steps' });
    return;
  }
  const isElsewhere = dialog !== undefined || submit.at === 'opening';
  if (isElsewhere || !isFirst)
    report('steps-place', located.keySpan(`${pointer}/steps`), {
      message: isElsewhere ? say('steps-in-dialog') : say('second-form-with-steps'),
      expected: isElsewhere ? say('form-on-screen') : say('one-form-with-steps'),
    });
  const stepOf = new Map<string, number>();
  const known = Object.keys(form.schema?.properties ?? {});
  for (const [at, { id, fields }] of steps.entries()) {
    if (id === summaryName)
      report('step-fields', located.valueSpan(`${pointer}/steps/${at}/id`), { message: say('step-named-summary'), got: id });
    for (const [index, field] of fields.entries()) {
      const place = located.valueSpan(`${pointer}/steps/${at}/fields/${index}`);
      if (!known.includes(field))
        report('unknown-field', place, {
          message: say('no-form-field', { name: field }),
          expected: listNames(known),
          got: field,
          suggestion: nearest(field, known),
        });
      else if (stepOf.has(field)) report('step-fields', place, { message: say('field-in-two-steps', { field }), got: field });
      else stepOf.set(field, at);
    }
  }
  for (const field of known)
    if (!stepOf.has(field))
      report('step-fields', located.keySpan(childPointer(`${pointer}/schema/properties`, field)), {
        message: say('field-in-no-step', { field }),
        expected: listNames(names),
      });
  checkOrder(service, form, pointer, stepOf, report);
}

function checkOrder(
  { definition, located }: CheckedService,
  form: FormBlock,
  pointer: string,
  stepOf: ReadonlyMap<string, number>,
  report: Report,
): void {
  const fieldsRead = (formula: unknown): readonly string[] => {
    if (!isExpression(formula)) return [];
    return readPaths(formula, definition.conditions).flatMap(([root, name = '']) => {
      if (root === 'form') return [name];
      const value = root === 'values' && Object.hasOwn(form.values ?? {}, name) ? form.values?.[name] : undefined;
      return value === undefined || value === formula ? [] : fieldsRead(value);
    });
  };
  const judge = (formula: unknown, place: string, last: number) => {
    const late = fieldsRead(formula).find((field) => (stepOf.get(field) ?? -1) > last);
    if (late === undefined) return;
    report('step-order', located.valueSpan(place), {
      message: say('reads-later-step', { field: late }),
      expected: say('fields-of-earlier-steps'),
      got: String(formula),
    });
  };
  for (const [at, { when }] of (form.steps ?? []).entries()) judge(when, `${pointer}/steps/${at}/when`, at - 1);
  for (const [field, { visible }] of Object.entries(form.ui ?? {}))
    judge(visible, `${childPointer(`${pointer}/ui`, field)}/visible`, stepOf.get(field) ?? 0);
  for (const [index, { field, when, test }] of (form.checks ?? []).entries()) {
    judge(when, `${pointer}/checks/${index}/when`, stepOf.get(field) ?? 0);
    judge(test, `${pointer}/checks/${index}/test`, stepOf.get(field) ?? 0);
  }
}
