import { expect, test } from 'vitest';
import { compactComments } from './compact-comments';

test('puts a single sentence on one line and drops where a type is used', () => {
  const code =
    '/**\n * A name.\n *\n * This interface was referenced by `X`\'s JSON-Schema\n * via the `definition` "Id".\n */\nexport type Id = string;\n';
  expect(compactComments(code)).toBe('/** A name. */\nexport type Id = string;\n');
});

test('drops a comment that says nothing else', () => {
  expect(compactComments('  /**\n   * @minItems 1\n   */\n  list: string[];\n')).toBe('  list: string[];\n');
});

test('keeps several lines as they are', () => {
  const code = '/**\n * Years.\n *\n * Items: A year.\n */\ntype Years = number[];\n';
  expect(compactComments(code)).toBe(code);
});
