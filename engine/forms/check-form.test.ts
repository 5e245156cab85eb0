import { describe, expect, it } from 'vitest';
import type { Contract, FormBlock } from '../language/language.generated';
import { buildForm, filled, wrongIn } from './form-for-tests';
import { untouched } from './form-inputs';

const text = { type: 'string' } as const;

function schema(properties: Record<string, Contract>, required: string[] = []): Contract {
  return { type: 'object', required, properties };
}

describe('the checks of a form', () => {
  // The order of changing an e-mail address in the specification.
  const email: Partial<FormBlock> = {
    schema: schema({ obecny: text, nowy: text, powtorz: text, haslo: text }),
    ui: { obecny: { readOnly: true }, haslo: { control: 'password' } },
    initial: { obecny: 'a@b.pl' },
    checks: [
      { id: 'inny', field: 'nowy', rule: 'different-from', argument: '=form.obecny', message: 'ten sam' },
      { id: 'podany', field: 'nowy', rule: 'required', message: 'pusty' },
      { id: 'format', field: 'nowy', rule: 'email', message: 'zły' },
      { id: 'powtorzony', field: 'powtorz', rule: 'required', message: 'pusty' },
      { id: 'powtorzonyFormat', field: 'powtorz', rule: 'email', message: 'zły' },
      { id: 'rowne', field: 'powtorz', test: '=form.nowy == form.powtorz', message: 'różne' },
      { id: 'haslo', field: 'haslo', rule: 'required', message: 'puste' },
    ],
    stopAtFirst: true,
  };

  it.each([
    [{ nowy: 'a@b.pl', powtorz: 'x' }, 'nowy: ten sam'],
    [{ nowy: '', powtorz: '' }, 'nowy: pusty'],
    [{ nowy: 'c', powtorz: '' }, 'nowy: zły'],
    [{ nowy: 'c@d.pl', powtorz: '' }, 'powtorz: pusty'],
    [{ nowy: 'c@d.pl', powtorz: 'c' }, 'powtorz: zły'],
    [{ nowy: 'c@d.pl', powtorz: 'e@f.pl' }, 'powtorz: różne'],
    [{ nowy: 'c@d.pl', powtorz: 'c@d.pl' }, 'haslo: puste'],
    [{ nowy: 'c@d.pl', powtorz: 'c@d.pl', haslo: 'x' }, null],
  ])('run in their order and stop at the first where the definition says so: %o', (inputs, expected) => {
    expect(wrongIn({ block: email }, inputs)).toEqual(expected === null ? [] : [expected]);
  });

  it('otherwise find one thing at each field, in the order of the fields', () => {
    const { stopAtFirst: _, ...all } = email;
    expect(wrongIn({ block: all }, {})).toEqual(['nowy: pusty', 'powtorz: pusty', 'haslo: puste']);
  });

  it('are left out while their condition is false or their field is not shown', () => {
    const block: Partial<FormBlock> = {
      schema: schema({ sms: { type: 'boolean' }, telefon: text, nazwa: text }, ['telefon']),
      ui: { telefon: { visible: '=form.sms' } },
      checks: [
        { id: 'telefon', field: 'telefon', rule: 'phone', message: 'zły' },
        { id: 'nazwa', field: 'nazwa', rule: 'required', when: '=subject.institution' },
      ],
    };
    expect(wrongIn({ block }, { sms: false, telefon: '12' })).toEqual([]);
    expect(wrongIn({ block }, { sms: true, telefon: '12' })).toEqual(['telefon: zły']);
    expect(wrongIn({ block }, { sms: true })).toEqual(['telefon: rules.required']);
    const subject = { name: 'Tartak', institution: true, nip: '1234563218', pesel: null };
    expect(wrongIn({ block, context: { subject } }, {})).toEqual(['nazwa: rules.required {"argument":""}']);
  });

  it('want a tick where a box is required', () => {
    const block: Partial<FormBlock> = {
      schema: schema({ zgoda: { type: 'boolean' } }),
      checks: [{ id: 'zgoda', field: 'zgoda', rule: 'required', message: 'Wymagana zgoda' }],
    };
    expect(wrongIn({ block }, { zgoda: false })).toEqual(['zgoda: Wymagana zgoda']);
    expect(wrongIn({ block }, { zgoda: true })).toEqual([]);
  });

  it('come before what the schema demands; a text that is no number or day is said before any test of its value', () => {
    const block: Partial<FormBlock> = {
      schema: schema(
        { ile: { type: 'integer', minimum: 2, maximum: 9 }, od: { type: 'string', format: 'date' }, kod: { ...text, pattern: '^[A-Z]+$' } },
        ['ile'],
      ),
      checks: [{ id: 'ile', field: 'ile', test: '=form.ile != 5', message: 'nie pięć' }],
    };
    const wrong = (inputs: Record<string, string>) => wrongIn({ block }, inputs);
    expect(wrong({})).toEqual(['ile: rules.required']);
    expect(wrong({ ile: '5' })).toEqual(['ile: nie pięć']);
    expect(wrong({ ile: '1' })).toEqual(['ile: rules.min {"argument":"2"}']);
    expect(wrong({ ile: '10' })).toEqual(['ile: rules.max {"argument":"9"}']);
    expect(wrong({ ile: '2,5' })).toEqual(['ile: forms.wholeNumber']);
    expect(wrong({ ile: 'dwa', od: '31.02.2026', kod: 'a' })).toEqual(['ile: forms.wholeNumber', 'od: rules.date', 'kod: forms.wrong']);
    expect(wrong({ ile: '12345678901234567890' })).toEqual(['ile: forms.tooManyDigits']);
    const amount = (inputs: Record<string, string>) => wrongIn({ block: { schema: schema({ ile: { type: 'number' } }) } }, inputs);
    expect(amount({ ile: 'dwa' })).toEqual(['ile: rules.number']);
    expect(amount({ ile: '12345678901234567890,5' })).toEqual(['ile: forms.tooManyDigits']);
  });

  it('say lengths in characters as people count them', () => {
    const block: Partial<FormBlock> = { schema: schema({ a: { ...text, maxLength: 2, minLength: 2 } }) };
    expect(wrongIn({ block }, { a: '👍👍' })).toEqual([]);
    expect(wrongIn({ block }, { a: '👍👍👍' })).toEqual(['a: forms.tooLong {"count":2}']);
    expect(wrongIn({ block }, { a: '👍' })).toEqual(['a: forms.tooShort {"count":2}']);
  });

  it('hold a text to its limit, which may depend on another field', () => {
    const block: Partial<FormBlock> = {
      schema: schema({ krotko: { type: 'boolean' }, tresc: text }),
      ui: { tresc: { control: 'textarea', limit: '=form.krotko ? 3 : 5' } },
    };
    const form = buildForm({ block });
    const remaining = (inputs: Record<string, string | boolean>) => filled(form, inputs).fields[1]?.remaining;
    expect(remaining({ tresc: 'a👍' })).toBe(3);
    expect(remaining({ tresc: 'abcd', krotko: true })).toBe(-1);
    expect(wrongIn({ block }, { tresc: 'abcd' })).toEqual([]);
    expect(wrongIn({ block }, { tresc: 'abcd', krotko: true })).toEqual(['tresc: forms.tooLong {"count":3}']);
  });

  it('speak while typing only where the definition says so, and never of an empty field', () => {
    const block: Partial<FormBlock> = {
      schema: schema({ telefon: text, email: text }),
      checks: [
        { id: 'telefon', field: 'telefon', at: 'typing', rule: 'phone', message: 'zły' },
        { id: 'email', field: 'email', rule: 'email', message: 'zły' },
      ],
    };
    const form = buildForm({ block });
    const said = (telefon: string) => filled(form, { telefon, email: 'x' }).fields.map((field) => field.problem);
    expect(said('')).toEqual([null, null]);
    expect(said('60')).toEqual(['zły', null]);
    expect(said('600 100 200')).toEqual([null, null]);
    expect(wrongIn({ block }, { telefon: '60' })).toEqual(['telefon: zły']);
  });

  it('mark as required what must be filled in now, and never a box', () => {
    const block: Partial<FormBlock> = {
      schema: schema({ a: text, b: text, c: text, d: { type: 'boolean' } }, ['a']),
      checks: [{ id: 'b', field: 'b', rule: 'required', when: "=form.a == 'x'" }],
    };
    const form = buildForm({ block });
    expect(form.resolve(untouched, null).fields.map(({ required }) => required)).toEqual([true, false, false, true]);
    expect(filled(form, { a: 'x' }).fields.map(({ required }) => required)).toEqual([true, true, false, true]);
  });
});
