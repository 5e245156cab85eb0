import { describe, expect, it } from 'vitest';
import type { FormBlock } from '../language/language.generated';
import { buildForm, filled, type TestedForm, wrongIn } from './form-for-tests';
import { parseTyped, untouched, withoutRemoved } from './form-inputs';
import { createFormState } from './form-state';
import { freshKey } from './placed-fields';

const block: Partial<FormBlock> = {
  schema: {
    type: 'object',
    required: ['adres'],
    properties: {
      adres: { type: 'object', title: 'Adres', required: ['ulica'], properties: { ulica: { type: 'string', title: 'Ulica' } } },
      pojazdy: {
        type: 'array',
        title: 'Pojazdy',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          title: 'Pojazd',
          required: ['numer'],
          properties: {
            numer: { type: 'string', title: 'Numer', minLength: 3 },
            haslo: { type: 'string', title: 'Hasło' },
            kierowcy: {
              type: 'array',
              maxItems: 2,
              items: { type: 'object', title: 'Kierowca', required: ['nazwisko'], properties: { nazwisko: { type: 'string' } } },
            },
          },
        },
      },
    },
  },
  ui: {
    adres: { group: {} },
    pojazdy: {
      group: {
        ui: { haslo: { control: 'password', visible: "=item.numer == 'TAJNY'" }, kierowcy: { group: {} } },
        checks: [{ id: 'inny', field: 'numer', test: "=item.numer != 'ZLY'", message: 'Inny numer.' }],
      },
    },
  },
};

const ids = (tested: TestedForm) =>
  filled(buildForm(tested), {})
    .fields.filter(({ visible }) => visible)
    .map(({ id }) => id);

