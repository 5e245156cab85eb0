import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { durationsOfFiles, durationsOfStories, slowestText } from './slowest';

const folder = mkdtempSync(join(tmpdir(), 'okienko-slowest-'));

test('the time of a file is from its start to its end, that of a story is the sum of its runs', () => {
  const files = join(folder, 'files.json');
  writeFileSync(files, JSON.stringify({ testResults: [{ name: join(folder, 'engine/a.test.ts'), startTime: 1000, endTime: 3500 }] }));
  expect(durationsOfFiles(files, folder)).toEqual([{ name: join('engine', 'a.test.ts'), seconds: 2.5 }]);
  const stories = join(folder, 'stories.json');
  const story = { file: 'a.spec.ts', title: 'pays', tests: [{ projectName: 'desk', results: [{ duration: 1000 }, { duration: 500 }] }] };
  writeFileSync(stories, JSON.stringify({ suites: [{ specs: [], suites: [{ specs: [story] }] }] }));
  expect(durationsOfStories(stories)).toEqual([{ name: 'a.spec.ts: pays (desk)', seconds: 1.5 }]);
});

test('the slowest twenty are told, slowest first; without a report there is nothing to tell', () => {
  const told = slowestText(Array.from({ length: 25 }, (_, place) => ({ name: `file ${place}`, seconds: place })));
  const lines = told.trim().split('\n');
  expect(lines).toHaveLength(21);
  expect(lines[1]).toMatch(/24\.0 s {2}file 24$/);
  expect(lines.at(-1)).toMatch(/ 5\.0 s {2}file 5$/);
  const none = join(folder, 'none.json');
  expect(slowestText([...durationsOfFiles(none, folder), ...durationsOfStories(none)])).toBe('');
});
