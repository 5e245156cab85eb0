import { expect, test } from 'vitest';
import { definitionJson } from './definition-json';
import { draftService } from './draft-service';

const draft = draftService({ slug: 'nowa', group: 'budzet', endpoint: '/nowa', schema: '../schema/service.schema.json', response: null });

test('says the same as the definition', () => {
  expect(JSON.parse(definitionJson(draft))).toEqual(draft);
});

test('keeps short objects on one line and no line longer than 120 characters', () => {
  const lines = definitionJson(draft).split('\n');
  expect(lines).toContain('  "pdf": { "fileName": "nowa.pdf" }');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
});