describe('groups of fields', () => {
  it('have the fields of their object, and of as many items as the list has at the start', () => {
    expect(ids({ block })).toEqual(['adres/ulica', 'pojazdy/1/numer']);
    const initial = { pojazdy: '=dane.pojazdy', adres: '=dane.adres' };
    const dane = { adres: { ulica: 'Lipowa' }, pojazdy: [{ numer: 'A', kierowcy: [{ nazwisko: 'N' }] }, { numer: 'TAJNY' }] };
    const tested = { block: { ...block, initial }, service: { sources: { dane: { endpoint: '/dane' } } }, sources: { dane } };
    expect(ids(tested)).toEqual(['adres/ulica', 'pojazdy/1/numer', 'pojazdy/1/kierowcy/1/nazwisko', 'pojazdy/2/numer', 'pojazdy/2/haslo']);
    expect(buildForm(tested).request(filled(buildForm(tested), {}))?.body).toEqual({
      adres: { ulica: 'Lipowa' },
      pojazdy: [
        { numer: 'A', haslo: '', kierowcy: [{ nazwisko: 'N' }] },
        { numer: 'TAJNY', haslo: '', kierowcy: [] },
      ],
    });
  });

  it('are judged field by field, each under the item that it stands in', () => {
    const typed = { pojazdy: ['1', 'n1'], 'pojazdy/1/numer': 'ZLY', 'pojazdy/n1/numer': 'A', 'pojazdy/n1/kierowcy': ['n1'] };
    expect(wrongIn({ block }, typed)).toEqual([
      'adres/ulica: rules.required',
      'pojazdy/1/numer: Inny numer.',
      'pojazdy/n1/numer: forms.tooShort {"count":3}',
      'pojazdy/n1/kierowcy/n1/nazwisko: rules.required',
    ]);
    const form = buildForm({ block });
    expect(form.labelOf(filled(form, typed), 'pojazdy/n1/kierowcy/n1/nazwisko')).toBe('Pojazd 2, Kierowca 1: nazwisko');
    expect(wrongIn({ block }, { 'adres/ulica': 'L', pojazdy: ['-1'] })).toEqual(['pojazdy: forms.fewItems {"count":1}']);
  });

  it('hold no more than their most: what the office has beyond is told and keeps the form from being sent, also of ten thousand', () => {
    const pojazdy = Array.from({ length: 10_000 }, (_, place) => ({ numer: `SK ${place}` }));
    const tested = {
      block: { ...block, initial: { pojazdy: '=dane.pojazdy' } },
      service: { sources: { dane: { endpoint: '/dane' } } },
      sources: { dane: { pojazdy } },
    };
    const model = filled(buildForm(tested), {});
    const list = model.groups.find(({ id }) => id === 'pojazdy');
    expect(list?.list?.items.map(({ label }) => label)).toEqual(['Pojazd 1', 'Pojazd 2', 'Pojazd 3']);
    expect([list?.list?.add, list?.list?.full]).toEqual([null, 'forms.mostItems {"count":3}']);
    const words = 'forms.overfull {"count":10000,"most":3}';
    expect(list?.problem).toBe(words);
    expect(wrongIn(tested, { 'adres/ulica': 'L' })).toEqual([`pojazdy: ${words}`]);
  });

  it('a key draws the field that it goes into and no other', () => {
    const form = buildForm({ block });
    const before = filled(form, { pojazdy: ['1', 'n1', 'n2'] });
    const after = form.resolve({ base: 'start', typed: { pojazdy: ['1', 'n1', 'n2'], 'pojazdy/n1/numer': 'S' } }, before);
    expect(after.fields.filter((field) => before.field.get(field.id) !== field).map(({ id }) => id)).toEqual(['pojazdy/n1/numer']);
    expect(after.groups.every((group, place) => group === before.groups[place])).toBe(true);
  });

  it('keep an item under its key when it moves, and its problem under its new number', () => {
    const state = createFormState(buildForm({ block }), () => [], { pojazdy: ['1', 'n1'], 'pojazdy/n1/numer': 'ZLY' });
    state.tell(state.judge());
    expect(state.now().problems.map(({ label }) => label)).toEqual(['Pojazd 2: Numer']);
    state.put('pojazdy', ['n1', '1']);
    expect(state.now().problems.map(({ field, label }) => [field, label])).toEqual([['pojazdy/n1/numer', 'Pojazd 1: Numer']]);
    state.put('pojazdy', ['1']);
    expect(state.now().problems).toEqual([]);
    expect(state.now().model.changed).toBe(false);
  });

  it('a removed item keeps what was typed until it is put back, but is stored nowhere; a new one never takes its key', () => {
    const typed = { pojazdy: ['1'], 'pojazdy/n1/numer': 'A', 'pojazdy/1/kierowcy': ['n4'] };
    expect(withoutRemoved(typed)).toEqual({ pojazdy: ['1'], 'pojazdy/1/kierowcy': ['n4'] });
    expect(parseTyped(typed)).toEqual(typed);
    expect([freshKey('pojazdy', typed), freshKey('pojazdy/1/kierowcy', typed)]).toEqual(['n2', 'n5']);
    const form = buildForm({ block });
    expect(['pojazdy/n1/haslo', 'pojazdy/n1/numer', 'adres/ulica', 'pojazdy'].map((id) => form.isSecret(id))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('have what the office sends late beside what was added; what was taken away stays away', () => {
    const initial = { pojazdy: '=dane.pojazdy' };
    const service = { sources: { dane: { endpoint: '/dane' } } };
    const sent = (...numbers: readonly string[]) =>
      buildForm({ block: { ...block, initial }, service, sources: { dane: { pojazdy: numbers.map((numer) => ({ numer })) } } });
    const state = createFormState(sent('A', 'B'), () => []);
    state.put('pojazdy', ['2', 'n1']);
    state.open(sent('A', 'B', 'C'), () => []);
    expect(state.now().model.inputs.pojazdy).toEqual(['2', 'n1', '3']);
    expect(state.now().model.field.get('pojazdy/3/numer')?.input).toBe('C');
    state.put('pojazdy', ['1', '2', '3']);
    expect([state.now().edits.typed.pojazdy, state.now().model.changed]).toEqual([['1', '2', '3'], false]);
  });

  it('compare what stands in their items as it is sent: a number with a space or in small letters is the same number', () => {
    const tested = {
      block: {
        ...block,
        ui: {
          adres: { group: {} },
          pojazdy: {
            group: {
              ui: { numer: { letters: 'capital', spaces: 'dropped' } },
              checks: [
                { id: 'raz', field: 'numer', test: '=size(form.pojazdy.filter(p, p.numer == item.numer)) == 1', message: 'Drugi raz.' },
              ],
            },
          },
        },
      },
    } satisfies TestedForm;
    const typed = (second: string) => ({
      pojazdy: ['1', 'n1'],
      'pojazdy/1/numer': 'SK 12345',
      'pojazdy/n1/numer': second,
      'adres/ulica': 'L',
    });
    for (const second of ['SK12345', 'sk 123 45'])
      expect(wrongIn(tested, typed(second))).toEqual(['pojazdy/1/numer: Drugi raz.', 'pojazdy/n1/numer: Drugi raz.']);
    expect(wrongIn(tested, typed('SK 12346'))).toEqual([]);
  });

  it('that cannot be changed offer nothing, and what stands in them cannot be changed either', () => {
    const model = filled(buildForm({ block: { ...block, ui: { ...block.ui, pojazdy: { ...block.ui?.pojazdy, readOnly: true } } } }), {});
    const list = model.groups.find(({ id }) => id === 'pojazdy')?.list;
    expect([list?.add, list?.remove, list?.move, list?.full]).toEqual([null, null, null, null]);
    expect(model.field.get('pojazdy/1/numer')?.readOnly).toBe(true);
    expect(buildForm({ block }).resolve(untouched, null).field.get('pojazdy/1/numer')?.readOnly).toBe(false);
  });
});
