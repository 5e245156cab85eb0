import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import type { ServiceDefinition, TextParam } from '../language/language.generated';
import { planScreen } from './plan-screen';
import { resolveService } from './resolve-service';

const evaluate = createEvaluator(createCel());

/** What formulas everywhere on a screen make of a param that may stay empty. `apply`: nothing counts until a button is pressed. */
function screenOf(setting: Pick<TextParam, 'control'> & Partial<TextParam>, typed: string | undefined, apply: boolean) {
  const definition: Partial<ServiceDefinition> & Pick<ServiceDefinition, 'blocks'> = {
    ...(apply && { apply: { label: 'Szukaj' } }),
    params: { slowo: { label: 'Słowo', optional: true, ...setting } },
    sources: {
      lista: { endpoint: '/lista', query: { slowo: '=params.slowo', ile: '=size(params.slowo)' }, response: { type: 'object' } },
      zawsze: { endpoint: '/zawsze', when: "=params.slowo == ''", response: { type: 'object' } },
    },
    values: { pelne: "=params.slowo + '!'" },
    blocks: [
      { id: 'puste', block: 'text', text: 'Nic nie wpisano', visible: "=params.slowo == ''" },
      {
        id: 'slowo',
        block: 'text',
        text: { text: '[{{s}}] {{v}}', values: { s: { value: '=params.slowo' }, v: { value: '=values.pelne' } } },
      },
      {
        id: 'tabela',
        block: 'table',
        title: 'T',
        whenEmpty: 'Brak',
        rows: "=params.slowo.startsWith('x') ? [] : [{'a': params.slowo}]",
        columns: [{ id: 'a', label: 'A', value: "=row.a == '' ? 'pusto' : row.a" }],
      },
    ],
  };
  const service = buildService(definition);
  const given = typed === undefined ? {} : { slowo: typed };
  const inputs = { typed: given, applied: null };
  const plan = planScreen(service, inputs, {}, evaluate, buildContext({}));
  const model = resolveService(service, inputs, {}, evaluate, buildContext({}));
  return { plan, blocks: JSON.stringify(model.blocks) };
}

describe('a text that nobody has typed is an empty text in every formula', () => {
  it.each(['text', 'textarea', 'email', 'tel'] as const)('of a param with the control %s', (control) => {
    const { plan, blocks } = screenOf({ control }, undefined, false);
    expect(plan.screen.scope).toMatchObject({ names: { params: { slowo: '' }, values: { pelne: '!' } } });
    expect(blocks).toContain('Nic nie wpisano');
    expect(blocks).toContain('"rowCount":1');
    expect(blocks).toContain('[] !');
    expect(plan.demands.zawsze?.kind).toBe('send');
  });

  it('also where spaces alone were typed, what is typed breaks a rule, and before the button is pressed', () => {
    const value = (...given: Parameters<typeof screenOf>) => screenOf(...given).plan.screen.scope;
    expect(value({ control: 'text' }, '  ', false)).toMatchObject({ names: { params: { slowo: '' } } });
    expect(value({ control: 'email', rules: [{ rule: 'email' }] }, 'ktoś', false)).toMatchObject({ names: { params: { slowo: '' } } });
    expect(value({ control: 'text' }, 'lipa', true)).toMatchObject({ names: { params: { slowo: '' } } });
  });

  it('and is left out of a query as before, where a number that is worked out from it is sent', () => {
    const { lista } = screenOf({ control: 'text' }, undefined, false).plan.demands;
    expect(lista).toMatchObject({ kind: 'send', request: { query: { ile: '0' } } });
    expect(lista?.kind === 'send' && 'slowo' in lista.request.query).toBe(false);
  });
});
