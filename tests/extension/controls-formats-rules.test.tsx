// A control, a format and a rule from outside the project, as an integrator would write them. No file of the project names them.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEvaluator, encodeParams, type MoreKinds, printableDocument, resolveService } from '../../engine';
import { checkPack, compilePack, scenarioSetting } from '../../engine/authoring';
import { buildPack, write } from '../../engine/authoring/check/cases/sample-pack';
import { buildContext } from '../../engine/authoring/compile/build-service-for-tests';
import { openForm } from '../../engine/forms';
import { filled } from '../../engine/forms/form-for-tests';
import { numberType, typeOfContract } from '../../engine/language/static-type';
import type { CompiledService } from '../../engine/pack/compiled-service';
import { readInputs } from '../../engine/runtime/param-address';
import { runScenario } from '../../engine/scenarios';
import type { FieldModel } from '../../engine/screen/field-model';
import type { ControlKind } from '../../engine/screen/kinds';
import { Field } from '../../renderer/fields/Field';
import { firstFields } from '../../renderer/fields/field-parts';
import { type FieldComponents, type FieldProps, MoreFieldsContext } from '../../renderer/fields/field-props';
import { openPolishTexts } from '../../renderer/texts/texts-for-tests';
import { authorPages } from '../../scripts/docs/pages';

/** A number set by a slider. */
interface SliderModel extends FieldModel {
  readonly place: number;
  readonly most: number;
}

interface SliderSetting {
  readonly control: string;
  readonly most?: number;
}

const numberOf = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : null);

const slider: ControlKind = {
  names: ['slider'],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['control', 'label', 'most'],
    description: 'A number that is set by a slider.',
    properties: {
      control: { const: 'slider', description: 'A slider.' },
      label: { $ref: '#/$defs/Text', description: 'Name of the field.' },
      most: { type: 'integer', description: 'The greatest number.' },
      rules: { type: 'array', description: 'Checks.', items: { $ref: '#/$defs/RuleUse' } },
    },
  },
  empty: () => '0',
  start: () => '0',
  inputOf: (value) => (typeof value === 'number' ? String(value) : null),
  read(input, { setting }: { readonly setting: SliderSetting }) {
    const place = numberOf(input);
    const parts = { place: place ?? 0, most: setting.most ?? 10 };
    return { parts, value: place ?? undefined, judged: String(input), isEmpty: false, misfit: place === null ? 'To nie liczba.' : null };
  },
  print: ({ place, most }: SliderModel) => `${place} z ${most}`,
  encode: (input) => `s${input}`,
  decode: (text) => text.replace(/^s/, ''),
  inputOfValue: (text) => text,
  authoring: {
    names: ['slider'],
    settings: () => [],
    fits: ({ type }) => type === 'integer',
    paramType: () => typeOfContract({ type: 'integer' }),
    formType: () => numberType,
    view: ({ place }: SliderModel) => ({ typed: String(place) }),
    tried: () => ['0', '10', 'x'],
  },
};

const kinds: MoreKinds = {
  controls: { slider },
  formats: {
    stars: {
      meaning: 'a mark as stars',
      align: 'start',
      numeric: false,
      takes: 'numbers',
      format: (value) => (typeof value === 'number' ? '★'.repeat(value) : null),
      sortKey: (value) => (typeof value === 'number' ? value : null),
      csv: String,
    },
  },
  rules: { even: { messageKey: 'forms.wrong', check: (value) => (numberOf(value) ?? 1) % 2 === 0 } },
};

const components: FieldComponents = {
  slider: ({ id, field }: FieldProps<FieldModel>) => (
    <input type="range" id={id} max={(field as SliderModel).most} aria-label={field.label} />
  ),
};

const param = { control: 'slider', label: 'Ocena', most: 6, rules: [{ rule: 'even', message: 'Podaj liczbę parzystą.' }] };
const record = {
  id: 'wynik',
  block: 'record',
  title: 'Wynik',
  of: '=dane',
  fields: [{ id: 'gwiazdki', label: 'Gwiazdki', format: 'stars', value: '=params.ocena' }],
};
const form = {
  id: 'opinia',
  block: 'form',
  title: 'Opinia',
  schema: { type: 'object', properties: { ocena: { type: 'integer', title: 'Ocena', description: 'Mark.' } } },
  ui: { ocena: { control: 'slider' } },
  checks: [{ id: 'parzysta', field: 'ocena', rule: 'even' }],
  submit: { label: 'Wyślij', endpoint: '/opinia', success: { message: 'Wysłano.' } },
};

interface Change {
  readonly param?: object;
  readonly field?: object;
  readonly ui?: object;
}

function check(change: Change = {}) {
  const response = { type: 'object', required: ['nazwa'], properties: { nazwa: { type: 'string' } } };
  const service = {
    slug: 'oceny',
    title: 'Oceny',
    group: 'oceny',
    params: { ocena: { ...param, ...change.param } },
    sources: { dane: { endpoint: '/dane', response } },
    blocks: [
      { ...record, fields: [{ ...record.fields[0], ...change.field }] },
      { ...form, ui: { ocena: { ...form.ui.ocena, ...change.ui } } },
    ],
    pdf: { endpoint: '/oceny/pdf', query: { ocena: '=params.ocena' }, fileName: 'oceny.pdf' },
  };
  const portal = {
    definitionVersion: 2,
    id: 'brzezie',
    office: { name: 'Gmina Brzezie', portalName: 'Okienko' },
    languages: ['pl'],
    groups: [{ id: 'oceny', title: 'Oceny' }],
  };
  const files = buildPack([write('services/oceny/service.json', service)], { 'portal.json': portal, 'texts/pl.json': {} });
  return checkPack(files, undefined, { kinds, widgets: {}, userFields: {} });
}

