import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPack } from '../check/check-pack';
import { compilePack } from '../compile';
import { defaultEndpoint, planOf, serviceOf } from './draft-service';
import { rowsIn } from './found-rows';
import { readOfficeDocument } from './office-document';
import { word } from './phrases';
import type { PlannedCall } from './plan';
import { proposedChart, proposedColumn } from './propose';
import { readSamples } from './read-sample';

const encoder = new TextEncoder();
const portal = readFileSync('definitions/portal.json');

/** Checks a definition in a pack without other services. */
function check(definition: unknown) {
  const checked = checkPack(
    new Map([
      ['portal.json', portal],
      ['calls.json', encoder.encode('{ "calls": {} }')],
      ['services/nowa-usluga.json', encoder.encode(JSON.stringify(definition))],
    ]),
  );
  return {
    checked,
    problems: checked.problems.filter((problem) => problem.place.file.startsWith('services/') && problem.rule !== 'missing-translation'),
  };
}

/** The service of a call with everything in it: all rows that there are in turn, all totals, and a chart where one can be drawn. */
function everything(call: PlannedCall, turn: number, group: string | null) {
  const found = rowsIn(call.response);
  const rows = found[turn % found.length] ?? expect.fail('A contract that was read has something to show.');
  const columns = rows.fields.map((field) => ({ ...proposedColumn(field), total: true }));
  return serviceOf({ slug: 'nowa-usluga', title: 'Nowa', group, call, rows, columns, chart: proposedChart(rows, columns), pdf: true });
}

function expectGood(definition: unknown) {
  const { checked, problems } = check(definition);
  expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
  expect(checked.pack && compilePack(checked.pack).files.size).toBeGreaterThan(0);
}

/** A refusal is a sentence in both languages. */
function expectSentence(said: Parameters<typeof word>[0]) {
  for (const language of ['pl', 'en'] as const) {
    expect(word(said, language)).toMatch(/^[\p{Lu}\d“„].*[.…]$/su);
    expect(word(said, language)).not.toContain('{}');
  }
}

test('a draft without a sample has no problem but the missing translations', () => {
  const plan = planOf({ slug: 'nowa-usluga', group: 'budzet', endpoint: '/nowa', response: null });
  expect(check(plan.ok && serviceOf(plan.value)).problems).toEqual([]);
});

const names = [
  'nazwa',
  'kwotaRazem',
  'rokBudzetowy',
  'dataOd',
  'email',
  'a',
  'x_1',
  'z spacją',
  'żółw',
  'id',
  'toString',
  'row',
  'dane',
  '1a',
  'a-b',
  'a/b',
  '~',
  '',
  '{{x}}',
  '=1',
  '__proto__',
];
const name = fc.constantFrom(...names);
const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constantFrom(null, '2026-01-01', '=1', '2026-01-01 10:00:00', '{{x}}', 'jan@gmina.example'),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(name, tie('value'), { maxKeys: 5 }),
}));

test('every answer gives services without errors, or a sentence that says why not', () => {
  fc.assert(
    fc.property(fc.oneof(value, fc.dictionary(name, value, { maxKeys: 5 })), fc.nat(3), fc.boolean(), (sample, turn, isListed) => {
      const read = readSamples([JSON.stringify(sample)]);
      if (!read.ok) return expectSentence(read.failure);
      for (const note of read.value.notes) expectSentence(note);
      const call = { endpoint: defaultEndpoint('nowa-usluga'), response: read.value.contract, personal: false, query: {}, params: {} };
      expectGood(everything(call, turn, isListed ? 'budzet' : null));
    }),
    { numRuns: 120, seed: 3 },
  );
});

