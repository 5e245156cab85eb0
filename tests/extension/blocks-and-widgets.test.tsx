// Kinds of blocks and a widget from outside the project, as an integrator would write them. No file of the project names them.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { createEvaluator, type MoreKinds, printableDocument, type ServiceModel, settleService, success } from '../../engine';
import { checkPack, compilePack, type Surroundings, scenarioSetting } from '../../engine/authoring';
import { buildPack, write } from '../../engine/authoring/check/cases/sample-pack';
import { buildContext } from '../../engine/authoring/compile/build-service-for-tests';
import type { ServiceDefinition } from '../../engine/language/language.generated';
import type { CompiledService } from '../../engine/pack/compiled-service';
import { runScenario } from '../../engine/scenarios';
import type { BlockModel, BlockStatus } from '../../engine/screen/block-model';
import type { BlockPrinter } from '../../engine/screen/printable';
import { words } from '../../engine/screen/screen';
import { BlockView } from '../../renderer/blocks/BlockView';
import { MorePartsContext } from '../../renderer/blocks/frame/block-part';
import { NestedBlock } from '../../renderer/blocks/frame/nested-blocks';
import { loadBlocks } from '../../renderer/blocks/load-blocks';
import { openPolishTexts } from '../../renderer/texts/texts-for-tests';
import { type BlockParts, type BlockProps, blockPart } from '../../renderer/widget-contract';
import { authorPages } from '../../scripts/docs/pages';

declare module '../../engine/screen/block-model' {
  interface BlockModels {
    stars: StarsModel;
    shelf: ShelfModel;
  }
}

/** A rating as stars. */
interface StarsModel {
  readonly block: 'stars';
  readonly id: string;
  readonly state: BlockStatus;
  readonly label: string;
  readonly count: number;
}

/** Blocks on a shelf with a title. */
interface ShelfModel {
  readonly block: 'shelf';
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly BlockModel[];
}

type Block = ServiceDefinition['blocks'][number];
type StarsBlock = { readonly id: string; readonly block: string; readonly label: string; readonly mark: string };
type ShelfBlock = { readonly id: string; readonly block: string; readonly name: string; readonly blocks: readonly Block[] };

const base = { id: { $ref: '#/$defs/Id', description: 'Name of the block.' } };

const kinds: MoreKinds = {
  blocks: {
    stars: {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'block', 'label', 'mark'],
        description: 'A mark as stars.',
        properties: {
          ...base,
          block: { const: 'stars', description: 'Stars.' },
          label: { $ref: '#/$defs/Text', description: 'What the mark is for.' },
          mark: { $ref: '#/$defs/Expression', 'x-expect': 'number', description: 'How many stars.' },
        },
      },
      resolve: ({ screen }, block: StarsBlock, state): StarsModel => {
        const mark = state.status === 'ready' ? screen.evaluate(block.mark, screen.scope) : null;
        return { block: 'stars', id: block.id, state, label: words(screen, block.label), count: typeof mark === 'number' ? mark : 0 };
      },
      printer: {
        parts: ({ label, count }) => [{ kind: 'paragraph', text: `${label}: ${count}` }],
      } satisfies BlockPrinter<StarsModel>,
      viewer: { part: 'others', view: ({ label, count }: StarsModel) => ({ label, count }) },
    },
    shelf: {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'block', 'name', 'blocks'],
        description: 'Blocks on a shelf.',
        properties: {
          ...base,
          block: { const: 'shelf', description: 'A shelf.' },
          name: { $ref: '#/$defs/Text', description: 'Name of the shelf.' },
          blocks: { type: 'array', description: 'What stands on it.', items: { $ref: '#/$defs/Block' } },
        },
      },
      resolve: ({ screen }, block: ShelfBlock): ShelfModel => ({
        block: 'shelf',
        id: block.id,
        name: words(screen, block.name),
        blocks: [],
      }),
      holds: ({ blocks }: ShelfBlock) => [{ path: ['blocks'], place: 'list', blocks }],
      printer: {
        *parts({ name, blocks }, level, inner) {
          return [{ kind: 'heading', level, text: name }, ...(yield* inner(blocks, 3))];
        },
      } satisfies BlockPrinter<ShelfModel>,
    },
  },
};

