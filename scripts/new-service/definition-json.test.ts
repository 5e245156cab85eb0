import { expect, test } from 'vitest';
import { definitionJson } from './definition-json';
import { plannedService } from './plan-service';

const { service: draft } = plannedService({ slug: 'nowa', group: 'budzet' });

test('says the same as the definition', () => {
  expect(JSON.parse(definitionJson(draft))).toEqual(draft);
});

test('keeps short objects on one line and no line longer than 120 characters', () => {
  const lines = definitionJson(draft).split('\n');
  expect(lines).toContain('  "pdf": { "fileName": "nowa.pdf" }');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
});
