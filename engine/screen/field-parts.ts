import type { Param, RuleUse, ServiceDefinition } from '../language/language.generated';
import type { CompiledService } from '../pack/compiled-service';

// A list to choose from stands on nearly every screen; what holds files, ranges or long lists stands on few.
const first: ReadonlySet<string> = new Set(['select']);
const rare: ReadonlySet<string> = new Set(['search-select', 'date-range', 'number-range', 'time-field', 'month-field', 'file', 'password']);

/** A file of the app that draws fields, with what works them out: `OtherField` most of them and the rules, `RareField` the rest. */
export type FieldPart = 'OtherField' | 'RareField';

/** Whether fields of this control are drawn by `RareField`. */
export function isRareControl(control: string): boolean {
  return rare.has(control);
}

/**
 * The parts that the fields of a screen need, those of its params and of its forms; `own`: controls that the portal draws itself. Rules come
 * with most controls, so they are there too where only a control of the portal names one. What draws a list comes with the first page.
 */
export function fieldPartsOf(
  { controls, definition }: Pick<CompiledService, 'controls' | 'definition'>,
  own: readonly string[] = [],
): readonly FieldPart[] {
  const others = controls.filter((control) => !first.has(control) && !own.includes(control));
  const parts: Readonly<Record<FieldPart, boolean>> = {
    OtherField: rulesOfParams(definition).length > 0 || others.some((control) => !rare.has(control)),
    RareField: others.some(isRareControl),
  };
  return (['OtherField', 'RareField'] as const).filter((part) => parts[part]);
}

/** The names of the rules that params of a screen must keep. */
export function rulesOfParams({ params = {} }: Pick<ServiceDefinition, 'params'>): readonly string[] {
  return Object.values(params).flatMap((param) => rulesOf(param).map(({ rule }) => rule));
}

/** The rules that a param must keep, in order. */
export function rulesOf(param: Param): readonly RuleUse[] {
  return 'rules' in param ? (param.rules ?? []) : [];
}
