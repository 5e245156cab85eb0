import { isExpression } from '../../../expressions';
import { type FormField, fieldsOf } from '../../../forms/form-field';
import type { FormBlock, FormCheck, Strength } from '../../../language/language.generated';
import { ruleOf } from '../../../rules';
import { allowsType } from '../../../screen/control';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { blocksOfKind } from '../pack/placed-blocks';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';
import { checkControl } from './form-controls';

/** Checks every form. */
export function checkForms(pack: PackUnderCheck, report: Report): void {
  for (const service of pack.services) {
    for (const { block, pointer } of blocksOfKind(service, 'form')) checkForm(service, block, pointer, report);
  }
}

function checkForm(service: CheckedService, form: FormBlock, pointer: string, report: Report): void {
  const { located } = service;
  const fields = fieldsOf(form, service.language.kinds.controls);
  for (const field of fields) {
    checkFieldType(service, field, `${pointer}/schema/properties`, report);
    checkControl(service, field, childPointer(`${pointer}/ui`, field.id), childPointer(`${pointer}/schema/properties`, field.id), report);
    checkStrength(field.ui.strength, (index) =>
      report('strength-order', located.keySpan(`${childPointer(`${pointer}/ui`, field.id)}/strength/${index}`), {
        message: 'This level has no condition, so the weaker levels are never shown.',
        expected: 'when, for example =size(form.haslo) >= 9, or rule',
      }),
    );
  }
  for (const [index, check] of (form.checks ?? []).entries()) checkCheck(service, check, `${pointer}/checks/${index}`, report);
  if (form.schema && fields.every(({ ui }) => ui.readOnly === true)) {
    report('form-without-input', located.keySpan(`${pointer}/schema`), {
      message: 'The form has no field that can be filled in.',
      expected: 'a property that is not read-only, or no schema',
    });
  }
  checkSending(service, form, pointer, report);
  checkUnusedValues(service, form, pointer, report);
}

function checkFieldType({ located, language }: CheckedService, { id, contract }: FormField, pointer: string, report: Report): void {
  if (Object.entries(language.controls).some(([control, { fits }]) => fits(contract, control))) return;
  report('form-field-type', located.keySpan(childPointer(pointer, id)), {
    message: `A form cannot hold the field ${id}.`,
    expected: 'type string, number, integer, boolean, an array for multi-select, or an object with from and to',
    got: JSON.stringify(contract.type) ?? 'no type',
  });
}

function checkStrength(levels: Strength | undefined, wrong: (index: number) => void): void {
  for (const [index, { when, rule }] of (levels ?? []).entries()) if (index > 0 && when === undefined && rule === undefined) wrong(index);
}

function checkCheck({ located, language }: CheckedService, check: FormCheck, pointer: string, report: Report): void {
  if ((check.rule === undefined) === (check.test === undefined)) {
    report('check-rule-or-test', located.keySpan(pointer), {
      message: check.rule === undefined ? 'This check has neither a rule nor a test.' : 'This check has both a rule and a test.',
      expected: 'rule or test',
    });
  }
  if (check.rule !== undefined && ruleOf(language.kinds.rules, check.rule).compares === true && check.argument === undefined) {
    report('rule-without-argument', located.valueSpan(`${pointer}/rule`), {
      message: `The rule ${check.rule} needs an argument.`,
      expected: 'argument',
      got: check.rule,
    });
  }
}

function checkSending({ located }: CheckedService, form: FormBlock, pointer: string, report: Report): void {
  const { submit, schema, confirm, dialog } = form;
  const success = `${pointer}/submit/success`;
  if (submit.at === 'opening' && (schema || confirm || dialog)) {
    report('form-at-opening', located.valueSpan(`${pointer}/submit/at`), {
      message: 'This form is sent as soon as the screen opens, so nobody can fill it in or answer a question.',
      expected: 'no schema, no confirm and no dialog',
    });
  }
  if (submit.success.message === undefined && submit.success.goTo === undefined) {
    report('silent-success', located.keySpan(success), {
      message: 'After success the screen does not tell the resident that the form was sent.',
      expected: 'message, or goTo',
    });
  }
  const token = submit.response?.properties?.token;
  if (['start', 'first'].includes(submit.success.session ?? '') && !(token && allowsType(token, 'string'))) {
    report('session-without-token', located.valueSpan(`${success}/session`), {
      message: 'The session needs a token from the answer, but the response declares none.',
      expected: 'a response with the property token of type string',
    });
  }
}

function checkUnusedValues({ places, located }: CheckedService, form: FormBlock, pointer: string, report: Report): void {
  const names = Object.keys(form.values ?? {});
  if (names.length === 0) return;
  const read = new Set(
    places
      .filter((place) => place.pointer.startsWith(`${pointer}/`) && isExpression(place.value))
      .flatMap((place) => readPaths(String(place.value)))
      .flatMap(([root, name]) => (root === 'values' && name !== undefined ? [name] : [])),
  );
  for (const name of names.filter((one) => !read.has(one)))
    report('unused-value', located.keySpan(childPointer(`${pointer}/values`, name)), {
      message: `Nothing in this form reads the value ${name}.`,
    });
}
