import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contract, FieldUi, FormBlock } from '../language/language.generated';
import { buildForm, filled } from './form-for-tests';
import { emptied, saved, untouched, withTyped } from './form-inputs';

const text = { type: 'string' } as const;

/** Body that is sent for one field with this schema and control. */
function sent(schema: Contract, ui: FieldUi, input: string | boolean, more: object = {}): unknown {
  const form = buildForm({ block: { schema: { type: 'object', properties: { pole: schema } }, ui: { pole: ui }, ...more } });
  return form.request(filled(form, { pole: input }))?.body?.pole;
}

describe('what a form sends', () => {
  it('a number exactly as it was typed, with comma or dot, in whatever way it was grouped', () => {
    for (const [typed, number] of [
      ['4586,10', 4586.1],
      ['4586.10', 4586.1],
      ['0,1', 0.1],
      ['1 234 567,89', 1234567.89],
      [' 17 ', 17],
      ['-3', -3],
      ['+3', 3],
    ] as const)
      expect(sent({ type: 'number' }, {}, typed)).toBe(number);
  });

  it('never a number that JSON would round', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 20n), fc.nat(9999), (whole, part) => {
        const typed = `${whole},${part}`;
        const value = sent({ type: 'number' }, {}, typed);
        if (value !== null) expect(new Big(Number(value)).eq(typed.replace(',', '.'))).toBe(true);
      }),
    );
  });

  it('a day as yyyy-MM-dd', () => {
    expect(sent({ type: 'string', format: 'date' }, {}, '31.12.2026')).toBe('2026-12-31');
  });

  it('a text without the spaces that pasting brings, a letter and a password with all of theirs', () => {
    expect(sent(text, { control: 'email' }, ' a@b.pl ')).toBe('a@b.pl');
    expect(sent(text, { control: 'textarea' }, ' wers\n\n  drugi ')).toBe(' wers\n\n  drugi ');
    expect(sent(text, { control: 'password' }, ' haslo ')).toBe(' haslo ');
    expect(sent(text, { control: 'textarea' }, '👍🏽 \u202Eשלום')).toBe('👍🏽 \u202Eשלום');
  });

  it('an empty text as the empty text, or as null where the definition says so; any other empty field as null', () => {
    expect(sent(text, {}, '')).toBe('');
    expect(sent(text, {}, '   ', { emptyAsNull: true })).toBeNull();
    expect(sent({ type: 'number' }, {}, '')).toBeNull();
    expect(sent({ type: 'integer' }, { control: 'select', options: '=[1, 2]' }, '')).toBeNull();
    expect(sent({ type: 'boolean' }, { control: 'toggle' }, true)).toBe(true);
  });

  it('the value of a chosen entry as the office sent it, also when its key is a text', () => {
    expect(sent({ type: 'integer' }, { control: 'select', options: '=[7, 8]' }, '8')).toBe(8);
    expect(sent({ type: 'integer' }, { control: 'radio', options: [{ id: '2', label: 'Dwa' }] }, '2')).toBe(2);
    expect(sent(text, { control: 'radio', options: [{ id: 'PDF', label: 'PDF' }] }, 'PDF')).toBe('PDF');
    expect(sent(text, { control: 'radio', options: [{ id: 'PDF', label: 'PDF' }] }, 'inne')).toBeNull();
  });

  it('its mapping instead of its data, with placeholders in the address and the identity of the subject', () => {
    const form = buildForm({
      block: {
        schema: { type: 'object', properties: { haslo: text, powtorz: text } },
        submit: {
          label: 'Zapisz',
          endpoint: '/konta/{id}/haslo',
          method: 'PUT',
          personal: true,
          query: { id: '=address.kod' },
          body: { noweHaslo: '=form.haslo' },
          success: { message: 'Zapisano.' },
        },
      },
      service: { address: { kod: { description: 'Code of the link.' } } },
      context: { address: { kod: 'a/b' }, subject: { name: 'A', institution: false, nip: null, pesel: '44051401359' } },
    });
    expect(form.request(filled(form, { haslo: 'x', powtorz: 'x' }))).toEqual({
      method: 'PUT',
      path: '/konta/a%2Fb/haslo',
      query: { pesel: '44051401359' },
      body: { noweHaslo: 'x' },
      personal: true,
      signedIn: true,
    });
  });

  it('nothing while it is personal and there is no subject, and no body when it has no fields', () => {
    const submit = { label: 'Usuń', endpoint: '/konto', method: 'DELETE', success: { message: 'Usunięto.' } } as const;
    const personal = buildForm({ block: { submit: { ...submit, personal: true } }, context: { subject: null } });
    expect(personal.request(personal.resolve(untouched, null))).toBeNull();
    const plainForm = buildForm({ block: { submit } });
    expect(plainForm.request(plainForm.resolve(untouched, null))).toEqual({
      method: 'DELETE',
      path: '/konto',
      query: {},
      body: null,
      personal: false,
      signedIn: false,
    });
  });
});

