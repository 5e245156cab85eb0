// A kind of block from outside the project, in the tools for authors and backend developers.
import { describe, expect, test } from 'vitest';
import type { MoreKinds } from '../../engine';
import { checkPack, openApiDocument, readScenarios, tryMutants } from '../../engine/authoring';
import { buildPack, write } from '../../engine/authoring/check/cases/sample-pack';
import type { BlockStatus } from '../../engine/screen/block-model';
import { withNames } from '../../engine/screen/screen';

declare module '../../engine/screen/block-model' {
  interface BlockModels {
    cards: CardsModel;
  }
}

/** Cards, one for each entry of a list. */
interface CardsModel {
  readonly block: 'cards';
  readonly id: string;
  readonly state: BlockStatus;
  readonly titles: readonly string[];
}

interface CardsBlock {
  readonly id: string;
  readonly block: string;
  readonly each: string;
  readonly lines: readonly { readonly id: string; readonly label: string; readonly value?: string }[];
  readonly vote: { readonly endpoint: string; readonly query: Readonly<Record<string, string>> };
}

const kinds: MoreKinds = {
  blocks: {
    cards: {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'block', 'each', 'lines', 'vote'],
        description: 'Cards.',
        properties: {
          id: { $ref: '#/$defs/Id', description: 'Name of the block.' },
          block: { const: 'cards', description: 'Cards.' },
          each: { $ref: '#/$defs/Expression', description: 'A card for each of these.' },
          lines: { type: 'array', description: 'Lines of a card.', items: { $ref: '#/$defs/Column' }, 'x-scope': 'row' },
          vote: {
            type: 'object',
            additionalProperties: false,
            description: 'What is sent by a vote.',
            'x-scope': 'row',
            properties: {
              endpoint: { type: 'string', description: 'Path of the call.' },
              query: { $ref: '#/$defs/Query' },
            },
          },
        },
      },
      resolve({ screen }, { id, each, lines }: CardsBlock, state): CardsModel {
        const list = state.status === 'ready' ? screen.evaluate(each, screen.scope) : [];
        const [title] = lines;
        const titles = (Array.isArray(list) ? list : []).map((row: unknown) =>
          String(
            title?.value === undefined ? Object(row)[title?.id ?? ''] : screen.evaluate(title.value, withNames(screen, { row }).scope),
          ),
        );
        return { block: 'cards', id, state, titles };
      },
      viewer: { part: 'others', view: ({ titles }: CardsModel) => ({ titles }) },
      authoring: {
        row: ({ each }: CardsBlock) => ({ each }),
        columns: ({ lines }: CardsBlock) => ({ at: 'lines', list: lines }),
        calls: ({ vote }: CardsBlock) => [{ call: { method: 'POST', ...vote }, answer: 'json', scope: ['row'] }],
      },
    },
  },
};

const person = {
  type: 'object',
  required: ['imie', 'klub', 'numer'],
  properties: { imie: { type: 'string' }, klub: { type: 'string' }, numer: { type: 'integer', description: 'Number of the candidate.' } },
};
const cards = {
  id: 'kandydaci',
  block: 'cards',
  each: '=kandydaci',
  lines: [{ id: 'imie', label: 'Imię' }],
  vote: { endpoint: '/glosy', query: { numer: '=row.numer' } },
};

function check(block: object) {
  const service = {
    slug: 'wybory',
    title: 'Wybory',
    group: 'rada',
    sources: { kandydaci: { endpoint: '/kandydaci', response: { type: 'array', items: person } } },
    blocks: [block],
  };
  const portal = {
    definitionVersion: 2,
    id: 'brzezie',
    office: { name: 'Gmina Brzezie', portalName: 'Okienko' },
    languages: ['pl'],
    groups: [{ id: 'rada', title: 'Rada' }],
  };
  const files = buildPack([write('services/wybory/service.json', service)], { 'portal.json': portal, 'texts/pl.json': {} });
  return checkPack(files, undefined, { kinds, widgets: {}, userFields: {} });
}

function pack() {
  const { pack, problems } = check(cards);
  if (!pack) throw new Error(problems.map(({ message }) => message).join('\n'));
  return pack;
}

async function mutantsWith(expected: object) {
  const given = { answers: { kandydaci: { data: [{ imie: 'Anna', klub: 'Sowa', numer: 1 }] } } };
  const scenarios = { given, scenarios: [{ name: 'one candidate', expect: expected }] };
  const files = new Map([['services/wybory/scenarios.json', new TextEncoder().encode(JSON.stringify(scenarios))]]);
  const { services, problems } = readScenarios(files, pack());
  const [own] = services;
  if (!own) throw new Error(problems.map(({ message }) => message).join('\n'));
  return tryMutants(pack(), own, 100);
}

describe('a block from outside', () => {
  test('has its columns checked against the contract of its rows', () => {
    expect(check(cards).problems).toEqual([]);
    expect(check({ ...cards, lines: [{ id: 'imei', label: 'Imię' }] }).problems).toMatchObject([
      { rule: 'unknown-path', place: { pointer: '/blocks/0/lines/0/id' }, suggestion: 'imie' },
    ]);
  });

  test('has its call in the description of the API, with the contract of what it sends', () => {
    expect(openApiDocument(pack(), '1')).toMatchObject({
      paths: {
        '/glosy': {
          post: {
            summary: 'Wybory',
            parameters: [
              { name: 'numer', required: true, description: 'Number of the candidate.', schema: { type: 'integer' } },
              { name: 'lang' },
            ],
          },
        },
      },
    });
  });

  test('has mutants, which a good scenario catches and a weak one lets through', async () => {
    const otherLine = { pointer: '/blocks/0/lines/0/value', change: '=row.klub' };
    const weak = await mutantsWith({ title: 'Wybory' });
    expect(weak.survivors).toContainEqual(expect.objectContaining(otherLine));
    const good = await mutantsWith({ title: 'Wybory', others: { kandydaci: { titles: ['Anna'] } } });
    expect(good.survivors).not.toContainEqual(expect.objectContaining(otherLine));
    expect(good.caught).toBeGreaterThan(weak.caught);
  });
});
