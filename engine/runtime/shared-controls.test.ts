import { describe, expect, it } from 'vitest';
import { buildForm, filled } from '../forms/form-for-tests';
import type { Contract, FieldUi, FormBlock, Param } from '../language/language.generated';
import type { ParamInput } from '../screen/field-model';
import { decodeParams, encodeParams } from './param-address';
import { answer, resolve } from './screen-for-tests';

// What a field means does not depend on where it stands: the same words of a definition, the same input, and the same is shown and read.

interface Case {
  readonly setting: Param & FieldUi;
  readonly contract: Contract;
  readonly input: ParamInput;
  readonly value: unknown;
  readonly shows: Readonly<Record<string, unknown>>;
}

const years = { control: 'select', label: 'Pole', options: '=dane.lata', optionFormat: 'year' } as const;
const codes = { label: 'Pole', options: '=dane.kody', optionValue: '=option.kod', code: 'stany' } as const;
const entries = [
  { key: 'Z', label: 'zapłacona' },
  { key: 'N', label: 'niezapłacona' },
];

const cases: Readonly<Record<string, Case>> = {
  'a choice of formatted entries': {
    setting: years,
    contract: { type: 'integer' },
    input: '2025',
    value: 2025,
    shows: {
      options: [
        { key: '2026', label: '2026' },
        { key: '2025', label: '2025' },
      ],
      chosen: ['2025'],
      several: false,
      status: 'ready',
    },
  },
  'a choice whose words are in a code table': {
    setting: { ...codes, control: 'radio' },
    contract: { type: 'string' },
    input: 'N',
    value: 'N',
    shows: { options: entries, chosen: ['N'] },
  },
  'a choice of several': {
    setting: { ...codes, control: 'multi-select' },
    contract: { type: 'array', items: { type: 'string' } },
    input: ['N', 'nieznany', 'Z'],
    value: ['Z', 'N'],
    shows: { options: entries, chosen: ['N', 'Z'], several: true, isEmpty: false },
  },
  'an empty list': {
    setting: { control: 'select', label: 'Pole', options: '=dane.nic', noOptions: 'Nie ma.' },
    contract: { type: 'string' },
    input: 'x',
    value: null,
    shows: { status: 'none', options: [], noOptions: 'Nie ma.', isEmpty: true },
  },
  'a day, however it is typed': {
    setting: { control: 'date', label: 'Pole', hint: 'Na przykład.', min: '2026-01-01', max: 'today' },
    contract: { type: 'string', format: 'date' },
    input: '2026-03-01',
    value: '2026-03-01',
    shows: { typed: '01.03.2026', value: '2026-03-01', min: '2026-01-01', max: '2026-11-21', hint: 'Na przykład.' },
  },
  'a range of dates': {
    setting: { control: 'date-range', label: 'Pole', fromLabel: 'od dnia' },
    contract: { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } } },
    input: { from: '1.3.2026', to: '' },
    value: { from: '2026-03-01', to: null },
    shows: { typed: { from: '1.3.2026', to: '' }, fromLabel: 'od dnia', toLabel: 'params.to', of: 'dates' },
  },
  'a range of numbers': {
    setting: { control: 'number-range', label: 'Pole', places: 2 },
    contract: { type: 'object', properties: { from: { type: 'number' }, to: { type: 'number' } } },
    input: { from: '1 000,5', to: '2000' },
    value: { from: 1000.5, to: 2000 },
    shows: { places: 2, of: 'numbers', isEmpty: false },
  },
  'a text': {
    setting: { control: 'text', label: 'Pole', accept: 'digits' },
    contract: { type: 'string' },
    input: ' 12 ',
    value: '12',
    shows: { typed: ' 12 ', accept: 'digits', keyboard: 'numeric' },
  },
  'a letter': {
    setting: { control: 'textarea', label: 'Pole' },
    contract: { type: 'string' },
    input: ' dwa\nwiersze',
    value: ' dwa\nwiersze',
    shows: { typed: ' dwa\nwiersze' },
  },
  'a tick': {
    setting: { control: 'toggle', label: 'Pole', hint: 'Na przykład.' },
    contract: { type: 'boolean' },
    input: 'true',
    value: true,
    shows: { ticked: true, answer: 'engine.yes', isEmpty: false, problem: null, hint: 'Na przykład.' },
  },
};

const data = { lata: [2026, 2025], kody: [{ kod: 'Z' }, { kod: 'N' }], nic: [] };
const source = { dane: { endpoint: '/dane' } };
const table = { stany: { Z: { label: 'zapłacona' }, N: { label: 'niezapłacona' } } };

