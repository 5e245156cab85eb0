import { Ajv } from 'ajv';
import type { ContractViolation } from '../answers/conform-answer';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import type { FormBlock, ServiceDefinition } from '../language/language.generated';
import { resolveService } from '../runtime/resolve-service';
import type { BlockModel } from '../screen/block-model';
import type { ScreenContext } from '../screen/context';
import type { SourceState } from '../screen/source-state';
import { type FormInputs, untouched, withTyped } from './form-inputs';
import type { FormModel, FormProblem, OpenForm } from './form-model';
import { openForm } from './open-form';

const evaluate = createEvaluator(createCel());

/** A form of a test: a block without what every form has, and what stands around it. */
export interface TestedForm {
  readonly block: Partial<FormBlock>;
  readonly service?: Partial<ServiceDefinition>;
  readonly sources?: Readonly<Record<string, unknown>>;
  readonly context?: Partial<ScreenContext>;
}

const plainSubmit: FormBlock['submit'] = { label: 'Wyślij', endpoint: '/zgloszenia', success: { message: 'Wysłano.' } };

/** The form block of a screen on which only it stands. */
export function buildFormBlock({ block, service = {}, sources = {}, context = {} }: TestedForm): Extract<BlockModel, { block: 'form' }> {
  const form: FormBlock = { id: 'formularz', block: 'form', title: 'Zgłoszenie', submit: plainSubmit, ...block };
  const states = Object.entries(sources).map(([id, data]): [string, SourceState] => [id, stateOf(data)]);
  const model = resolveService(
    buildService({ ...service, blocks: [form] }),
    { typed: {}, applied: null },
    Object.fromEntries(states),
    evaluate,
    buildContext(context),
  );
  const [found] = model.blocks;
  if (found?.block !== 'form') throw new Error('The form is not on the screen.');
  return found;
}

function stateOf(data: unknown): SourceState {
  return data instanceof Error
    ? { status: 'error', error: { kind: 'office', status: 500, kod: null, opis: data.message } }
    : { status: 'ready', data };
}

/** The form itself. */
export function buildForm(tested: TestedForm): OpenForm {
  const { form, state } = buildFormBlock(tested);
  if (form === null) throw new Error(`The form is ${state.status}.`);
  return openForm(form);
}

/** The form with something typed into it. */
export function filled(form: OpenForm, inputs: FormInputs): FormModel {
  return form.resolve(withTyped(untouched, inputs), null);
}

/** What is wrong with a form by its checks and its schema, as `field: message`. */
export function wrongIn(tested: TestedForm, inputs: FormInputs): readonly string[] {
  const form = buildForm(tested);
  const model = filled(form, inputs);
  return form.problems(model, violationsOf(tested, form.data(model))).map(({ field, message }: FormProblem) => `${field}: ${message}`);
}

function violationsOf({ block }: TestedForm, data: unknown): readonly ContractViolation[] {
  const validate = new Ajv({ allErrors: true, strict: false, formats: { date: true } }).compile(block.schema ?? {});
  return validate(data) ? [] : (validate.errors ?? []);
}
