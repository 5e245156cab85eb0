import { describe, expect, it } from 'vitest';
import type { SourceState } from '../screen/source-state';
import { buildForm, buildFormBlock, type TestedForm } from './form-for-tests';
import { createFormState, type FormState } from './form-state';
import { openForm } from './open-form';

const text = { type: 'string' } as const;
const nothingWrong = () => [];
const said = (state: FormState) => state.now().unheld.map(({ label, value }) => `${label}: ${value}`);

/** A form whose choice and whose items come from the office. */
const permit = (streets: readonly string[], cars: readonly string[], more: Partial<TestedForm['block']> = {}): TestedForm => ({
  block: {
    schema: {
      type: 'object',
      properties: {
        ulica: { type: 'string', title: 'Ulica' },
        dni: { type: 'array', title: 'Dni', items: text },
        haslo: { type: 'string', title: 'Hasło' },
        pojazdy: {
          type: 'array',
          maxItems: 5,
          items: { type: 'object', title: 'Pojazd', properties: { numer: { type: 'string', title: 'Numer' } } },
        },
      },
    },
    ui: {
      ulica: { control: 'select', options: '=dane.ulice' },
      dni: { control: 'multi-select', options: '=dane.ulice' },
      haslo: { control: 'password' },
      pojazdy: { group: {} },
    },
    initial: { pojazdy: '=dane.pojazdy' },
    ...more,
  },
  service: {
    sources: {
      dane: {
        endpoint: '/dane',
        response: {
          type: 'object',
          properties: {
            ulice: { type: 'array', items: text },
            pojazdy: { type: 'array', items: { type: 'object', properties: { numer: text } } },
          },
        },
      },
    },
  },
  sources: { dane: { ulice: streets, pojazdy: cars.map((numer) => ({ numer })) } },
});

describe('what was typed', () => {
  it('and is not offered after another answer of the office is named with its words, keeps the form from being sent, and comes back with its entry', () => {
    const state = createFormState(buildForm(permit(['Leśna', 'Polna'], [])), nothingWrong);
    state.put('ulica', 'Polna');
    state.put('dni', ['Leśna', 'Polna']);
    expect(said(state)).toEqual([]);
    state.open(buildForm(permit(['Leśna'], [])), nothingWrong);
    expect(said(state)).toEqual(['Ulica: Polna', 'Dni: Leśna, Polna']);
    expect(state.judge()).toEqual([
      { field: 'ulica', label: 'Ulica', message: 'forms.choiceLost' },
      { field: 'dni', label: 'Dni', message: 'forms.choiceLost' },
    ]);
    state.open(buildForm(permit(['Leśna', 'Polna'], [])), nothingWrong);
    expect(said(state)).toEqual([]);
    expect(state.judge()).toEqual([]);
    expect(state.now().model.inputs).toMatchObject({ ulica: 'Polna', dni: ['Leśna', 'Polna'] });
  });

  it('is asked for no more when something else is chosen, or it is given up', () => {
    const state = createFormState(buildForm(permit(['Leśna', 'Polna'], [])), nothingWrong);
    state.put('ulica', 'Polna');
    state.put('dni', ['Polna']);
    state.open(buildForm(permit(['Leśna'], [])), nothingWrong);
    state.put('ulica', 'Leśna');
    expect(said(state)).toEqual(['Dni: Polna']);
    state.giveUp();
    expect(said(state)).toEqual([]);
    expect(state.now().model.inputs).toMatchObject({ ulica: 'Leśna', dni: [] });
    expect(state.judge()).toEqual([]);
  });

  it('into an item that the office no longer sends is named; what the resident took away is not', () => {
    const state = createFormState(buildForm(permit([], ['WA 1', 'WA 2'])), nothingWrong);
    state.put('pojazdy/2/numer', 'WA 20');
    state.open(buildForm(permit([], ['WA 1'])), nothingWrong);
    expect(said(state)).toEqual(['Pojazd 2: Numer: WA 20']);
    state.open(buildForm(permit([], ['WA 1', 'WA 2'])), nothingWrong);
    expect(said(state)).toEqual([]);
    state.put('pojazdy', ['1']);
    expect(said(state)).toEqual([]);
  });

  it('into a field that a new definition leaves out is named, but nothing of what is secret', () => {
    const state = createFormState(buildForm(permit([], [])), nothingWrong);
    state.put('haslo', 'tajne');
    state.put('pojazdy', ['n1']);
    state.put('pojazdy/n1/numer', 'WA 3');
    const { ui: _, initial: __, ...block } = permit([], []).block;
    const changed = buildForm({ block: { ...block, schema: { type: 'object', properties: { ulica: text } } } });
    state.open(changed, nothingWrong);
    expect(said(state)).toEqual(['Pojazd 1: Numer: WA 3']);
    expect(state.judge()).toEqual([]);
  });

  it('is kept in words while the form is drawn anew', () => {
    const first = createFormState(buildForm(permit(['Polna'], [])), nothingWrong);
    first.put('ulica', 'Polna');
    first.put('haslo', 'x');
    const again = createFormState(buildForm(permit(['Leśna'], [])), nothingWrong, first.now().edits.typed, first.said());
    expect(said(again)).toEqual(['Ulica: Polna']);
  });

  it('waits while a list of the form is on its way, and is named when an earlier field leads to another list', () => {
    const tested = permit([], []);
    const list = { type: 'array', items: text } as const;
    const { form } = buildFormBlock({
      block: {
        schema: { type: 'object', properties: { miasto: text, ulica: { type: 'string', title: 'Ulica' } } },
        ui: { ulica: { control: 'select', options: '=ulice' } },
      },
      service: { sources: { ulice: { endpoint: '/ulice', form: 'formularz', query: { miasto: '=form.miasto' }, response: list } } },
      context: tested.context ?? {},
    });
    if (form === null) throw new Error('The form is not there.');
    const answers = new Map<string, SourceState>([['Wzorowo', { status: 'ready', data: ['Polna'] }]]);
    const opened = openForm(form, (_, { query }) => answers.get(String(query.miasto)) ?? { status: 'loading' });
    const state = createFormState(opened, nothingWrong);
    state.put('miasto', 'Wzorowo');
    state.put('ulica', 'Polna');
    state.put('miasto', 'Nowe');
    expect(said(state)).toEqual([]);
    answers.set('Nowe', { status: 'ready', data: ['Rynek'] });
    state.answered();
    expect(said(state)).toEqual(['Ulica: Polna']);
  });
});
