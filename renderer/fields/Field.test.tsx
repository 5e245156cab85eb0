import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChoiceModel, DateModel, FieldModel, TextModel } from '../../engine';
import { openPolishTexts } from '../texts/texts-for-tests';
import { Field } from './Field';
import { formFields } from './form-fields';

beforeAll(openPolishTexts);

const base = {
  id: 'pole',
  label: 'Pole',
  hint: null,
  required: true,
  readOnly: false,
  autocomplete: null,
  isEmpty: false,
  problem: null,
  advice: 'Wpisz same cyfry.',
  failure: null,
};
const choice: ChoiceModel = {
  ...base,
  control: 'select',
  several: false,
  clearable: false,
  status: 'ready',
  options: [
    { key: '2026', label: '2026' },
    { key: '2025', label: '2025' },
  ],
  chosen: ['2025'],
  noOptions: null,
  waitsFor: null,
};
const date: DateModel = { ...base, control: 'date', typed: '', value: null, min: null, max: null };
const text: TextModel = {
  ...base,
  control: 'text',
  typed: '',
  accept: 'digits',
  maxLength: 11,
  keyboard: 'numeric',
  spelling: false,
  sensitive: true,
  width: 'normal',
  said: '',
  capitals: false,
};

/** A field that differs in something. */
function of<Model extends FieldModel>(field: Model, more: Partial<Model>): Model {
  return { ...field, ...more };
}

function draw(field: FieldModel, problem: string | null = null): string {
  return renderToStaticMarkup(
    <Field
      {...{ id: field.id, field, problem }}
      components={formFields}
      onChange={() => undefined}
      onLeave={() => undefined}
      retry={() => undefined}
    />,
  ).replaceAll('\u00a0', ' ');
}

describe('a field', () => {
  it('draws a select with its label and the chosen entry', () => {
    const html = draw(choice);
    expect(html).toContain('<label for="param-pole">Pole</label>');
    expect(html).toContain('<option value="2025" selected="">');
  });

  it('says what to do after the fixed words for an empty and a wrong field, and leaves a message that says it alone [FORMAT-12]', () => {
    const told = (problem: string) => /class="field-problem">.*?<\/svg>([^<]*)/.exec(draw(text, problem))?.[1] ?? draw(text, problem);
    expect(told('Puste pole')).toContain('Puste pole. Wpisz same cyfry.');
    expect(told('Niepoprawny format')).toContain('Niepoprawny format. Wpisz same cyfry.');
    expect(told('Wybierz rok.')).not.toContain('Wpisz same cyfry.');
  });

  it('is narrow where little is typed', () => {
    expect(draw(of(text, { width: 'narrow' }))).toContain('class="narrow"');
    expect(draw(text)).not.toContain('narrow');
  });

  it('asks for a choice when nothing is chosen', () => {
    expect(draw(of(choice, { chosen: [] }))).toContain('Wybierz z listy');
  });

  it('says that there is nothing to choose in the words of the definition', () => {
    const html = draw(of(choice, { status: 'none', options: [], chosen: [], noOptions: 'Nie ma ogłoszonych wyborów.' }));
    expect(html).toContain('Nie ma ogłoszonych wyborów.');
    expect(html).not.toContain('<select');
  });

  it('shows the pattern dd.mm.yyyy in a date field [FORMAT-09]', () => {
    expect(draw(date)).toContain('placeholder="dd.mm.yyyy"');
  });

  it('draws radio buttons and checkboxes in a group with a legend', () => {
    expect(draw({ ...choice, control: 'radio' })).toMatch(/<fieldset.*<legend>Pole<\/legend>.*type="radio"/);
    expect(draw(of(choice, { control: 'multi-select', several: true }))).toContain('type="checkbox"');
  });

  it('says a problem only when it is to be shown, and ties it to the field', () => {
    expect(draw({ ...text, problem: 'błędny numer PESEL' })).not.toContain('błędny numer PESEL');
    const shown = draw(text, 'błędny numer PESEL');
    expect(shown).toContain('błędny numer PESEL');
    expect(shown).toContain('aria-describedby="param-pole-problem"');
    expect(shown).toContain('aria-invalid="true"');
  });

  it('marks optional fields, not required ones', () => {
    expect(draw({ ...text, required: false })).toContain('(nieobowiązkowe)');
    expect(draw(text)).not.toContain('(nieobowiązkowe)');
    expect(draw({ ...choice, required: false })).toContain('(nieobowiązkowe)');
    const everything: ChoiceModel = {
      ...choice,
      required: false,
      options: [{ key: '', label: 'Wszystkie' }, ...choice.options],
      chosen: [''],
    };
    expect(draw(everything)).not.toContain('(nieobowiązkowe)');
  });
});
