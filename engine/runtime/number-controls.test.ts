import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import { buildForm, filled } from '../forms/form-for-tests';
import type { NumberParam, ServiceDefinition } from '../language/language.generated';
import { planScreen } from './plan-screen';
import { resolveService } from './resolve-service';

const evaluate = createEvaluator(createCel());

/** A param with one of the controls for numbers, and what a call carries of it. */
function param(setting: Partial<NumberParam> & Pick<NumberParam, 'control'>, typed?: string) {
  const definition: Partial<ServiceDefinition> & Pick<ServiceDefinition, 'blocks'> = {
    params: { kwota: { label: 'Kwota', ...setting } },
    sources: { dane: { endpoint: '/dane', query: { kwota: '=params.kwota * 2.0' }, response: { type: 'object' } } },
    blocks: [{ id: 'opis', block: 'text', text: { text: '{{d}}', values: { d: { value: '=dane.opis' } } } }],
  };
  const service = buildService(definition);
  const inputs = { typed: typed === undefined ? {} : { kwota: typed }, applied: null };
  const demand = planScreen(service, inputs, {}, evaluate, buildContext({})).demands.dane;
  const [model] = resolveService(service, inputs, {}, evaluate, buildContext({})).params;
  return { model, sent: demand?.kind === 'send' ? demand.request.query.kwota : null };
}

describe('a field for a number', () => {
  it('takes a comma or a dot and spaces of every width, and formulas read a number', () => {
    for (const typed of ['1234,5', '1234.5', '1 234,5', '1\u00a0234,5', '1\u2009234,5', '1\u202f234,5'])
      expect(param({ control: 'number-field' }, typed).sent).toBe('2469');
  });

  it('says what is wrong: no number, outside its limits, no multiple of its step, more digits than a sum of money has', () => {
    const problem = (setting: Parameters<typeof param>[0], typed: string) => param(setting, typed).model?.problem ?? null;
    expect(problem({ control: 'number-field' }, 'x')).toBe('rules.number');
    expect(problem({ control: 'number-field', min: 1 }, '0,5')).toBe('rules.min {"argument":"1"}');
    expect(problem({ control: 'number-field', max: 20 }, '20,01')).toBe('rules.max {"argument":"20"}');
    expect(problem({ control: 'quantity-field', step: 0.1 }, '0,3')).toBeNull();
    expect(problem({ control: 'quantity-field', step: 0.5 }, '0,3')).toBe('forms.step {"argument":"0,5"}');
    expect(problem({ control: 'number-field', step: 1 }, '1,5')).toBe('forms.wholeNumber');
    expect(problem({ control: 'money-field' }, '12,345')).toBe('forms.step {"argument":"0,01"}');
    expect(problem({ control: 'money-field' }, '12,34')).toBeNull();
    expect(param({ control: 'money-field', max: 10 }, '11').sent).toBeNull();
  });

  it('must be given unless it may stay empty', () => {
    expect(param({ control: 'number-field' }).model).toMatchObject({ problem: 'rules.required' });
    expect(param({ control: 'number-field', optional: true }).model).toMatchObject({ problem: null, isEmpty: true });
  });

  it('gets the keyboard that has what may be typed', () => {
    const keyboard = (setting: Parameters<typeof param>[0]) => param(setting, '1').model;
    expect(keyboard({ control: 'number-field', min: 0, step: 1 })).toMatchObject({ keyboard: 'numeric' });
    expect(keyboard({ control: 'money-field', min: 0 })).toMatchObject({ keyboard: 'decimal', places: 2 });
    expect(keyboard({ control: 'number-field' })).toMatchObject({ keyboard: 'text' });
  });

  it('says its limits and its unit, on paper too', () => {
    expect(param({ control: 'quantity-field', unit: 'm³', min: 0, max: 9, step: 0.5 }, '2,5').model).toMatchObject({
      unit: 'm³',
      bounds: 'fields.between {"least":"0","most":"9"} fields.every {"step":"0,5"}',
      words: '2,5\u00a0m³',
    });
    expect(param({ control: 'number-field', min: 3 }).model).toMatchObject({ unit: null, bounds: 'fields.atLeast {"least":"3"}' });
    expect(param({ control: 'number-field', max: 3 }).model).toMatchObject({ bounds: 'fields.atMost {"most":"3"}' });
  });
});

describe('a field for a number in a form', () => {
  const form = buildForm({
    block: {
      schema: {
        type: 'object',
        required: ['osoby'],
        properties: { osoby: { type: 'integer', minimum: 1, maximum: 20 }, kwota: { type: 'number' } },
      },
      ui: { osoby: { control: 'quantity-field', unit: 'os.' }, kwota: { control: 'money-field' } },
      initial: { kwota: 1234.5 },
    },
  });

  it('has the limits of its data, is sent as a number, and begins as money is written', () => {
    const model = filled(form, { osoby: '3' });
    expect(model.fields[0]).toMatchObject({ bounds: 'fields.between {"least":"1","most":"20"}', unit: 'os.', keyboard: 'numeric' });
    expect(String(model.inputs.kwota).replaceAll('\u00a0', ' ')).toBe('1 234,50');
    expect(form.data(model)).toEqual({ osoby: 3, kwota: 1234.5 });
  });

  it('is refused outside its limits and where it is no whole number', () => {
    const message = (osoby: string) => form.problems(filled(form, { osoby }), []).map((problem) => problem.message);
    expect(message('21')).toEqual(['rules.max {"argument":"20"}']);
    expect(message('1,5')).toEqual(['forms.wholeNumber']);
    expect(message('20')).toEqual([]);
  });
});
