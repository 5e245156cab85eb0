import { describe, expect, it } from 'vitest';
import type { Contract } from '../language/language.generated';
import { buildForm, type TestedForm } from './form-for-tests';
import { createFormState, type FormNow, type FormState } from './form-state';

const text = { type: 'string' } as const;
const schema = (...names: readonly string[]): Contract => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const nothingWrong = () => [];

const contact: TestedForm = {
  block: {
    schema: schema('imie', 'nazwisko', 'firma'),
    ui: { nazwisko: { limit: 5 }, firma: { visible: "=form.imie == 'firma'" } },
    initial: { imie: '=osoba.imie' },
    checks: [
      { id: 'nazwisko', field: 'nazwisko', rule: 'required' },
      { id: 'firma', field: 'firma', rule: 'required' },
    ],
  },
  service: { sources: { osoba: { endpoint: '/osoba', response: {}, onError: { silent: true } } } },
  sources: { osoba: { imie: 'Anna' } },
};
const open = (tested = contact) => createFormState(buildForm(tested), nothingWrong);
const inputs = (state: FormState) => state.now().model.inputs;
const wrong = (state: FormState) => state.now().problems.map(({ field }) => field);

/** Counts how often a part of the form changes its identity. */
function changesOf(state: FormState, read: (now: FormNow) => unknown): () => number {
  let last = read(state.now());
  let count = 0;
  state.subscribe(() => {
    const next = read(state.now());
    if (!Object.is(last, next)) count += 1;
    last = next;
  });
  return () => count;
}

describe('a form while it is filled in', () => {
  it('has every key at once, for whoever sends in the same moment', () => {
    const state = open();
    state.put('nazwisko', 'No');
    state.put('nazwisko', 'Nowak');
    expect(inputs(state)).toEqual({ imie: 'Anna', nazwisko: 'Nowak', firma: '' });
    expect(state.now().model.changed).toBe(true);
  });

  it('changes at a key nothing but the field that is typed into, and what says that something was changed', () => {
    const state = open();
    const typed = changesOf(state, ({ model }) => model.fields[1]);
    const others = [0, 2].map((place) => changesOf(state, ({ model }) => model.fields[place]));
    const changed = changesOf(state, ({ model }) => model.changed);
    const problems = changesOf(state, (now) => now.problems);
    for (const name of ['N', 'No', 'Now']) state.put('nazwisko', name);
    expect([typed(), ...others.map((count) => count()), changed(), problems()]).toEqual([3, 0, 0, 1, 0]);
  });

  it('tells nobody about input that stands there already, nor those who stopped listening', () => {
    const state = open();
    let calls = 0;
    const stop = state.subscribe(() => {
      calls += 1;
    });
    state.put('imie', 'Anna');
    expect(calls).toBe(0);
    state.put('imie', 'Ewa');
    stop();
    state.put('imie', 'Maria');
    expect(calls).toBe(1);
  });

  it('lets values that arrive late fill untouched fields, and never overwrites what was typed', () => {
    const state = open({ ...contact, sources: {} });
    state.put('nazwisko', 'Nowak');
    expect(inputs(state)).toEqual({ imie: '', nazwisko: 'Nowak', firma: '' });
    state.open(buildForm(contact), nothingWrong);
    expect(inputs(state)).toEqual({ imie: 'Anna', nazwisko: 'Nowak', firma: '' });
    state.put('imie', 'Ewa');
    state.open(buildForm(contact), nothingWrong);
    expect(inputs(state).imie).toBe('Ewa');
  });

  it('judges what stands in it now, by its checks and by its schema', () => {
    const state = createFormState(buildForm(contact), (data) =>
      JSON.stringify(data).includes('Ewa') ? [{ keyword: 'pattern', instancePath: '/imie', schemaPath: '', params: {} }] : [],
    );
    expect(state.judge().map(({ field }) => field)).toEqual(['nazwisko']);
    state.put('nazwisko', 'Nowak');
    expect(state.judge()).toEqual([]);
    state.put('imie', 'Ewa');
    expect(state.judge().map(({ field }) => field)).toEqual(['imie']);
  });
});

