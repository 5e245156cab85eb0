import { describe, expect, it } from 'vitest';
import type { FormBlock, ServiceDefinition } from '../language/language.generated';
import { isChoice } from '../screen/field-model';
import type { SourceState, StateOf } from '../screen/source-state';
import { buildFormBlock } from './form-for-tests';
import { untouched, withTyped } from './form-inputs';
import type { FormModel, OpenForm } from './form-model';
import { openForm } from './open-form';

const list = { type: 'array', items: { type: 'string' } } as const;
const service: Partial<ServiceDefinition> = {
  sources: {
    ulice: { endpoint: '/ulice', form: 'formularz', query: { miasto: '=form.miasto' }, response: list },
    numery: { endpoint: '/numery', form: 'formularz', query: { ulica: '=form.ulica', klatka: '=form.klatka' }, response: list },
  },
};
const block: Partial<FormBlock> = {
  schema: {
    type: 'object',
    required: ['miasto', 'ulica'],
    properties: {
      miasto: { type: 'string', title: 'Miasto' },
      ulica: { type: 'string', title: 'Ulica' },
      klatka: { type: 'string', title: 'Klatka' },
      numer: { type: 'string', title: 'Numer' },
    },
  },
  ui: { ulica: { control: 'select', options: '=ulice' }, numer: { control: 'select', options: '=numery' } },
};

type Answers = Readonly<Record<string, readonly string[] | 'fails'>>;

/** The form before an office that answers as said, by address; what is not said is still on its way. */
function opened(answers: Answers): { readonly form: OpenForm; readonly asked: string[] } {
  const asked: string[] = [];
  const states = new Map(Object.entries(answers).map(([address, answer]) => [address, stateOfAnswer(answer)]));
  const stateOf: StateOf = (id, { query }) => {
    const address = `${id}?${Object.values(query).join('&')}`;
    asked.push(address);
    return states.get(address) ?? { status: 'loading' };
  };
  const { form } = buildFormBlock({ block, service });
  if (form === null) throw new Error('The form waits for what it asks itself.');
  return { form: openForm(form, stateOf), asked };
}

function stateOfAnswer(answer: readonly string[] | 'fails'): SourceState {
  if (answer !== 'fails') return { status: 'ready', data: answer };
  return { status: 'error', error: { kind: 'office', status: 500, kod: null, opis: 'Nie teraz.' } };
}

/** What a field says: its state, what must be done first, its entries, what is chosen. */
function said(model: FormModel, id: string): string {
  const field = model.fields.find((one) => one.id === id);
  if (!field || !isChoice(field)) throw new Error(`${id} is no choice.`);
  const failure = field.failure === null ? '' : ` ${field.failure.message} ${field.failure.retry}`;
  return `${field.status} ${field.waitsFor ?? '–'} [${field.options.map(({ key }) => key)}] ${field.chosen}${failure}`;
}

const filled = (form: OpenForm, typed: Readonly<Record<string, string>>) => form.resolve(withTyped(untouched, typed), null);

describe('what a form asks while it is filled in', () => {
  it('waits for the fields that it reads, and the field says which comes first', () => {
    const { form, asked } = opened({});
    const model = filled(form, {});
    expect(said(model, 'ulica')).toBe('waiting Miasto [] ');
    expect(said(model, 'numer')).toBe('waiting Ulica [] ');
    expect(asked).toEqual([]);
    expect(Object.values(model.demands).map(({ kind }) => kind)).toEqual(['wait', 'wait']);
  });

  it('is asked when they are filled in; a chain of choices is asked link by link', () => {
    const { form, asked } = opened({ 'ulice?Wzorowo': ['Leśna', 'Polna'], 'numery?Leśna&': ['1', '2a'] });
    const model = filled(form, { miasto: 'Wzorowo', ulica: 'Leśna', numer: '2a' });
    expect(said(model, 'ulica')).toBe('ready – [Leśna,Polna] Leśna');
    expect(said(model, 'numer')).toBe('ready – [1,2a] 2a');
    expect(new Set(asked)).toEqual(new Set(['ulice?Wzorowo', 'numery?Leśna&']));
    expect(form.data(model)).toEqual({ miasto: 'Wzorowo', ulica: 'Leśna', numer: '2a' });
  });

  it('keeps what was chosen while a list is on its way, and gives it up only where it no longer fits', () => {
    const { form } = opened({ 'ulice?Wzorowo': ['Leśna', 'Polna'], 'ulice?Nowe': ['Polna', 'Rynek'], 'ulice?Inne': ['Krótka'] });
    const typed = (miasto: string) => filled(form, { miasto, ulica: 'Polna' });
    expect(said(typed('Wzorowo'), 'ulica')).toBe('ready – [Leśna,Polna] Polna');
    expect(said(typed('Dalekie'), 'ulica')).toBe('loading – [] Polna');
    expect(said(typed('Nowe'), 'ulica')).toBe('ready – [Polna,Rynek] Polna');
    const model = typed('Inne');
    expect(said(model, 'ulica')).toBe('ready – [Krótka] ');
    expect(form.data(model)).toEqual({ miasto: 'Inne' });
  });

  it('takes what is not required as it is, and does not ask with what is no value', () => {
    const { form, asked } = opened({ 'ulice?Wzorowo': ['Leśna'] });
    filled(form, { miasto: 'Wzorowo', ulica: 'Leśna', klatka: 'B' });
    expect(asked).toContain('numery?Leśna&B');
  });

  it('says at its field that it failed, and what to ask again', () => {
    const { form } = opened({ 'ulice?Wzorowo': 'fails' });
    expect(said(filled(form, { miasto: 'Wzorowo' }), 'ulica')).toBe('failed – []  Nie teraz. ulice');
  });

  it('an empty list is empty, and not waited for', () => {
    const { form } = opened({ 'ulice?Wzorowo': [] });
    expect(said(filled(form, { miasto: 'Wzorowo' }), 'ulica')).toBe('none – [] ');
  });
});
