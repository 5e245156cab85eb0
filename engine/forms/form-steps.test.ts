import { describe, expect, it, vi } from 'vitest';
import { field as textControl } from '../controls/text/field';
import type { FormBlock } from '../language/language.generated';
import { buildForm, filled } from './form-for-tests';
import { parseTyped } from './form-inputs';
import { createFormState } from './form-state';
import { pageOfSteps, summaryName } from './form-steps';

const block: Partial<FormBlock> = {
  schema: {
    type: 'object',
    required: ['imie', 'ulica', 'dzieci', 'haslo'],
    properties: {
      imie: { type: 'string', title: 'Imię', minLength: 1 },
      wysylka: { type: 'boolean', title: 'Wyślij pocztą' },
      ulica: { type: 'string', title: 'Ulica', default: 'Lipowa' },
      dzieci: {
        type: 'array',
        title: 'Dzieci',
        minItems: 1,
        maxItems: 3,
        items: { type: 'object', title: 'Dziecko', required: ['imie'], properties: { imie: { type: 'string', title: 'Imię' } } },
      },
      haslo: { type: 'string', title: 'Hasło' },
    },
  },
  ui: { dzieci: { group: {} }, haslo: { control: 'password' } },
  values: { ile: '=size(form.dzieci)' },
  lines: [{ id: 'ile', line: 'value', label: 'Dzieci razem', value: '=values.ile', step: 'adres' }],
  steps: [
    { id: 'osoba', title: 'Osoba', fields: ['imie', 'wysylka'] },
    { id: 'adres', title: 'Adres', fields: ['ulica', 'dzieci'], when: '=form.wysylka' },
    { id: 'haslo', title: 'Hasło', fields: ['haslo'] },
  ],
};

const open = (typed = {}) => {
  const form = buildForm({ block });
  // As the schema would find it: what is required and not there.
  const missing = (data: unknown) =>
    ['imie', 'haslo'].flatMap((name) =>
      typeof data === 'object' && data !== null && name in data
        ? []
        : [{ instancePath: '', schemaPath: '', keyword: 'required', params: { missingProperty: name } }],
    );
  return { form, state: createFormState(form, missing, typed) };
};
const ids = (steps: readonly { readonly id: string }[]) => steps.map(({ id }) => id);

describe('steps of a form', () => {
  it('are there while their condition is true; what stands in another counts as empty and is not sent', () => {
    const form = buildForm({ block });
    const without = filled(form, { imie: 'Jan', ulica: 'Polna', haslo: 'x' });
    expect(ids(without.steps)).toEqual(['osoba', 'haslo']);
    expect(without.field.get('ulica')?.visible).toBe(false);
    expect(form.request(without)?.body).toEqual({ imie: 'Jan', wysylka: false, haslo: 'x' });
    expect(form.data(without)).toEqual({ imie: 'Jan', wysylka: false, haslo: 'x' });
    // What was typed there comes back with the step.
    const sent = filled(form, { imie: 'Jan', ulica: 'Polna', wysylka: true, haslo: 'x', 'dzieci/1/imie': 'Ola' });
    expect(ids(sent.steps)).toEqual(['osoba', 'adres', 'haslo']);
    expect(form.request(sent)?.body).toEqual({ imie: 'Jan', wysylka: true, ulica: 'Polna', dzieci: [{ imie: 'Ola' }], haslo: 'x' });
  });

  it('are judged one by one, and the whole before it is sent', () => {
    const { form, state } = open();
    expect(state.judge('osoba').map(({ field }) => field)).toEqual(['imie']);
    expect(state.judge('haslo').map(({ field }) => field)).toEqual(['haslo']);
    expect(state.judge().map(({ field }) => field)).toEqual(['imie', 'haslo']);
    expect(form.steps).toEqual(['osoba', 'adres', 'haslo']);
  });

  it('open in their order: an address leads no further than to the first step that nobody went on from', () => {
    const { state } = open();
    const page = (named: string | null) => pageOfSteps(state.now().model.steps, named);
    expect(page(null)).toEqual({ page: 'osoba', isEarly: false });
    expect(page(summaryName)).toEqual({ page: 'osoba', isEarly: true });
    expect(page('haslo')).toEqual({ page: 'osoba', isEarly: true });
    state.put('imie', 'Jan');
    state.pass('osoba');
    expect(page('haslo')).toEqual({ page: 'haslo', isEarly: false });
    expect(page('adres')).toEqual({ page: 'haslo', isEarly: true });
    expect(page('nieznany')).toEqual({ page: 'haslo', isEarly: true });
    expect(state.unfinished()).toBe('haslo');
    state.put('haslo', 'x');
    state.pass('haslo');
    expect(page(summaryName)).toEqual({ page: null, isEarly: false });
    expect(state.unfinished()).toBeNull();
    // A step that comes later, because an answer changed, is asked before the summary.
    state.put('wysylka', true);
    expect(page(summaryName)).toEqual({ page: 'adres', isEarly: true });
    state.put('imie', '');
    expect(state.unfinished()).toBe('osoba');
  });

  it('stay passed where what was typed is kept', () => {
    const { state } = open();
    state.put('imie', 'Jan');
    state.pass('osoba');
    const kept = parseTyped(JSON.parse(JSON.stringify(state.now().edits.typed)));
    expect(
      open(kept ?? {})
        .state.now()
        .model.steps.map(({ passed }) => passed),
    ).toEqual([true, false]);
    state.settle('clear');
    expect(state.now().model.steps.map(({ passed }) => passed)).toEqual([false, false]);
  });

  it('are summed up in words, with items by their names; a password is not shown', () => {
    const { form, state } = open({ imie: 'Jan', wysylka: true, haslo: 'tajne', dzieci: ['1', 'n1'], 'dzieci/1/imie': 'Ola' });
    const row = (id: string, label: string, value: string) => ({ kind: 'row', id, label, value });
    expect(form.inWords(state.now().model)).toEqual([
      { step: 'osoba', title: 'Osoba', entries: [row('imie', 'Imię', 'Jan'), row('wysylka', 'Wyślij pocztą', 'engine.yes')] },
      {
        step: 'adres',
        title: 'Adres',
        entries: [
          row('ulica', 'Ulica', 'Lipowa'),
          { kind: 'group', id: 'dzieci/1/', label: 'Dziecko 1', entries: [row('dzieci/1/imie', 'Imię', 'Ola')] },
          { kind: 'group', id: 'dzieci/n1/', label: 'Dziecko 2', entries: [row('dzieci/n1/imie', 'Imię', 'forms.nothing')] },
          row('.ile', 'Dzieci razem', '2'),
        ],
      },
      { step: 'haslo', title: 'Hasło', entries: [row('haslo', 'Hasło', 'forms.secret')] },
    ]);
  });
});

it('a key reads the field that it is typed into, and no other', () => {
  const fields = Array.from({ length: 50 }, (_, index) => [`pole${index}`, { type: 'string' as const, title: `Pole ${index}` }] as const);
  const form = buildForm({ block: { schema: { type: 'object', properties: Object.fromEntries(fields) } } });
  const state = createFormState(form, () => []);
  const read = vi.spyOn(textControl, 'read');
  state.put('pole7', 'a');
  expect(read).toHaveBeenCalledTimes(1);
  expect(state.now().model.field.get('pole7')?.input).toBe('a');
  read.mockRestore();
});
