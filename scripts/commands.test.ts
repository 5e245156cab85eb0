import { expect, test } from 'vitest';
import { commands } from './commands';

test.each(Object.entries(commands))('%s says how it is called and what it does', async (name, { about, run }) => {
  const said: string[] = [];
  const complained: string[] = [];
  expect(
    await run(
      ['--help'],
      (text) => void said.push(text),
      (text) => void complained.push(text),
    ),
  ).toBe(0);
  expect(complained).toEqual([]);
  expect(said.join('\n')).toMatch(new RegExp(`^(okienko|npm run) ${name}\\b.*\\n\\n\\S`));
  expect(about).toMatch(/^[a-z][^.]+$/);
});