describe('what stands in a form', () => {
  const block = {
    schema: { type: 'object', properties: { telefon: text, kwota: { type: 'number' }, dzien: { type: 'string', format: 'date' } } },
    initial: { telefon: '=dane.telefon', kwota: '=dane.kwota', dzien: '=dane.dzien' },
  } as const;
  const dane = { telefon: '600100200', kwota: 12.5, dzien: '2026-05-01' };
  const service = { sources: { dane: { endpoint: '/dane', response: {}, onError: { silent: true } } } };

  it('is prefilled as people write it', () => {
    const form = buildForm({ block, service, sources: { dane } });
    expect(form.resolve(untouched, null).inputs).toEqual({ telefon: '600100200', kwota: '12,5', dzien: '01.05.2026' });
  });

  it('is not overwritten by a value that comes late, while the other fields fill', () => {
    const edits = withTyped(untouched, { telefon: '500' });
    expect(buildForm({ block, service }).resolve(edits, null).inputs).toEqual({ telefon: '500', kwota: '', dzien: '' });
    expect(buildForm({ block, service, sources: { dane } }).resolve(edits, null).inputs).toMatchObject({ telefon: '500', kwota: '12,5' });
  });

  it('counts as changed only while something differs from the start, from nothing, or from what was saved', () => {
    const form = buildForm({ block, service, sources: { dane } });
    const changed = (edits: typeof untouched) => form.resolve(edits, null).changed;
    expect(changed(untouched)).toBe(false);
    expect(changed(withTyped(untouched, { telefon: '5' }))).toBe(true);
    expect(changed(withTyped(untouched, { telefon: '600100200' }))).toBe(false);
    expect(changed(emptied)).toBe(false);
    expect(form.resolve(emptied, null).inputs.telefon).toBe('');
    expect(changed(withTyped(emptied, { telefon: '600100200' }))).toBe(true);
    expect(changed(saved({ telefon: '5' }))).toBe(false);
    expect(changed(withTyped(saved({ telefon: '5' }), { telefon: '6' }))).toBe(true);
  });

  it('takes the default of the schema where nothing else is given', () => {
    const form = buildForm({ block: { schema: { type: 'object', properties: { rodzaj: { type: 'string', default: 'PDF' } } } } });
    expect(form.resolve(untouched, null).inputs).toEqual({ rodzaj: 'PDF' });
  });

  it('keeps the models of fields that did not change, so that only the typed one is drawn again', () => {
    const form = buildForm({ block, service, sources: { dane } });
    const before = form.resolve(untouched, null);
    const after = form.resolve(withTyped(untouched, { telefon: '5' }), before);
    expect(after.fields.map((field, index) => field === before.fields[index])).toEqual([false, true, true]);
  });
});

describe('the body that a definition writes out', () => {
  const block = {
    schema: { type: 'object', properties: { ulica: text, numer: { type: 'integer' } } },
    emptyAsNull: true,
    submit: {
      label: 'Wyślij',
      endpoint: '/zgloszenia',
      success: { message: 'Wysłano.' },
      body: { rodzaj: 'NOWE', adres: { ulica: '=form.ulica', budynek: { numer: '=form.numer', uwagi: '' } } },
    },
  } as const satisfies Partial<FormBlock>;

  it('is nested as the definition nests it, and empty values are what they are elsewhere', () => {
    const form = buildForm({ block });
    const request = form.request(filled(form, { ulica: ' Leśna ', numer: '4' }));
    expect(request?.body).toEqual({ rodzaj: 'NOWE', adres: { ulica: 'Leśna', budynek: { numer: 4, uwagi: null } } });
    expect(request?.unfit).toBeUndefined();
  });

  it('does not take an object that a formula gives for one that is nested', () => {
    const form = buildForm({
      block: { ...block, submit: { ...block.submit, body: { adres: '=dane' } } },
      service: { sources: { dane: { endpoint: '/dane', response: { type: 'object' } } } },
      sources: { dane: { ulica: 'Leśna' } },
    });
    expect(form.request(filled(form, {}))?.unfit).toEqual(['adres']);
  });
});
