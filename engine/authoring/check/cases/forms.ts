import type { formRules } from '../problems/form-rules';
import { put, type RuleCase, serviceFile } from './sample-pack';

/** A valid form, with additional properties. */
export function sampleForm(more: object): object {
  return {
    id: 'formularz',
    block: 'form',
    title: 'Zgłoszenie',
    schema: { type: 'object', properties: { temat: { type: 'string' } } },
    submit: { label: 'Wyślij', endpoint: '/zgloszenia', success: { message: 'Wysłano', refresh: ['lata'] } },
    ...more,
  };
}

const place = '/blocks/1';
const at = (pointer: string) => `${serviceFile}#${place}${pointer}`;
const form = (more: object) => [put(place, sampleForm(more))];
const schema = (temat: object) => ({ type: 'object', properties: { temat } });
const vehicles = {
  type: 'array',
  maxItems: 3,
  items: { type: 'object', title: 'Pojazd', properties: { numer: { type: 'string' } } },
};
const files = { type: 'array', maxItems: 2, items: { type: 'object' } };
const taken = { kinds: ['pdf'], maxSize: 2 };
const submit = (more: object) => ({ label: 'Wyślij', endpoint: '/zgloszenia', success: { message: 'Wysłano' }, ...more });

const askedSource = (nazwa: string) => ({
  endpoint: '/ulice',
  query: { nazwa },
  response: { type: 'array', description: 'Streets.', items: { type: 'string', description: 'Street.' } },
});
const askingParam = { control: 'search-select', label: 'Ulica', options: '=ulice', ask: { source: 'ulice' } };

const formSource = (form: string) => ({
  endpoint: '/numery',
  form,
  query: { temat: '=form.temat' },
  response: { type: 'array', description: 'Numbers.', items: { type: 'string', description: 'Number.' } },
});
const formChoice = { temat: { control: 'text', hint: { text: '{{ile}}', values: { ile: { value: '=size(numery)' } } } } };

const choice = {
  control: 'select',
  label: 'Rodzaj',
  options: [
    { id: 'dochody', label: 'Dochody' },
    { id: 'wydatki', label: 'Wydatki' },
  ],
};

const twoFields = { schema: { type: 'object', properties: { temat: { type: 'string' }, opis: { type: 'string' } } } };
const stepsOf = (...fields: readonly (readonly string[])[]) =>
  fields.map((names, index) => ({ id: `krok${index + 1}`, title: `Krok ${index + 1}`, fields: names }));