const parts: BlockParts = {
  stars: blockPart(async () => ({ block }: BlockProps<'stars'>) => <p>{`${block.label}: ${'★'.repeat(block.count)}`}</p>),
  shelf: blockPart(async () => ({ block, retry }: BlockProps<'shelf'>) => (
    <fieldset>
      <legend>{block.name}</legend>
      {block.blocks.map((inner) => (
        <NestedBlock key={inner.id} block={inner} level={3} retry={retry} />
      ))}
    </fieldset>
  )),
};

const surroundings: Surroundings = {
  kinds,
  widgets: {
    zegar: { description: 'A clock.', props: { strefa: { type: 'string' } }, calls: {}, params: {}, files: {} },
  },
  userFields: {},
};

const stars = { id: 'ocena', block: 'stars', label: 'Ocena', mark: '=oceny.srednia' };
const table = {
  id: 'glosy',
  block: 'table',
  title: 'Głosy',
  rows: '=oceny.glosy',
  whenEmpty: 'Nikt jeszcze nie głosował.',
  columns: [{ id: 'kto', label: 'Kto' }],
};
const shelf = { id: 'polka', block: 'shelf', name: 'Półka', blocks: [stars, table] };
const clock = { id: 'zegarek', block: 'widget', widget: 'zegar', props: { strefa: '=oceny.strefa' } };

function filesOf(...blocks: readonly object[]) {
  const glosy = { type: 'array', items: { type: 'object', required: ['kto'], properties: { kto: { type: 'string' } } } };
  const response = {
    type: 'object',
    required: ['srednia', 'glosy', 'strefa'],
    properties: { srednia: { type: 'integer' }, strefa: { type: 'string' }, glosy },
  };
  const service = {
    slug: 'oceny',
    title: 'Oceny',
    group: 'oceny',
    sources: { oceny: { endpoint: '/oceny', response } },
    blocks,
    pdf: { endpoint: '/oceny/pdf', fileName: 'oceny.pdf' },
  };
  const portal = {
    definitionVersion: 2,
    id: 'brzezie',
    office: { name: 'Gmina Brzezie', portalName: 'Okienko' },
    languages: ['pl'],
    groups: [{ id: 'oceny', title: 'Oceny' }],
  };
  return buildPack([write('services/oceny/service.json', service)], { 'portal.json': portal, 'texts/pl.json': {} });
}

const check = (...blocks: readonly object[]) => checkPack(filesOf(...blocks), undefined, surroundings);
const errorsOf = (...blocks: readonly object[]) =>
  check(...blocks)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ rule, place, got, suggestion }) => ({ rule, pointer: place.pointer, got, suggestion }));

const answer = { srednia: 4, strefa: 'CET', glosy: [{ kto: 'Anna' }, { kto: 'Jan' }] };
const context = buildContext({ kinds });

async function settle(): Promise<{ readonly service: CompiledService; readonly model: ServiceModel }> {
  const { pack } = check(shelf, clock);
  if (!pack) throw new Error('The pack is not right.');
  const [, chunk = ''] = [...compilePack(pack).files].find(([name]) => name.startsWith('oceny.pl.')) ?? [];
  const service: CompiledService = JSON.parse(chunk);
  const evaluate = createEvaluator(null, service.formulas);
  const load = () => Promise.resolve(success<unknown>(answer));
  return { service, model: await settleService(service, { typed: {}, applied: {} }, load, evaluate, context) };
}

beforeAll(openPolishTexts);