describe.each(Object.entries(cases))('%s', (_, { setting, contract, input, value, shows }) => {
  it('among the params of a screen', () => {
    const read = { id: 'odczyt', block: 'widget', widget: 'w', title: 'W', props: { value: '=params.pole' } } as const;
    const model = resolve(
      { params: { pole: setting }, sources: source, codes: table, blocks: [read] },
      { dane: answer(data) },
      { pole: input },
    );
    expect(model.params[0]).toMatchObject(shows);
    expect(model.blocks[0]).toMatchObject({ props: { value } });
  });

  it('in a form', () => {
    const { label: _label, ...ui } = setting;
    const block = { schema: { type: 'object', properties: { pole: { ...contract, title: 'Pole' } } }, ui: { pole: ui } } as const;
    const form = buildForm({ block, service: { sources: source, codes: table }, sources: { dane: data } });
    const model = filled(form, { pole: input });
    expect(model.fields[0]).toMatchObject(shows);
    expect(form.request(model)?.body).toEqual({ pole: value });
  });
});

describe('the entries of a choice in a form', () => {
  const block: Partial<FormBlock> = {
    schema: { type: 'object', properties: { miasto: { type: 'string' }, ulica: { type: 'string' } } },
    ui: {
      miasto: {
        control: 'select',
        options: [
          { id: 'A', label: 'Aleje' },
          { id: 'B', label: 'Bory' },
        ],
      },
      ulica: {
        control: 'select',
        options: '=dane.ulice.filter(u, u.miasto == form.miasto)',
        optionValue: '=option.id',
        optionLabel: '=option.id',
      },
    },
  };
  const sources = {
    dane: {
      ulice: [
        { id: 'Leśna', miasto: 'A' },
        { id: 'Polna', miasto: 'B' },
      ],
    },
  };
  const form = buildForm({ block, service: { sources: source }, sources });

  it('follow the fields above it', () => {
    const ulica = (miasto: string) => filled(form, { miasto }).fields[1];
    expect(ulica('A')).toMatchObject({ options: [{ key: 'Leśna', label: 'Leśna' }] });
    expect(ulica('B')).toMatchObject({ options: [{ key: 'Polna', label: 'Polna' }] });
    expect(ulica('')).toMatchObject({ options: [], status: 'waiting', waitsFor: 'miasto' });
  });

  it('take a choice back that they no longer have: it is neither shown nor sent', () => {
    const model = filled(form, { miasto: 'B', ulica: 'Leśna' });
    expect(model.fields[1]).toMatchObject({ chosen: [], isEmpty: true });
    expect(form.data(model)).toEqual({ miasto: 'B' });
  });

  it('keep their identity while nothing that they depend on changes', () => {
    const first = filled(form, { miasto: 'A' });
    expect(form.resolve({ base: 'start', typed: { miasto: 'A' } }, first).fields[1]).toBe(first.fields[1]);
  });
});

describe('a param', () => {
  it('that is ticked or not is a boolean, begins as its definition says, and comes back out of an address and on paper', () => {
    const params = { pole: { control: 'checkbox', label: 'Tylko moje', default: { value: true } } } as const;
    const definition = { slug: 'a', title: 'A', group: 'a', params, blocks: [] };
    expect(resolve({ params, blocks: [] }, {}).params[0]).toMatchObject({ ticked: true, required: true, words: 'engine.yes' });
    const off = decodeParams(definition, { pole: 'false' });
    expect(resolve({ params, blocks: [] }, {}, off).params[0]).toMatchObject({ ticked: false, problem: null, words: 'engine.no' });
    expect(encodeParams(definition, off)).toEqual({ pole: 'false' });
    expect(decodeParams(definition, { pole: '<b>' })).toEqual({ pole: 'false' });
  });

  const wrong = (param: Param, input: ParamInput) =>
    resolve({ params: { pole: param }, blocks: [] }, {}, { pole: input }).params[0]?.problem;

  it('of a date keeps rules with messages of its own', () => {
    const param: Param = { control: 'date', label: 'Pole', rules: [{ rule: 'not-past', message: 'Wybierz dzień, który nadejdzie.' }] };
    expect(wrong(param, '20.11.2026')).toBe('Wybierz dzień, który nadejdzie.');
    expect(wrong(param, '22.11.2026')).toBeNull();
    expect(wrong(param, '31.02.2026')).toBe('rules.date');
  });

  it('of a range says in its own words that an end is missing', () => {
    const param = { control: 'date-range', label: 'Pole', optional: false, requiredMessage: 'Podaj oba dni.' } as const;
    expect(wrong(param, { from: '20.11.2026', to: '' })).toBe('Podaj oba dni.');
  });

  it('must be given unless it is a range, says otherwise or has an entry for all', () => {
    const required = (param: Param) => resolve({ params: { pole: param }, blocks: [] }, {}).params[0]?.required;
    const options = [{ id: 'a', label: 'A' }];
    expect(required({ control: 'text', label: 'Pole' })).toBe(true);
    expect(required({ control: 'select', label: 'Pole', options })).toBe(true);
    expect(required({ control: 'select', label: 'Pole', options, all: 'Wszystkie' })).toBe(false);
    expect(required({ control: 'date', label: 'Pole', optional: true })).toBe(false);
    expect(required({ control: 'number-range', label: 'Pole' })).toBe(false);
    expect(required({ control: 'date-range', label: 'Pole', optional: false })).toBe(true);
  });
});
