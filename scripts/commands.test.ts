import { expect, test } from 'vitest';
import { tryCommand } from './command-line/try-command-for-tests';
import { commands } from './commands';

test.each(Object.entries(commands))('%s says how it is called and what it does', async (name, { about, load }) => {
  const { code, out, err } = await tryCommand(await load(), '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^(okienko|npm run) ${name}\\b.*\\n\\n\\S`));
  expect(about).toMatch(/^[a-z][^.]+$/);
});