describe('kinds of block from outside', () => {
  test('are checked like those of the language, also what they hold', () => {
    expect(errorsOf(shelf, clock)).toEqual([]);
    const { mark: value, ...rest } = stars;
    expect(errorsOf({ ...rest, marks: value })).toContainEqual({
      rule: 'unknown-property',
      pointer: '/blocks/0/marks',
      got: 'marks',
      suggestion: 'mark',
    });
    expect(errorsOf({ ...stars, block: 'star' })).toMatchObject([{ rule: 'unknown-block', suggestion: 'stars' }]);
    expect(errorsOf({ ...stars, mark: '=oceny.strefa' })).toMatchObject([{ pointer: '/blocks/0/mark' }]);
    const misnamed = { ...table, columns: [{ id: 'ktoo', label: 'Kto' }] };
    expect(errorsOf({ ...shelf, blocks: [stars, misnamed] })).toMatchObject([{ pointer: '/blocks/0/blocks/1/columns/0/id' }]);
    expect(errorsOf({ ...shelf, blocks: [stars, stars] })).toMatchObject([{ rule: 'duplicate-id' }]);
  });

  test('are worked out with what stands inside them, and wait for the office', async () => {
    const { service, model } = await settle();
    expect(service.blockKinds).toEqual(['shelf', 'stars', 'table', 'widget', 'notice']);
    const [drawn, widget] = model.blocks;
    expect(drawn).toMatchObject({ block: 'shelf', blocks: [{ block: 'stars', count: 4 }, { block: 'table' }] });
    expect(widget).toMatchObject({ block: 'widget', props: { strefa: 'CET' } });
    const silent = await settleService(
      service,
      { typed: {}, applied: {} },
      () => Promise.resolve({ ok: false, failure: { kind: 'network', status: null, kod: null, opis: null } }),
      createEvaluator(null, service.formulas),
      context,
    );
    // The failure is shown once for the whole screen, by the first block that needs the answer.
    expect(silent.blocks[0]).toMatchObject({
      blocks: [{ state: { status: 'error', retry: ['oceny'] } }, { state: { status: 'waiting' } }],
    });
  });

  test('are drawn by the parts that come with them', async () => {
    const { model } = await settle();
    expect(await loadBlocks(['shelf', 'stars', 'table'], parts)).toBe(true);
    const html = renderToStaticMarkup(
      <Router ssrPath="/uslugi/oceny">
        <MorePartsContext value={{ blocks: parts, widgets: {} }}>
          {model.blocks.slice(0, 1).map((block) => (
            <BlockView key={block.id} block={block} level={2} retry={() => undefined} />
          ))}
        </MorePartsContext>
      </Router>,
    );
    expect(html).toContain('<fieldset><legend>Półka</legend><p>Ocena: ★★★★</p>');
    expect(html).toContain('Anna');
  });

  test('are printed, and their tables are among those of the PDF', async () => {
    const { service, model } = await settle();
    expect(printableDocument(service, model, context).parts).toMatchObject([
      { kind: 'heading', level: 2, text: 'Półka' },
      { kind: 'paragraph', text: 'Ocena: 4' },
      { kind: 'table', id: 'glosy', rows: [['Anna'], ['Jan']] },
    ]);
  });

  test('are seen by scenarios', async () => {
    const { pack } = check(shelf, clock);
    const [service] = pack?.services ?? [];
    if (!pack || !service) throw new Error('The pack is not right.');
    const setting = scenarioSetting(service, pack);
    const { view } = await runScenario({ name: 'four stars', expect: {} }, { answers: { oceny: { data: answer } } }, setting);
    expect(view.blocks).toEqual(['polka', 'ocena', 'glosy', 'zegarek']);
    expect(view.others).toEqual({ ocena: { label: 'Ocena', count: 4 } });
    expect(view.tables.glosy?.rowCount).toBe(2);
  });

  test('have their place in the manual of the authors', async () => {
    const manual = (await authorPages(kinds)).get('blocks.md') ?? '';
    expect(manual).toContain('## StarsBlock\n\nA mark as stars.');
    expect(manual).toContain('How many stars.');
  });
});

test('a widget from outside is checked by what it says of itself', () => {
  expect(errorsOf({ ...clock, props: { strefaa: 'CET' } })).toMatchObject([{ pointer: '/blocks/0/props/strefaa', suggestion: 'strefa' }]);
  expect(errorsOf({ ...clock, widget: 'zegarr' })).toMatchObject([{ got: 'zegarr', suggestion: 'zegar' }]);
});
