import { describe, expect, it } from 'vitest';
import type { FormBlock } from '../language/language.generated';
import { draftEnds, pageOfDraft, readDraft, readDraftAtAnyTime, writeDraft } from './form-draft';
import { buildForm } from './form-for-tests';
import { createFormState } from './form-state';

const day = 86_400_000;
const at = 20_000 * day;

const block = (more: Partial<FormBlock> = {}): Partial<FormBlock> => ({
  schema: {
    type: 'object',
    properties: {
      imie: { type: 'string', title: 'Imię' },
      rodzaj: { type: 'string', title: 'Rodzaj' },
      haslo: { type: 'string', title: 'Hasło' },
      dzieci: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', title: 'Dziecko', properties: { imie: { type: 'string', title: 'Imię' } } },
      },
    },
  },
  ui: {
    rodzaj: {
      control: 'select',
      options: [
        { id: 'a', label: 'Zwykły' },
        { id: 'b', label: 'Pilny' },
      ],
    },
    haslo: { control: 'password' },
    dzieci: { group: {} },
  },
  steps: [
    { id: 'osoba', title: 'Osoba', fields: ['imie', 'rodzaj', 'haslo'] },
    { id: 'dzieci', title: 'Dzieci', fields: ['dzieci'] },
  ],
  draft: { days: 14 },
  ...more,
});

const written = (typed: Parameters<typeof createFormState>[2]) => {
  const form = buildForm({ block: block() });
  const state = createFormState(form, () => [], typed);
  state.pass('osoba');
  return writeDraft(form, state.now(), at);
};

describe('a draft of a form', () => {
  it('comes back with its items and steps, and without what is secret', () => {
    const text = written({ imie: 'Jan', rodzaj: 'b', haslo: 'tajne', dzieci: ['n1'], 'dzieci/n1/imie': 'Ola' });
    expect(text).not.toContain('tajne');
    const draft = readDraft(text, 14, at + day);
    if (draft === null) throw new Error('The draft is gone.');
    const form = buildForm({ block: block() });
    const state = createFormState(form, () => []);
    state.put('imie', 'wpisane przedtem');
    state.replace(draft.typed, draft.words);
    const { model, unheld } = state.now();
    expect(unheld).toEqual([]);
    expect(model.inputs).toEqual({ imie: 'Jan', rodzaj: 'b', haslo: '', dzieci: ['n1'], 'dzieci/n1/imie': 'Ola' });
    expect(model.steps.map(({ passed }) => passed)).toEqual([true, false]);
  });

  it('of a form that has changed meanwhile keeps what still fits and names the rest until it is given up, also in the next draft', () => {
    const draft = readDraft(written({ imie: 'Jan', rodzaj: 'b', dzieci: ['n1'], 'dzieci/n1/imie': 'Ola' }), 14, at);
    if (draft === null) throw new Error('The draft is gone.');
    const { schema: _, ui: __, steps: ___, ...rest } = block();
    const changed = buildForm({
      block: {
        ...rest,
        schema: { type: 'object', properties: { imie: { type: 'string', title: 'Imię' }, rodzaj: { type: 'string', title: 'Rodzaj' } } },
        ui: { rodzaj: { control: 'select', options: [{ id: 'a', label: 'Zwykły' }] } },
      },
    });
    const state = createFormState(changed, () => []);
    state.replace(draft.typed, draft.words);
    const lost = [
      { id: 'rodzaj', label: 'Rodzaj', value: 'Pilny' },
      { id: 'dzieci/n1/imie', label: 'Dziecko 1: Imię', value: 'Ola' },
    ];
    expect(state.now().model.inputs).toEqual({ imie: 'Jan', rodzaj: 'b' });
    expect(state.now().unheld).toEqual(lost);
    expect(readDraft(writeDraft(changed, state.now(), at), 14, at)?.words).toMatchObject({ 'dzieci/n1/imie': ['Dziecko 1: Imię', 'Ola'] });
    state.giveUp();
    expect(state.now().unheld).toEqual([]);
    expect(Object.keys(state.now().edits.typed)).toEqual(['imie', 'dzieci', '/']);
  });

  it('is over after its days, and one from a clock that was ahead is none', () => {
    const text = written({ imie: 'Jan' });
    expect(readDraft(text, 14, draftEnds({ at }, 14))).not.toBeNull();
    expect(readDraft(text, 14, draftEnds({ at }, 14) + 1)).toBeNull();
    expect(readDraft(text, 14, at - 1)).toBeNull();
  });

  it('is not kept when nothing was typed but what is secret, or more than a browser keeps', () => {
    const form = buildForm({ block: block() });
    expect(writeDraft(form, createFormState(form, () => [], { haslo: 'tajne' }).now(), at)).toBeNull();
    expect(written({ imie: 'x'.repeat(1_000_000) })).toBeNull();
  });

  it.each([null, '', '{', 'null', '[]', '{"at":1}', '{"at":"x","typed":{}}', '{"at":1,"typed":[]}'])(
    'what is no draft is none: %j',
    (text) => {
      expect(readDraft(text, 90, day)).toBeNull();
    },
  );

  it('takes no words that are none', () => {
    expect(readDraft(JSON.stringify({ at, typed: { imie: 'Jan', x: 5 }, words: { imie: ['Imię', 5], a: 'b' } }), 14, at)).toEqual({
      at,
      typed: { imie: 'Jan' },
      words: {},
      page: null,
    });
  });

  it('leads back to where the resident stood if that page is open, else to the first that is not passed', () => {
    const form = buildForm({ block: block() });
    const state = createFormState(form, () => [], { imie: 'Jan' });
    const page = (named: string | null) => pageOfDraft(state.now(), { page: named });
    expect([null, 'osoba', 'dzieci', 'podsumowanie', 'nieznany'].map(page)).toEqual(['osoba', 'osoba', 'osoba', 'osoba', 'osoba']);
    state.pass('osoba');
    expect([null, 'osoba', 'dzieci', 'podsumowanie', 'nieznany'].map(page)).toEqual(['dzieci', 'osoba', 'dzieci', 'dzieci', 'dzieci']);
    state.pass('dzieci');
    expect([null, 'osoba', 'dzieci', 'podsumowanie'].map(page)).toEqual([null, 'osoba', 'dzieci', null]);
    expect(readDraft(writeDraft(form, state.now(), at, 'dzieci'), 14, at)?.page).toBe('dzieci');
    expect(readDraft(JSON.stringify({ at, typed: { imie: 'Jan' }, page: 5 }), 14, at)?.page).toBeNull();
  });

  it('of another make keeps what is an input, and says that something is missing', () => {
    const read = (typed: object) => readDraftAtAnyTime(JSON.stringify({ at, typed }));
    expect(read({ imie: 'Jan', rodzaj: 5, dzieci: [{ imie: 'Ola' }] })).toMatchObject({
      draft: { typed: { imie: 'Jan' } },
      isWhole: false,
    });
    expect(read({ imie: 'Jan', dzieci: ['n1'] })).toMatchObject({ draft: { typed: { imie: 'Jan', dzieci: ['n1'] } }, isWhole: true });
  });
});
