import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import { buildForm, filled } from '../forms/form-for-tests';
import type { ClockParam } from '../language/language.generated';
import { resolveService } from './resolve-service';

const evaluate = createEvaluator(createCel());

function param(setting: Partial<ClockParam> & Pick<ClockParam, 'control'>, typed?: string) {
  const service = buildService({
    params: { kiedy: { label: 'Kiedy', ...setting } },
    blocks: [{ id: 'opis', block: 'text', text: { text: '{{k}}', values: { k: { value: '=params.kiedy', whenNull: 'nic' } } } }],
  });
  const inputs = { typed: typed === undefined ? {} : { kiedy: typed }, applied: null };
  const { params, blocks } = resolveService(service, inputs, {}, evaluate, buildContext({}));
  const [block] = blocks;
  return { model: params[0], read: block?.block === 'text' && block.state.status === 'ready' ? block.paragraphs.join() : null };
}

describe('a field for an hour or a month', () => {
  it('takes what people write, and formulas read one form of it', () => {
    for (const typed of ['8:30', '08:30', '8.30', '0830', ' 8:30 ']) expect(param({ control: 'time-field' }, typed).read).toBe('08:30');
    expect(param({ control: 'time-field' }, '8').read).toBe('08:00');
    for (const typed of ['3.2026', '03.2026', '03/2026', '2026-03', '3 2026'])
      expect(param({ control: 'month-field' }, typed)).toMatchObject({ read: '2026-03', model: { words: '03.2026', problem: null } });
  });

  it('refuses what is no hour and no month', () => {
    for (const typed of ['24:00', '8:60', 'rano', '8:3']) expect(param({ control: 'time-field' }, typed).model?.problem).toBe('forms.time');
    for (const typed of ['13.2026', '0.2026', '03.26', 'marzec', '00.0000'])
      expect(param({ control: 'month-field' }, typed).model?.problem).toBe('forms.month');
    expect(param({ control: 'time-field' }).model?.problem).toBe('rules.required');
    expect(param({ control: 'month-field', default: { value: '2026-11' } })).toMatchObject({ read: '2026-11', model: { problem: null } });
  });

  it('is sent by a form as formulas read it', () => {
    const form = buildForm({
      block: {
        schema: { type: 'object', properties: { od: { type: ['string', 'null'] }, kiedy: { type: ['string', 'null'] } } },
        ui: { od: { control: 'time-field' }, kiedy: { control: 'month-field' } },
        initial: { kiedy: '2026-11' },
      },
    });
    expect(form.request(filled(form, { od: '9' }))?.body).toEqual({ od: '09:00', kiedy: '2026-11' });
    expect(form.request(filled(form, { od: '', kiedy: '' }))?.body).toEqual({ od: null, kiedy: null });
    expect(form.problems(filled(form, { od: 'x' }), []).map(({ message }) => message)).toEqual(['forms.time']);
  });
});
