import { expect, it } from 'vitest';
import { languageWith } from '../source/language-in-use';
import { fieldChoices, newField } from './new-field';

const { schema, controls } = languageWith(undefined);
const choices = fieldChoices(schema, controls);
const choice = (id: string) => {
  const found = choices.find((each) => each.id === id);
  if (!found) throw new Error(`There is no field ${id}.`);
  return found;
};

const form = {
  schema: { type: 'object', properties: { powod: { type: 'string' } } },
  ui: { powod: { control: 'text' } },
  checks: [{ id: 'a', field: 'powod', rule: 'required' }],
  submit: { label: 'Wyślij', endpoint: '/a', body: { powod: '=form.powod' } },
};

it('gives a form a field with its look, its checks and its place in what is sent', () => {
  expect(newField(form, { choice: choice('email'), label: 'Adres e-mail żony', required: 'Wpisz adres.' })).toEqual({
    name: 'adresEMailZony',
    edits: [
      { path: '/schema/properties/adresEMailZony', set: { type: 'string', title: 'Adres e-mail żony', description: 'Adres e-mail żony' } },
      { path: '/ui/adresEMailZony', set: { control: 'email', autocomplete: 'email' } },
      {
        path: '/checks/adresEMailZonyWymagane',
        set: { id: 'adresEMailZonyWymagane', field: 'adresEMailZony', rule: 'required', message: 'Wpisz adres.' },
      },
      { path: '/checks/adresEMailZonyPoprawne', set: { id: 'adresEMailZonyPoprawne', field: 'adresEMailZony', rule: 'email' } },
      { path: '/submit/body/adresEMailZony', set: '=form.adresEMailZony' },
    ],
  });
});

it('gives a form a group of fields, which is sent as it is', () => {
  const { edits = [] } = newField(form, { choice: choice('list'), label: 'Pojazdy', required: 'Dodaj pojazd.' }) ?? {};
  expect(edits.map(({ path }) => path)).toEqual([
    '/schema/properties/pojazdy',
    '/ui/pojazdy',
    '/checks/pojazdyWymagane',
    '/submit/body/pojazdy',
  ]);
  expect(edits[0]?.set).toMatchObject({ type: 'array', title: 'Pojazdy', maxItems: 20, items: { title: 'Pozycja' } });
  expect(edits[1]?.set).toEqual({ group: {} });
});

it('brings what the form does not have yet as a whole, and sends everything where the form does not say what', () => {
  const bare = { schema: { type: 'object', properties: {} }, submit: { label: 'Wyślij', endpoint: '/a' } };
  expect(newField(bare, { choice: choice('yes-no'), label: 'Zgoda', required: null })?.edits.map(({ path }) => path)).toEqual([
    '/schema/properties/zgoda',
    '/ui',
  ]);
  expect(newField(bare, { choice: choice('phone'), label: 'Telefon', required: '' })?.edits[2]).toEqual({
    path: '/checks',
    set: [
      { id: 'telefonWymagane', field: 'telefon', rule: 'required' },
      { id: 'telefonPoprawne', field: 'telefon', rule: 'phone' },
    ],
  });
});

it('names fields by their labels, never as another one, a word of formulas or a number', () => {
  const nameOf = (label: string) => newField(form, { choice: choice('short-text'), label, required: null })?.name;
  expect(nameOf('Powód')).toBe('powod2');
  expect(nameOf('Łączna liczba')).toBe('lacznaLiczba');
  expect(nameOf('In')).toBe('in2');
  expect(nameOf('2. adres')).toBe('adres');
  expect(nameOf('x'.repeat(200))).toHaveLength(40);
  expect(nameOf('!!!')).toBeUndefined();
});

it('is for forms alone', () => {
  expect(newField({ columns: [] }, { choice: choice('short-text'), label: 'A', required: null })).toBeNull();
});

it('each choice has an id and words of its own, and a control that can draw its data, unless it is a group', () => {
  expect(choices[0]?.id).toBe('short-text');
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  for (const { id, words, contract, ui } of choices) {
    expect(words.pl, id).not.toBe('');
    if (ui.group) expect((contract.items ?? contract).properties, id).toBeDefined();
    else expect(controls[ui.control ?? '']?.fits(contract, ui.control ?? ''), id).toBe(true);
  }
});

it('puts a field of a form with steps into its last step, files too', () => {
  const steps = [
    { id: 'kto', title: 'Kto', fields: ['imie'] },
    { id: 'co', title: 'Co', fields: ['powod'] },
  ];
  const made = newField({ ...form, steps }, { choice: choice('files'), label: 'Skany', required: null });
  expect(made?.edits).toContainEqual({ path: '/steps/co/fields', set: ['powod', 'skany'] });
  expect(made?.edits[1]).toMatchObject({ path: '/ui/skany', set: { control: 'file' } });
});
