import { isExpression } from '../../../expressions';
import { type FormField, fieldsOf } from '../../../forms/form-field';
import type { FormBlock, FormCheck, Strength } from '../../../language/language.generated';
import { ruleOf } from '../../../rules';
import type { BlockSending } from '../../../screen/block-authoring';
import { allowsType } from '../../../screen/control';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import { groupsOfForm, partsOfForm } from '../pack/form-parts';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';
import { checkControl } from './form-controls';
import { checkFiles, checkWaysOfFiles } from './form-files';
import { checkGroup } from './form-groups';
import { checkRows } from './form-rows';
import { checkSteps } from './form-steps';

/** Checks every form, and everything else that is sent. */
export function checkForms(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkFormsOf);
}

function checkFormsOf(report: Report, service: CheckedService): void {
  const forms = saidOfBlocks(service, ({ form }) => form);
  const stepped = forms.find(({ said }) => said.steps !== undefined);
  for (const { said, pointer } of forms) {
    checkForm(service, said, pointer, report);
    checkSteps(service, said, pointer, stepped === undefined || stepped.pointer === pointer, report);
  }
  for (const { said, pointer } of saidOfBlocks(service, ({ sends }) => sends))
    for (const sent of said) checkSent(service, sent, pointer, report);
}

function checkForm(service: CheckedService, form: FormBlock, pointer: string, report: Report): void {
  const { located } = service;
  const parts = partsOfForm(form, pointer);
  for (const placed of parts) {
    const { part, schema, ui, checks } = placed;
    for (const field of fieldsOf(part, service.language.kinds.controls)) {
      checkFiles(service, form, field, placed, report);
      checkFieldType(service, field, `${schema}/properties`, report);
      checkControl(service, field, childPointer(ui, field.id), childPointer(`${schema}/properties`, field.id), report);
      checkStrength(field.ui.strength, (index) =>
        report('strength-order', located.keySpan(`${childPointer(ui, field.id)}/strength/${index}`), {
          message: say('level-without-condition'),
          expected: say('when-or-rule'),
        }),
      );
    }
    checkRows(service, form, placed, report);
    for (const [index, check] of (part.checks ?? []).entries()) checkCheck(service, check, `${checks}/${index}`, report);
  }
  for (const group of groupsOfForm(form, pointer)) checkGroup(service, group, report);
  const fields = parts.flatMap(({ part, ui }) =>
    fieldsOf(part, service.language.kinds.controls).map((field) => ({ ...field, at: childPointer(ui, field.id) })),
  );
  checkWaysOfFiles(service, fields, report);
  if (form.schema && fields.every(({ ui }) => ui.readOnly === true)) {
    report('form-without-input', located.keySpan(`${pointer}/schema`), {
      message: say('form-without-input'),
      expected: say('editable-or-no-schema'),
    });
  }
  checkSending(service, form, pointer, report);
  checkUnusedValues(service, form, pointer, report);
}

function checkFieldType({ located, language }: CheckedService, { id, contract }: FormField, pointer: string, report: Report): void {
  if (Object.entries(language.controls).some(([control, { fits }]) => fits(contract, control))) return;
  report('form-field-type', located.keySpan(childPointer(pointer, id)), {
    message: say('form-cannot-hold', { field: id }),
    expected: say('types-of-form-fields'),
    got: JSON.stringify(contract.type) ?? say('no-type'),
  });
}

function checkStrength(levels: Strength | undefined, wrong: (index: number) => void): void {
  for (const [index, { when, rule }] of (levels ?? []).entries()) if (index > 0 && when === undefined && rule === undefined) wrong(index);
}

function checkCheck({ located, language }: CheckedService, check: FormCheck, pointer: string, report: Report): void {
  if ((check.rule === undefined) === (check.test === undefined)) {
    report('check-rule-or-test', located.keySpan(pointer), {
      message: check.rule === undefined ? say('check-without-condition') : say('check-with-both'),
      expected: say('rule-or-test'),
    });
  }
  if (check.rule !== undefined && ruleOf(language.kinds.rules, check.rule).compares === true && check.argument === undefined) {
    report('rule-without-argument', located.valueSpan(`${pointer}/rule`), {
      message: say('rule-needs-argument', { rule: check.rule }),
      expected: 'argument',
      got: check.rule,
    });
  }
}

function checkSending({ located }: CheckedService, form: FormBlock, pointer: string, report: Report): void {
  const { submit, schema, confirm, dialog } = form;
  if (submit.at === 'opening' && (schema || confirm || dialog)) {
    report('form-at-opening', located.valueSpan(`${pointer}/submit/at`), {
      message: say('form-sent-at-opening'),
      expected: say('no-schema-confirm-dialog'),
    });
  }
}

function checkSent({ located }: CheckedService, { at, submit }: BlockSending, pointer: string, report: Report): void {
  const success = `${pointer}${at}/success`;
  if (submit.success.message === undefined && submit.success.goTo === undefined) {
    report('silent-success', located.keySpan(success), {
      message: say('silent-success'),
      expected: say('message-or-go-to'),
    });
  }
  const token = submit.response?.properties?.token;
  if (['start', 'first'].includes(submit.success.session ?? '') && !(token && allowsType(token, 'string'))) {
    report('session-without-token', located.valueSpan(`${success}/session`), {
      message: say('session-without-token'),
      expected: say('response-with-token'),
    });
  }
}

function checkUnusedValues({ definition, places, located }: CheckedService, form: FormBlock, pointer: string, report: Report): void {
  const names = Object.keys(form.values ?? {});
  if (names.length === 0) return;
  const read = new Set(
    places
      .filter((place) => place.pointer.startsWith(`${pointer}/`) && isExpression(place.value))
      .flatMap((place) => readPaths(String(place.value), definition.conditions))
      .flatMap(([root, name]) => (root === 'values' && name !== undefined ? [name] : [])),
  );
  for (const name of names.filter((one) => !read.has(one)))
    report('unused-value', located.keySpan(childPointer(`${pointer}/values`, name)), {
      message: say('unused-form-value', { name }),
    });
}
