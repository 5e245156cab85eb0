import { isExpression } from '../../../expressions';
import { fieldsOf } from '../../../forms/form-field';
import { ruleOf } from '../../../rules';
import { parseDecimal } from '../../../values/decimal-text';
import { parsePlainDate } from '../../../values/plain-date';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import { partsOfForm } from '../pack/form-parts';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import type { Report } from '../problems/problem';

/** Checks limits that no value can meet: reversed ones, days that do not exist, arguments that a rule cannot compare with. */
export function checkLimits(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkLimitsOf);
}

function checkLimitsOf(report: Report, service: CheckedService): void {
  const { definition } = service;
  for (const [id, param] of Object.entries(definition.params ?? {})) {
    const at = childPointer('/params', id);
    if ('min' in param || 'max' in param) checkDays(service, param, at, report);
    if ('rules' in param)
      for (const [index, use] of (param.rules ?? []).entries()) checkArgument(service, use, `${at}/rules/${index}`, report);
  }
  const parts = saidOfBlocks(service, ({ form }) => form).flatMap(({ said, pointer }) => partsOfForm(said, pointer));
  for (const { part, ui: saidAt, checks } of parts) {
    for (const { id, ui, contract } of fieldsOf(part, service.language.kinds.controls)) {
      const at = childPointer(saidAt, id);
      checkDays(service, ui, at, report);
      if (typeof ui.limit === 'number' && contract.maxLength !== undefined && ui.limit > contract.maxLength)
        report('impossible-limit', service.located.valueSpan(`${at}/limit`), {
          message: say('limit-above-contract', { field: id }),
          expected: say('at-most', { bound: contract.maxLength }),
          got: String(ui.limit),
        });
      if (ui.visible !== undefined && /^=\s*false\s*$/.test(ui.visible) && part.schema?.required?.includes(id))
        report('required-never-shown', service.located.valueSpan(`${at}/visible`), {
          message: say('required-never-shown', { field: id }),
          expected: say('shown-or-not-required'),
          got: ui.visible,
        });
    }
    for (const [index, check] of (part.checks ?? []).entries()) checkArgument(service, check, `${checks}/${index}`, report);
  }
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function checkDays(
  { located }: CheckedService,
  limits: { readonly min?: unknown; readonly max?: unknown },
  pointer: string,
  report: Report,
): void {
  for (const name of ['min', 'max'] as const) {
    const day = limits[name];
    if (typeof day === 'string' && isoDay.test(day) && parsePlainDate(day) === null)
      report('impossible-limit', located.valueSpan(`${pointer}/${name}`), { message: say('no-such-day'), got: day });
  }
  const { min, max } = limits;
  const days = typeof min === 'string' && typeof max === 'string' && isoDay.test(min) && isoDay.test(max);
  const numbers = typeof min === 'number' && typeof max === 'number';
  if ((days || numbers) && min > max)
    report('impossible-limit', located.valueSpan(`${pointer}/min`), {
      message: say('least-above-most', { least: 'min', most: 'max' }),
      expected: say('at-most', { bound: String(max) }),
      got: String(min),
    });
}

function checkArgument(
  { located, language }: CheckedService,
  { rule, argument }: { readonly rule?: string | undefined; readonly argument?: unknown },
  pointer: string,
  report: Report,
): void {
  if (rule === undefined || argument === undefined) return;
  const { argument: takes, compares } = ruleOf(language.kinds.rules, rule);
  if (takes === undefined && compares !== true) {
    report('idle-argument', located.keySpan(`${pointer}/argument`), {
      message: say('rule-without-comparison', { rule }),
      got: JSON.stringify(argument) ?? '',
    });
    return;
  }
  if (argument === null || isExpression(argument)) return;
  const fits =
    takes === undefined ||
    (takes === 'number' ? parseDecimal(argument) !== null : argument === 'today' || parsePlainDate(String(argument)) !== null);
  if (fits) return;
  report('rule-argument', located.valueSpan(`${pointer}/argument`), {
    message: say('rule-cannot-compare', { rule }),
    expected: takes === 'number' ? say('a-number') : say('day-or-today'),
    got: JSON.stringify(argument) ?? '',
  });
}
