import { describe, expect, it } from 'vitest';
import de from '../../definitions/texts/de.json';
import en from '../../definitions/texts/en.json';
import pl from '../../definitions/texts/pl.json';
import uk from '../../definitions/texts/uk.json';
import { buildForm, filled } from '../forms/form-for-tests';
import { standardKinds } from '../kinds/standard-kinds';
import type { FormBlock, ServiceDefinition } from '../language/language.generated';
import { resolve } from '../runtime/screen-for-tests';
import { withAdvice } from './advice';

const text = { type: 'string' } as const;

/** The advice of the only field of a form. */
function inForm(contract: object, ui: object = {}, checks: FormBlock['checks'] = []): string | undefined {
  const form = buildForm({ block: { schema: { type: 'object', properties: { pole: contract } }, ui: { pole: ui }, checks } });
  return filled(form, {}).field.get('pole')?.advice;
}

describe('what a field says to do', () => {
  it('is by its kind', () => {
    expect(inForm(text)).toBe('advice.field');
    expect(inForm(text, { control: 'email' })).toBe('advice.email');
    expect(inForm({ type: 'string', format: 'date' })).toBe('advice.date');
    expect(inForm({ type: 'boolean' })).toBe('advice.tick');
    expect(inForm(text, { control: 'time-field' })).toBe('advice.time');
    expect(inForm(text, { control: 'month-field' })).toBe('forms.month');
    expect(inForm(text, { control: 'password' })).toBe('advice.password');
    const options = [{ id: 'a', label: 'A' }];
    expect(inForm(text, { control: 'radio', options })).toBe('advice.radio');
    expect(inForm(text, { control: 'select', options })).toBe('advice.select');
    expect(inForm({ type: 'array', items: text }, { control: 'multi-select', options })).toBe('advice.several');
  });

  it('is by the first of its rules that says it, before its kind', () => {
    const checks: FormBlock['checks'] = [
      { id: 'jest', field: 'pole', rule: 'required' },
      { id: 'kod', field: 'pole', rule: 'postal-code', message: 'Niepoprawny format' },
      { id: 'telefon', field: 'pole', rule: 'phone' },
    ];
    expect(inForm(text, {}, checks)).toBe('advice.postal-code');
    expect(inForm(text, {}, [{ id: 'jest', field: 'pole', rule: 'required' }])).toBe('advice.field');
  });

  it('is an example of the pattern, where its contract has one', () => {
    expect(inForm({ ...text, pattern: '^[A-Z]+$', examples: ['ABC'] })).toBe('advice.example {"example":"ABC"}');
    expect(inForm({ ...text, pattern: '^[A-Z]+$' })).toBe('advice.field');
    expect(inForm({ ...text, examples: ['Anna'] })).toBe('advice.field');
  });

  it('is the same for a field of the screen’s params', () => {
    const params: ServiceDefinition['params'] = {
      pesel: { control: 'text', label: 'PESEL', rules: [{ rule: 'pesel' }] },
      dni: { control: 'date-range', label: 'Dni' },
    };
    expect(resolve({ params, blocks: [] }, {}).params.map(({ advice }) => advice)).toEqual(['advice.pesel', 'advice.days']);
  });
});

describe.each(Object.entries({ pl, en, de, uk }))('after a message, in %s', (_language, texts: Readonly<Record<string, unknown>>) => {
  const translate = (key: string) => String(texts[key]);

  it('stands what to do where the message only says what is wrong, and nothing where it says more', () => {
    const advice = translate('advice.phone');
    for (const key of ['rules.required', 'forms.wrong', 'rules.phone'])
      expect(withAdvice(translate(key), advice, translate)).toBe(`${translate(key)}. ${advice}`);
    expect(withAdvice(translate('rules.date'), advice, translate)).toBe(translate('rules.date'));
  });

  it('every rule whose own message only says that the form is wrong has a sentence that says what to put in', () => {
    const bare = Object.values(standardKinds.rules).filter(({ messageKey }) => translate(messageKey) === translate('forms.wrong'));
    expect(bare.length).toBeGreaterThan(5);
    for (const { messageKey, adviceKey } of bare) expect(texts, messageKey).toHaveProperty([adviceKey ?? 'none']);
  });

  it('every sentence that a kind of field names is there', () => {
    const named = Object.values(standardKinds.controls).flatMap((control) =>
      control.names.flatMap((name) => control.adviceKey?.({ control: name }) ?? 'advice.field'),
    );
    for (const key of named) expect(texts).toHaveProperty([key]);
  });
});