const errorsOf = (change: Change) =>
  check(change)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ rule, place, got, suggestion }) => ({ rule, pointer: place.pointer, got, suggestion }));

const context = buildContext({ kinds });

function resolved(ocena: string) {
  const { pack } = check();
  if (!pack) throw new Error('The pack is not right.');
  const [, chunk = ''] = [...compilePack(pack).files].find(([name]) => name.startsWith('oceny.pl.')) ?? [];
  const service: CompiledService = JSON.parse(chunk);
  const inputs = { typed: { ocena }, applied: null };
  const dane = { status: 'ready' as const, data: { nazwa: 'Basen' } };
  return { service, model: resolveService(service, inputs, { dane }, createEvaluator(null, service.formulas), context) };
}

beforeAll(openPolishTexts);

describe('a control, a format and a rule from outside', () => {
  test('are checked like those of the language: a typo is named with what was meant', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ param: { mots: 3 } })).toContainEqual({
      rule: 'unknown-property',
      pointer: '/params/ocena/mots',
      got: 'mots',
      suggestion: 'most',
    });
    expect(errorsOf({ param: { control: 'slidr' } })).toMatchObject([{ pointer: '/params/ocena/control', suggestion: 'slider' }]);
    expect(errorsOf({ param: { rules: [{ rule: 'evn' }] } })).toMatchObject([{ rule: 'unknown-rule', suggestion: 'even' }]);
    expect(errorsOf({ field: { format: 'star' } })).toMatchObject([{ rule: 'unknown-format', suggestion: 'stars' }]);
    expect(errorsOf({ field: { value: '=dane.nazwa' } })).toMatchObject([{ rule: 'format-mismatch' }]);
    expect(errorsOf({ ui: { places: 2 } })).toMatchObject([{ rule: 'control-mismatch', got: 'places' }]);
  });

  test('are worked out among the params: value, limits of the rule, words of the format', () => {
    expect(resolved('4').model.params[0]).toMatchObject({ control: 'slider', place: 4, most: 6, problem: null, words: '4 z 6' });
    expect(resolved('4').model.blocks[0]).toMatchObject({ fields: [{ cell: { text: '★★★★' } }] });
    expect(resolved('5').model.params[0]?.problem).toBe('Podaj liczbę parzystą.');
    expect(resolved('x').model.params[0]?.problem).toBe('To nie liczba.');
  });

  test('are worked out in a form', () => {
    const block = resolved('4').model.blocks[1];
    if (block?.block !== 'form' || block.form === null) throw new Error('The form is not on the screen.');
    const opened = openForm(block.form);
    expect(filled(opened, { ocena: '4' }).fields[0]).toMatchObject({ control: 'slider', place: 4, most: 10 });
    expect(opened.request(filled(opened, { ocena: '4' }))?.body).toEqual({ ocena: 4 });
    expect(opened.problems(filled(opened, { ocena: '3' }), [])).toMatchObject([{ field: 'ocena' }]);
  });

  test('stand in the address of the page in their own writing', () => {
    const { service } = resolved('4');
    expect(encodeParams(service.definition, { ocena: '4' }, kinds)).toEqual({ ocena: 's4' });
    expect(readInputs(service.definition, { ocena: 's4' }, kinds).typed).toEqual({ ocena: '4' });
  });

  test('are drawn by the component that comes with them', () => {
    const [field] = resolved('4').model.params;
    if (!field) throw new Error('There is no field.');
    const html = renderToStaticMarkup(
      <MoreFieldsContext value={components}>
        <Field
          {...{ id: 'ocena', field, problem: null }}
          components={firstFields}
          onChange={() => undefined}
          onLeave={() => undefined}
          retry={() => undefined}
        />
      </MoreFieldsContext>,
    );
    expect(html).toBe('<input type="range" id="ocena" max="6" aria-label="Ocena"/>');
  });

  test('are printed', () => {
    const { service, model } = resolved('4');
    const { choices, parts } = printableDocument(service, model, context);
    expect(choices).toEqual([{ label: 'Ocena', value: '4 z 6' }]);
    expect(parts[0]).toMatchObject({ fields: [{ label: 'Gwiazdki', value: '★★★★' }] });
  });

  test('are seen by scenarios', async () => {
    const { pack } = check();
    const [service] = pack?.services ?? [];
    if (!pack || !service) throw new Error('The pack is not right.');
    const scenario = { name: 'four stars', params: { ocena: '4' }, expect: {} };
    const { view } = await runScenario(scenario, { answers: { dane: { data: { nazwa: 'Basen' } } } }, scenarioSetting(service, pack));
    expect(view.fields.ocena).toMatchObject({ control: 'slider', typed: '4' });
  });

  test('have their place in the manual of the authors', async () => {
    const manual = await authorPages(kinds);
    expect(manual.get('controls.md')).toContain('A number that is set by a slider.');
    expect(manual.get('formats.md')).toContain('| `stars` | a mark as stars |');
    expect(manual.get('rules.md')).toContain('| `even` |');
  });
});
