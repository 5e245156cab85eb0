import { expect, test } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import type { WidgetBlock } from '../language/language.generated';
import type { ParamInputs } from '../screen/field-model';
import type { SourceState } from '../screen/source-state';
import { resolveService } from './resolve-service';

const evaluate = createEvaluator(createCel());
const meters = [
  { id: 4, nr: '801' },
  { id: 9, nr: '802' },
];

function widgetOf(more: Partial<WidgetBlock>, state: SourceState, typed: ParamInputs = {}) {
  const service = buildService({
    sources: { liczniki: { endpoint: '/liczniki', response: {} } },
    params: {
      licznik: {
        control: 'select',
        label: 'Licznik',
        options: '=liczniki',
        optionValue: '=option.id',
        optionLabel: '=option.nr',
        default: 'none',
        optional: true,
      },
      rok: { control: 'select', label: 'Rok', options: [{ id: '2026', label: '2026' }] },
    },
    blocks: [{ id: 'w', block: 'widget', widget: 'meter-readings', props: { meters: '=liczniki' }, ...more }],
  });
  const model = resolveService(service, { typed, applied: null }, { liczniki: state }, evaluate, buildContext());
  const [block] = model.blocks;
  if (block?.block !== 'widget') throw new Error('The widget is not on the screen.');
  return { model, block };
}

const ready: SourceState = { status: 'ready', data: meters };

test('a widget that waits is drawn when what its settings read is there, and says what could not be had', () => {
  expect(widgetOf({ waits: true }, { status: 'loading' }).block.state).toEqual({ status: 'loading' });
  const failed = widgetOf({ waits: true }, { status: 'error', error: { kind: 'office', status: 500, kod: null, opis: 'Awaria.' } });
  expect(failed.block.state).toEqual({ status: 'error', message: 'Awaria.', retry: ['liczniki'] });
  expect(widgetOf({ waits: true }, ready).block).toMatchObject({ state: { status: 'ready' }, props: { meters } });
});

test('one that does not wait is there at once, without what is not known yet', () => {
  expect(widgetOf({}, { status: 'loading' }).block).toMatchObject({ state: { status: 'ready' }, props: { meters: null } });
});

test('a param that a widget draws has no field of its own, and the widget knows its chosen key', () => {
  const { model, block } = widgetOf({ params: { meter: 'licznik' } }, ready, { licznik: '9' });
  expect(model.inBlocks).toEqual(['licznik']);
  expect(model.params.map(({ id }) => id)).toEqual(['licznik', 'rok']);
  expect(block.params).toEqual({ meter: { id: 'licznik', chosen: '9' } });
  expect(widgetOf({ params: { meter: 'licznik' } }, ready).block.params.meter?.chosen).toBeNull();
  expect(widgetOf({ params: { meter: 'licznik' } }, ready, { licznik: '5' }).block.params.meter?.chosen).toBeNull();
});

test('a file of a widget is described with a safe name, and a personal one carries the token', () => {
  const { block } = widgetOf({ files: { raport: { endpoint: '/raport/pdf', personal: true, fileName: 'a/b.pdf' } } }, ready);
  expect(block.files.raport).toEqual({ endpoint: '/raport/pdf', method: 'GET', personal: true, signedIn: true, fileName: 'a_b.pdf' });
});

test('formulas in a list of settings are worked out, entry by entry', () => {
  const props = {
    entries: [
      { id: 'a', name: 'Jeden', meter: '=liczniki[0].nr' },
      { id: 'b', count: '=size(liczniki)', none: null },
    ],
  };
  expect(widgetOf({ props }, ready).block.props).toEqual({
    entries: [
      { id: 'a', name: 'Jeden', meter: '801' },
      { id: 'b', count: 2, none: null },
    ],
  });
  expect(widgetOf({ props, waits: true }, { status: 'loading' }).block.state).toEqual({ status: 'loading' });
});
