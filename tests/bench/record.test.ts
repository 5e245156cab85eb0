import { expect, test } from 'vitest';
import { withMeasures, withTable } from './record';

const head = '| measure | ours |\n|---|---|';
const page = `Before\n<!-- measured -->\nA machine\n\n${head}\n| first row | 9 ms |\n| heap | 1 MiB |\n<!-- /measured -->\nAfter\n`;

test('a whole run takes the place of the table, with its machine', () => {
  expect(withTable(page, 'Another', `${head}\n| heap | $& MiB |`)).toBe(
    `Before\n<!-- measured -->\nAnother\n\n${head}\n| heap | $& MiB |\n<!-- /measured -->\nAfter\n`,
  );
});

test('a run of some measures takes their lines only; new ones come last', () => {
  expect(withMeasures(page, `${head}\n| second visit | 3 ms |\n| first row | 5 ms |`)).toBe(
    `Before\n<!-- measured -->\nA machine\n\n${head}\n| first row | 5 ms |\n| heap | 1 MiB |\n| second visit | 3 ms |\n<!-- /measured -->\nAfter\n`,
  );
});
