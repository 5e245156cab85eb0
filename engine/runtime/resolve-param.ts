import type { Param } from '../language/language.generated';
import { adviceOf } from '../screen/advice';
import { controlOf, isRequired, noEntries } from '../screen/control';
import type { FieldModel, ParamInput, ParamModel } from '../screen/field-model';
import { rulesOf } from '../screen/field-parts';
import type { Readiness } from '../screen/readiness';
import { firstBrokenRule } from '../screen/rule-message';
import { optionalWords, readinessOf, type Screen, variantOf, words } from '../screen/screen';

/** What a param is now: its field, its value for formulas, and whether what reads it can go on. */
export interface ResolvedParam {
  readonly model: ParamModel;
  readonly value: unknown;
  /** Its value for formulas while nothing has been put in. */
  readonly empty: unknown;
  /** The chosen entry of the list as the office sent it, or the list of them; formulas read it as chosen.<name>. */
  readonly entry?: unknown;
  readonly readiness: Readiness;
}

/** Works out a param of any control. `input` is what the resident put in; without it the variant's preset holds, or the param's own start. */
export function resolveParam(screen: Screen, id: string, param: Param, input: ParamInput | undefined): ResolvedParam {
  const { controls } = screen.kinds;
  const control = controlOf(controls, param.control);
  const readiness = readinessOf(screen, `param:${id}`);
  const isKnown = readiness.status === 'ready';
  const preset = presetOf(screen, id);
  const entries = (isKnown && control.entries?.(screen, param, preset)) || noEntries;
  const wanted = input ?? (preset === null ? null : control.inputOf(preset, param, null));
  // Until the list is there, what was chosen stands; then only what the list has.
  const kept = wanted === null || !isKnown || !control.keep ? wanted : control.keep(wanted, entries);
  const given = kept ?? (isKnown || !control.entries ? control.start(screen, param, entries) : control.empty(param));
  const place = { screen, setting: param, contract: null, entries, readiness };
  const reading = control.read(given, place);
  const required = isRequired(controls, param);
  const isMissing = required && (reading.isEmpty || reading.isPartial === true);
  const hasNoChoice = control.entries !== undefined && entries.options.length === 0 && !control.asked?.(given, param);
  let problem: string | null = null;
  if (isMissing && !hasNoChoice) {
    const ownWords = optionalWords(screen, 'requiredMessage' in param ? param.requiredMessage : undefined);
    problem = ownWords ?? screen.context.translate('rules.required');
  } else if (!isMissing && !reading.isEmpty) {
    problem = reading.misfit ?? control.limit?.(screen, param, given) ?? firstBrokenRule(screen, rulesOf(param), reading.judged);
  }
  const field: FieldModel = {
    control: param.control,
    id,
    label: words(screen, param.label),
    hint: optionalWords(screen, param.hint),
    required,
    readOnly: false,
    autocomplete: 'sensitive' in param && param.sensitive === true ? 'off' : null,
    isEmpty: reading.isEmpty,
    problem,
    advice: adviceOf(screen, { setting: param, control, rules: rulesOf(param).map(({ rule }) => rule), contract: null }),
    failure: null,
    ...reading.parts,
  };
  const empty = control.read(control.empty(param), place).value;
  return {
    model: { ...field, words: control.print(field) },
    value: problem === null ? reading.value : empty,
    empty: control.isTyped === true ? empty : null,
    entry: reading.entry,
    readiness: !isKnown && control.waits ? readiness : { status: isMissing || problem !== null ? 'waiting' : 'ready' },
  };
}

function presetOf(screen: Screen, id: string): string | null {
  const preset = variantOf(screen)?.preset?.[id];
  return preset === undefined || preset === null ? null : String(preset);
}