describe('what was told about a form', () => {
  it('stays while a field is typed into, goes when it is left and was put right, and changes when it is wrong in another way', () => {
    const state = open();
    state.tell(state.judge());
    expect(wrong(state)).toEqual(['nazwisko']);
    state.put('nazwisko', 'Nowakowska');
    const messages = () => state.now().problems.map(({ message }) => message);
    const [empty] = open().judge();
    const [tooLong] = state.judge();
    expect(messages()).toEqual([empty?.message]);
    state.leave('nazwisko');
    expect(messages()).toEqual([tooLong?.message]);
    expect(tooLong?.message).not.toBe(empty?.message);
    state.put('nazwisko', 'Nowak');
    state.leave('nazwisko');
    expect(wrong(state)).toEqual([]);
  });

  it('gives way to what a check that runs while typing finds, also when the field is left [WREQ-08]', () => {
    const phone = open({
      block: {
        schema: schema('telefon'),
        checks: [
          { id: 'podany', field: 'telefon', rule: 'required', message: 'Podaj telefon' },
          { id: 'dlugosc', field: 'telefon', rule: 'exact-length', argument: 9, message: 'Podaj telefon' },
          { id: 'format', field: 'telefon', at: 'typing', rule: 'phone', message: 'Niepoprawny format' },
        ],
      },
    });
    const messages = () => phone.now().problems.map(({ message }) => message);
    phone.tell(phone.judge());
    expect(messages()).toEqual(['Podaj telefon']);
    phone.put('telefon', '1234567890');
    expect(messages()).toEqual(['Niepoprawny format']);
    phone.leave('telefon');
    expect(messages()).toEqual(['Niepoprawny format']);
    phone.tell(phone.judge());
    expect(messages()).toEqual(['Podaj telefon']);
    phone.put('telefon', '600100200');
    phone.leave('telefon');
    expect(messages()).toEqual([]);
  });

  it('stays when a field is left as it was, because only the office may know that it is wrong', () => {
    const state = open();
    state.tell([{ field: 'imie', label: 'Imię', message: 'Urząd nie zna takiej osoby.' }]);
    state.leave('imie');
    expect(wrong(state)).toEqual(['imie']);
  });

  it('is said in the words of the form as it is opened now, under the same label too, but for what only the office knew', () => {
    const inLanguage = (empty: string, format: string): TestedForm => ({
      block: {
        schema: schema('email', 'login', 'telefon'),
        checks: [
          { id: 'email', field: 'email', rule: 'required', message: empty },
          { id: 'telefon', field: 'telefon', at: 'typing', rule: 'phone', message: format },
        ],
      },
    });
    const state = open(inLanguage('Puste pole', 'Niepoprawny format'));
    const messages = () => state.now().problems.map(({ message }) => message);
    state.tell([
      ...state.judge(),
      { field: 'login', label: 'login', message: 'Login jest zajęty.' },
      { field: 'telefon', label: 'telefon', message: 'Podaj telefon.' },
    ]);
    state.put('telefon', '12');
    expect(messages()).toEqual(['Puste pole', 'Login jest zajęty.', 'Niepoprawny format']);
    // What is typed meanwhile does not change what was said before.
    state.put('email', 'ewa@example.pl');
    state.open(buildForm(inLanguage('Empty field', 'Wrong format')), nothingWrong);
    expect(messages()).toEqual(['Empty field', 'Login jest zajęty.', 'Wrong format']);
  });

  it('is not shown for a field that is hidden, and is there again with the field', () => {
    const state = open();
    state.put('imie', 'firma');
    state.put('nazwisko', 'Nowak');
    state.tell(state.judge());
    expect(wrong(state)).toEqual(['firma']);
    state.put('imie', 'Anna');
    expect(wrong(state)).toEqual([]);
    state.put('imie', 'firma');
    expect(wrong(state)).toEqual(['firma']);
  });
});

describe('a form that was settled', () => {
  it.each([
    ['reset', { imie: 'Anna', nazwisko: '', firma: '' }],
    ['clear', { imie: '', nazwisko: '', firma: '' }],
    ['stay', { imie: 'Ewa', nazwisko: 'Nowak', firma: '' }],
  ] as const)('%s: nothing counts as changed or as wrong any more', (input, left) => {
    const state = open();
    state.put('imie', 'Ewa');
    state.tell(state.judge());
    state.put('nazwisko', 'Nowak');
    state.settle(input);
    expect(inputs(state)).toEqual(left);
    expect(state.now()).toMatchObject({ problems: [], version: 1, model: { changed: false } });
    state.put('imie', 'Maria');
    expect(state.now().model.changed).toBe(true);
  });
});
