import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, compilePack } from '../../engine/authoring';
import { baseFolder } from '../definitions/definitions-folder';
import { definitionJson } from './definition-json';
import { draftService } from './draft-service';
import { inferContract } from './infer-contract';

const encoder = new TextEncoder();
const portal = readFileSync(path.join(baseFolder, 'portal.json'));

/** Checks the file that the command would write, in a pack without other services. */
function check(sample: unknown) {
  const response = sample === undefined ? null : inferContract([sample]);
  const draft = draftService({
    slug: 'nowa-usluga',
    group: 'budzet',
    endpoint: '/nowa',
    schema: '../schema/service.schema.json',
    response,
  });
  const calls = encoder.encode('{ "calls": {} }');
  const checked = checkPack(
    new Map([
      ['portal.json', portal],
      ['calls.json', calls],
      ['services/nowa-usluga.json', encoder.encode(definitionJson(draft))],
    ]),
    undefined,
    portalSurroundings,
  );
  return {
    checked,
    problems: checked.problems.filter((problem) => problem.place.file.startsWith('services/') && problem.rule !== 'missing-translation'),
  };
}

test('a draft without a sample has no problem but the missing translations', () => {
  expect(check(undefined).problems).toEqual([]);
});

test('a draft from any answer with a plain field has no error and compiles', () => {
  const name = fc.constantFrom(
    'nazwa',
    'kwotaRazem',
    'rokBudzetowy',
    'dataOd',
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
  );
  const leaf = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constantFrom(null, '2026-01-01', '=1', '2026-01-01 10:00:00'),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 3 }),
    object: fc.dictionary(name, tie('value'), { maxKeys: 5 }),
  }));
  fc.assert(
    fc.property(fc.dictionary(name, value, { maxKeys: 5 }), (sample) => {
      const { checked, problems } = check({ ...sample, opis: 'tekst' });
      expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
      expect(checked.pack && compilePack(checked.pack).files.size).toBeGreaterThan(0);
    }),
    { numRuns: 150, seed: 3 },
  );
});
