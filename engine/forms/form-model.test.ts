import { describe, expect, it } from 'vitest';
import type { Contract, FormBlock } from '../language/language.generated';
import { buildForm, buildFormBlock, filled } from './form-for-tests';
import { untouched } from './form-inputs';

const text = { type: 'string' } as const;
const schema = (properties: Record<string, Contract>): Contract => ({ type: 'object', properties });

describe('a form on its screen', () => {
  it('says its words, and works out where its second button leads', () => {
    const form = buildForm({
      block: {
        intro: 'Opisz sprawę.',
        showTitle: false,
        back: { label: 'Anuluj', goTo: '=address.link' },
        undo: 'Cofnij zmiany',
        dialog: { open: 'Otwórz', closeOnFailure: true },
      },
      service: { address: { link: { description: 'Where to go.' } } },
      context: { address: { link: '/kontakt', inne: 'x' } },
    });
    expect(form).toMatchObject({
      title: 'Zgłoszenie',
      showTitle: false,
      intro: 'Opisz sprawę.',
      back: { label: 'Anuluj', goTo: '/kontakt' },
      undo: 'Cofnij zmiany',
      dialog: { open: 'Otwórz', refresh: [], closeOnFailure: true },
      submit: { label: 'Wyślij', look: 'primary', at: 'button' },
      leaveWarning: true,
    });
  });

  it('says of what stands in it what is true on its own screen, whichever opening drew it before', () => {
    const block = {
      schema: schema({ a: text }),
      confirm: { title: { text: 'Dług {{d}}', values: { d: { value: '=config.dlug' } } }, text: 'Wysłać?', yes: 'Tak', no: 'Nie' },
    };
    const opened = (debt: string) =>
      buildForm({ block, service: { values: { dlug: '=config.dlug' } }, context: { config: { dlug: debt } } });
    const [before, after] = [opened('100 zł'), opened('20 zł')];
    const drawn = filled(before, { a: 'x' });
    expect(before.question(drawn)?.title).toBe('Dług 100 zł');
    expect(after.question(drawn)?.title).toBe('Dług 20 zł');
  });

  it('reads of the address only what the definition declares', () => {
    const tested = { block: { schema: schema({ a: text }), initial: { a: '=address.inne' } } };
    const form = buildForm({ ...tested, context: { address: { inne: 'x' } } });
    expect(form.resolve(untouched, null).inputs).toEqual({ a: '' });
  });

  it('knows the origin of the portal for links in letters', () => {
    const form = buildForm({
      block: {
        schema: schema({ a: text }),
        submit: { label: 'Wyślij', endpoint: '/x', body: { returnUrl: "=portal.origin + '/powrot'" }, success: { message: 'Wysłano.' } },
      },
      context: { origin: 'https://portal.example' },
    });
    expect(form.request(form.resolve(untouched, null))?.body).toEqual({ returnUrl: 'https://portal.example/powrot' });
  });

  it('offers the entries of a source once each, with the words and values of the definition', () => {
    const form = buildForm({
      block: {
        schema: schema({ temat: { type: 'integer' } }),
        ui: {
          temat: {
            control: 'select',
            options: '=lista',
            optionValue: '=option.id',
            optionLabel: "=option.nazwa + '.'",
            noOptions: 'Nie ma tematów.',
          },
        },
      },
      service: { sources: { lista: { endpoint: '/lista', response: {} } } },
      sources: { lista: [{ id: 1, nazwa: 'Awaria' }, { id: 1, nazwa: 'Powtórzony' }, { id: null, nazwa: 'Bez' }, null] },
    });
    expect(form.resolve(untouched, null).fields[0]).toMatchObject({
      options: [{ key: '1', label: 'Powtórzony.' }],
      noOptions: 'Nie ma tematów.',
    });
  });

  it('lets computed values read those above them, beside the values of the screen', () => {
    const form = buildForm({
      block: {
        schema: schema({ a: { type: 'number' } }),
        values: { podwojne: '=form.a * 2', razem: '=values.podwojne + values.stala' },
        confirm: {
          title: 'Pytanie',
          text: { text: 'Razem {{r}}', values: { r: { value: '=values.razem', format: 'integer' } } },
          yes: 'Tak',
          no: 'Nie',
        },
      },
      service: { values: { stala: '=100' } },
    });
    expect(form.question(filled(form, { a: '4' }))?.text).toBe('Razem 108');
  });

  it('shows how strong a password is by the strongest level that it reaches, and nothing while it is empty', () => {
    const form = buildForm({
      block: {
        schema: schema({ haslo: text }),
        ui: {
          haslo: {
            control: 'password',
            strength: [
              { id: 'slabe', label: 'słabe' },
              { id: 'dobre', label: 'dobre', when: '=size(form.haslo) == 8' },
              { id: 'bardzoDobre', label: 'bardzo dobre', when: '=size(form.haslo) >= 9' },
            ],
          },
        },
      },
    });
    const strength = (haslo: string) => filled(form, { haslo }).fields[0]?.strength;
    expect(strength('')).toEqual({ level: 0, of: 3, label: '' });
    expect(strength('abc')).toEqual({ level: 1, of: 3, label: 'słabe' });
    expect(strength('abcdefgh')).toEqual({ level: 2, of: 3, label: 'dobre' });
    expect(strength('abcdefghi')).toEqual({ level: 3, of: 3, label: 'bardzo dobre' });
  });

  it('does not call a field optional that the office needs without a check of the form', () => {
    const form = buildForm({ block: { schema: schema({ login: text, uwagi: text }), ui: { login: { needed: true } } } });
    expect(filled(form, {}).fields.map(({ required }) => required)).toEqual([true, false]);
  });

  it('calls no password strong that misses the rule of its level, however long it is', () => {
    const form = buildForm({
      block: {
        schema: schema({ haslo: text }),
        ui: {
          haslo: {
            control: 'password',
            strength: [
              { id: 'slabe', label: 'słabe' },
              { id: 'dobre', label: 'dobre', rule: 'password' },
              { id: 'mocne', label: 'mocne', rule: 'password', when: '=size(form.haslo) >= 12' },
            ],
          },
        },
      },
    });
    const strength = (haslo: string) => filled(form, { haslo }).fields[0]?.strength?.label;
    expect(strength('aaaaaaaaaaaaaaaaaaaa')).toBe('słabe');
    expect(strength('Aa1-aaaa')).toBe('dobre');
    expect(strength('Aa1-aaaaaaaa')).toBe('mocne');
  });

  it('gives a long text about a field as paragraphs, or as the office sends it', () => {
    const more = { open: 'Więcej', title: 'Regulamin' };
    const form = buildForm({
      block: {
        schema: schema({ a: { type: 'boolean' }, b: { type: 'boolean' } }),
        ui: { a: { more: { ...more, text: 'Raz.\n\nDwa.' } }, b: { more: { ...more, html: '=zgody.tresc' } } },
      },
      service: { sources: { zgody: { endpoint: '/zgody', response: {} } } },
      sources: { zgody: { tresc: '<p>Treść</p>' } },
    });
    expect(form.resolve(untouched, null).fields.map((field) => field.more)).toEqual([
      { ...more, paragraphs: ['Raz.', 'Dwa.'], html: null },
      { ...more, paragraphs: [], html: '<p>Treść</p>' },
    ]);
  });

  it('sends a hidden field as it was at the start, whatever was typed before it was hidden', () => {
    const form = buildForm({
      block: {
        schema: schema({ sms: { type: 'boolean' }, telefon: text, uwagi: text }),
        ui: { telefon: { visible: '=form.sms' }, uwagi: { visible: "=form.telefon == 'x'" } },
        initial: { telefon: '600100200' },
      },
    });
    const body = (inputs: Record<string, string | boolean>) => form.request(filled(form, inputs))?.body;
    expect(body({ sms: true, telefon: 'x', uwagi: 'tak' })).toEqual({ sms: true, telefon: 'x', uwagi: 'tak' });
    expect(body({ sms: false, telefon: 'x', uwagi: 'tak' })).toEqual({ sms: false, telefon: '600100200', uwagi: '' });
    expect(filled(form, { sms: false, telefon: 'x' }).fields.map(({ visible }) => visible)).toEqual([true, false, false]);
  });

  it('ends also when two fields hide each other', () => {
    const form = buildForm({
      block: {
        schema: schema({ a: text, b: text }),
        ui: { a: { visible: "=form.b == ''" }, b: { visible: "=form.a == ''" } },
      },
    });
    expect(filled(form, { a: 'x', b: 'y' }).fields).toHaveLength(2);
  });
});

describe('a form waits', () => {
  const block: Partial<FormBlock> = { schema: schema({ telefon: text }), initial: { telefon: '=dane.telefon' } };
  const source = { endpoint: '/dane', response: {} };

  it('for the data with which it starts, and says when they cannot be had', () => {
    const service = { sources: { dane: source } };
    expect(buildFormBlock({ block, service })).toMatchObject({ state: { status: 'loading' }, form: null });
    const failed = buildFormBlock({ block, service, sources: { dane: new Error('Baza nie odpowiada') } });
    expect(failed.state).toEqual({ status: 'error', message: 'Baza nie odpowiada', retry: ['dane'] });
  });

  it('neither for data that only help, nor when they fail', () => {
    const service = { sources: { dane: { ...source, onError: { silent: true } } }, values: { telefon: '=dane.telefon' } };
    for (const initial of ['=dane.telefon', '=values.telefon']) {
      const helped = { ...block, initial: { telefon: initial } };
      expect(buildFormBlock({ block: helped, service }).state).toEqual({ status: 'ready' });
      expect(buildFormBlock({ block: helped, service, sources: { dane: new Error('x') } }).state).toEqual({ status: 'ready' });
    }
  });
});