const reference = fc.constantFrom(
  '#/components/schemas/A',
  '#/components/schemas/B',
  '#/components/schemas/C',
  'other.json#/A',
  '#/~2%',
  '#',
);
const { schema } = fc.letrec((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record(
      {
        type: fc.constantFrom(
          'string',
          'integer',
          'number',
          'boolean',
          ['string', 'null'],
          ['integer', 'string', 'boolean', 'null'],
          'file',
        ),
        format: fc.constantFrom('date', 'date-time', 'email', 'int32'),
        nullable: fc.boolean(),
        enum: fc.array(leaf, { maxLength: 4 }),
        const: leaf,
        example: leaf,
        examples: fc.array(leaf, { maxLength: 3 }),
        default: leaf,
        minimum: fc.integer({ min: -5, max: 40 }),
        maximum: fc.integer({ min: -5, max: 40 }),
        minLength: fc.integer({ min: -2, max: 9 }),
        maxLength: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant('x')),
        pattern: fc.constant('(a+)+$'),
        title: fc.constantFrom('Tytuł', '{{x}}', 'x'.repeat(200)),
        description: fc.string({ maxLength: 400 }),
      },
      { requiredKeys: [] },
    ),
    fc.record({ $ref: reference }),
    tie('object'),
    tie('list'),
    tie('parts'),
    fc.constantFrom(true, null, 7, []),
  ),
  object: fc.record(
    {
      type: fc.constantFrom('object', ['object', 'null']),
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 4 }),
      required: fc.array(name),
    },
    { requiredKeys: ['properties'] },
  ),
  list: fc.record({ type: fc.constant('array'), items: tie('schema'), minItems: fc.nat(3) }, { requiredKeys: ['type'] }),
  parts: fc.record(
    {
      allOf: fc.array(tie('schema'), { maxLength: 3 }),
      oneOf: fc.array(fc.oneof(tie('schema'), fc.constant({ type: 'null' })), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  ),
}));
// Most made-up schemas have nothing to show; with a row of this kind they have.
const answer = fc.oneof(
  schema,
  fc.dictionary(name, schema, { maxKeys: 5 }).map((fields) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { ...fields, opis: { type: 'string' }, rok: { type: 'integer' }, kwota: { type: 'number', nullable: true } },
    },
  })),
);
const parameter = fc.record(
  {
    name: fc.oneof(name, fc.constantFrom('pesel', 'lang', 'rok', 'in')),
    in: fc.constantFrom('query', 'path', 'header', 'cookie'),
    required: fc.boolean(),
    description: fc.constantFrom('Rok podatkowy.', '{{x}}', ''),
    schema,
  },
  { requiredKeys: ['name', 'in'] },
);
const document = fc.record({
  openapi: fc.constantFrom('3.0.3', '3.1.0'),
  paths: fc.dictionary(
    fc.constantFrom('/a', '/b/{rok}', '/ż', 'c', '/d/../e'),
    fc.record({
      get: fc.record(
        {
          operationId: fc.constantFrom('a', 'b', ''),
          parameters: fc.array(fc.oneof(parameter, fc.record({ $ref: reference })), { maxLength: 4 }),
          responses: fc.record({
            200: fc.record({ content: fc.record({ 'application/json': fc.record({ schema: answer, example: value }) }) }),
          }),
        },
        { requiredKeys: ['responses'] },
      ),
    }),
    { minKeys: 1, maxKeys: 3 },
  ),
  components: fc.record({ schemas: fc.record({ A: schema, B: schema, C: schema }) }),
});

test('every OpenAPI document gives services without errors, or a sentence that says why not', () => {
  let good = 0;
  fc.assert(
    fc.property(document, fc.nat(3), (made, turn) => {
      const read = readOfficeDocument(JSON.stringify(made));
      if (!read.ok) return expectSentence(read.failure);
      for (const { id } of read.value.operations) {
        const call = read.value.callOf(id);
        if (!call.ok) expectSentence(call.failure);
        else {
          for (const note of call.value.notes) expectSentence(note);
          expectGood(everything(call.value.call, turn, 'budzet'));
          good += 1;
        }
      }
    }),
    { numRuns: 250, seed: 5 },
  );
  expect(good).toBeGreaterThan(50);
});