/** Cases of the rules about forms. */
export const formCases: Readonly<Record<keyof typeof formRules, RuleCase>> = {
  'form-field-type': {
    broken: form({ schema: schema({ type: 'object', properties: { nazwa: { type: 'string', description: 'Name.' } } }) }),
    good: form({ schema: schema({ type: ['string', 'null'] }) }),
    at: at('/schema/properties/temat'),
  },
  'file-field': {
    broken: form({ schema: schema(files), ui: { temat: { control: 'file', file: { ...taken, send: 'first' } } } }),
    good: form({ schema: schema(files), ui: { temat: { control: 'file', file: { ...taken, send: 'base64' } } } }),
    at: at('/ui/temat/file/send'),
  },
  'asked-source': {
    broken: [
      put('/sources/ulice', askedSource('stała')),
      put('/params/ulica', askingParam),
      put('/blocks/0/visible', '=params.ulica != null'),
    ],
    good: [
      put('/sources/ulice', askedSource('=letters')),
      put('/params/ulica', askingParam),
      put('/blocks/0/visible', '=params.ulica != null'),
    ],
    at: `${serviceFile}#/params/ulica/ask/source`,
  },
  'form-source': {
    broken: [...form({}), put('/sources/numery', formSource('formularzyk')), put(`${place}/ui`, formChoice)],
    good: [...form({}), put('/sources/numery', formSource('formularz')), put(`${place}/ui`, formChoice)],
    at: `${serviceFile}#/sources/numery/form`,
    suggestion: 'formularz',
  },
  'step-fields': {
    broken: form({ ...twoFields, steps: stepsOf(['temat'], ['temat']) }),
    good: form({ ...twoFields, steps: stepsOf(['temat'], ['opis']) }),
    at: at('/steps/1/fields/0'),
  },
  'step-order': {
    broken: form({ ...twoFields, steps: stepsOf(['temat'], ['opis']), ui: { temat: { visible: "=form.opis == 'a'" } } }),
    good: form({ ...twoFields, steps: stepsOf(['temat'], ['opis']), ui: { opis: { visible: "=form.temat == 'a'" } } }),
    at: at('/ui/temat/visible'),
  },
  'field-beside': {
    broken: form({ ...twoFields, ui: { temat: { beside: true } } }),
    good: form({ ...twoFields, ui: { opis: { beside: true } } }),
    at: at('/ui/temat/beside'),
  },
  'draft-place': {
    broken: form({ draft: { days: 14 }, dialog: { open: 'Otwórz' } }),
    good: form({ draft: { days: 14 } }),
    at: at('/draft'),
  },
  'steps-place': {
    broken: form({ ...twoFields, steps: stepsOf(['temat'], ['opis']), dialog: { open: 'Otwórz' } }),
    good: form({ ...twoFields, steps: stepsOf(['temat'], ['opis']) }),
    at: at('/steps'),
  },
  'group-data': {
    broken: form({ schema: schema({ type: 'array', maxItems: 3, items: { type: 'string' } }), ui: { temat: { group: {} } } }),
    good: form({ schema: schema(vehicles), ui: { temat: { group: {} } } }),
    at: at('/schema/properties/temat'),
  },
  'group-list': {
    broken: form({ schema: schema({ ...vehicles, maxItems: 201 }), ui: { temat: { group: {} } } }),
    good: form({ schema: schema({ ...vehicles, maxItems: 200 }), ui: { temat: { group: {} } } }),
    at: at('/schema/properties/temat'),
  },
  'group-setting': {
    broken: form({ schema: schema(vehicles), ui: { temat: { group: { up: 'Wyżej' } } } }),
    good: form({ schema: schema(vehicles), ui: { temat: { group: { up: 'Wyżej', sortable: true } } } }),
    at: at('/ui/temat/group/up'),
  },
  'form-without-input': {
    broken: form({ ui: { temat: { readOnly: true } } }),
    good: form({ ui: { temat: { readOnly: '=form.temat == null' } } }),
    at: at('/schema'),
  },
  'form-at-opening': {
    broken: form({ submit: submit({ at: 'opening' }) }),
    good: form({ schema: undefined, submit: submit({ at: 'opening' }) }),
    at: at('/submit/at'),
  },
  'control-mismatch': {
    broken: form({
      ui: {
        temat: {
          control: 'text',
          strength: [
            { id: 'a', label: 'słabe' },
            { id: 'b', label: 'dobre', when: '=true' },
          ],
        },
      },
    }),
    good: form({
      ui: {
        temat: {
          control: 'password',
          strength: [
            { id: 'a', label: 'słabe' },
            { id: 'b', label: 'dobre', when: '=true' },
          ],
        },
      },
    }),
    at: at('/ui/temat/strength'),
  },
  'control-without-options': {
    broken: form({ ui: { temat: { control: 'radio' } } }),
    good: form({ ui: { temat: { control: 'radio', options: [{ id: 'A', label: 'Awaria' }] } } }),
    at: at('/ui/temat/control'),
  },
  'enum-without-options': {
    broken: form({ schema: schema({ type: 'string', enum: ['A', 'B'] }) }),
    good: form({
      schema: schema({ type: 'string', enum: ['A'] }),
      ui: { temat: { control: 'select', options: [{ id: 'A', label: 'Awaria' }] } },
    }),
    at: at('/schema/properties/temat'),
  },
  'limit-not-number': {
    broken: form({ ui: { temat: { limit: '2000' } } }),
    good: form({ ui: { temat: { limit: "=form.temat == 'a' ? 1000 : 2000" } } }),
    at: at('/ui/temat/limit'),
  },
  'check-rule-or-test': {
    broken: form({ checks: [{ id: 'c', field: 'temat', message: 'Puste pole' }] }),
    good: form({ checks: [{ id: 'c', field: 'temat', rule: 'required', message: 'Puste pole' }] }),
    at: at('/checks/0'),
  },
  'rule-without-argument': {
    broken: form({ checks: [{ id: 'c', field: 'temat', rule: 'exact-length' }] }),
    good: form({ checks: [{ id: 'c', field: 'temat', rule: 'exact-length', argument: 9 }] }),
    at: at('/checks/0/rule'),
  },
  'more-text-or-html': {
    broken: form({ ui: { temat: { more: { open: 'Więcej', title: 'O temacie' } } } }),
    good: form({ ui: { temat: { more: { open: 'Więcej', title: 'O temacie', text: 'Temat to sprawa, o którą pytasz.' } } } }),
    at: at('/ui/temat/more'),
  },
  'strength-order': {
    broken: form({
      ui: {
        temat: {
          control: 'password',
          strength: [
            { id: 'a', label: 'słabe' },
            { id: 'b', label: 'dobre' },
          ],
        },
      },
    }),
    good: form({
      ui: {
        temat: {
          control: 'password',
          strength: [
            { id: 'a', label: 'słabe' },
            { id: 'b', label: 'dobre', rule: 'password' },
            { id: 'c', label: 'mocne', when: '=size(form.temat) > 8', rule: 'password' },
          ],
        },
      },
    }),
    at: at('/ui/temat/strength/1'),
  },
  'silent-success': {
    broken: form({ submit: submit({ success: { refresh: ['lata'] } }) }),
    good: form({ submit: submit({ success: { goTo: '/uslugi/dochody' } }) }),
    at: at('/submit/success'),
  },
  'impossible-limit': {
    broken: form({ schema: schema({ type: 'string', minLength: 5, maxLength: 2 }) }),
    good: form({ schema: schema({ type: 'string', minLength: 2, maxLength: 5 }) }),
    at: at('/schema/properties/temat/minLength'),
  },
  'required-never-shown': {
    broken: form({ schema: { ...schema({ type: 'string' }), required: ['temat'] }, ui: { temat: { visible: '=false' } } }),
    good: form({ ui: { temat: { visible: '=false' } } }),
    at: at('/ui/temat/visible'),
  },
  'start-value-type': {
    broken: form({ initial: { temat: true } }),
    good: form({ initial: { temat: '=params.rok' } }),
    at: at('/initial/temat'),
  },
  'idle-argument': {
    broken: form({ checks: [{ id: 'c', field: 'temat', rule: 'digits', argument: 9, message: 'Cyfry' }] }),
    good: form({ checks: [{ id: 'c', field: 'temat', rule: 'min', argument: 9, message: 'Cyfry' }] }),
    at: at('/checks/0/argument'),
  },
  'rule-argument': {
    broken: form({ checks: [{ id: 'c', field: 'temat', rule: 'exact-length', argument: 'dziewięć', message: 'Za krótkie' }] }),
    good: form({ checks: [{ id: 'c', field: 'temat', rule: 'exact-length', argument: '9', message: 'Za krótkie' }] }),
    at: at('/checks/0/argument'),
  },
  'value-not-offered': {
    broken: [put('/params/rodzaj', { ...choice, default: { value: 'dochdy' } })],
    good: [put('/params/rodzaj', { ...choice, default: { value: 'dochody' } })],
    at: `${serviceFile}#/params/rodzaj/default/value`,
    suggestion: 'dochody',
  },
  'session-without-token': {
    broken: form({ submit: submit({ success: { message: 'Zalogowano', session: 'start' } }) }),
    good: form({
      submit: submit({
        response: { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
        success: { message: 'Zalogowano', session: 'start' },
      }),
    }),
    at: at('/submit/success/session'),
  },
};
