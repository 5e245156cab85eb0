import { parseArgs } from 'node:util';
import type { Options, Values, Words } from './description';
import { optionName } from './help-text';
import { Misuse } from './refusal';

const helpOption = { help: { type: 'boolean' } } as const;

/** True when the arguments ask for help, whatever else they say. */
export function asksForHelp(args: readonly string[]): boolean {
  return tokensOf(args, {}).some((token) => token.kind === 'option' && token.name === 'help');
}

/** The options and words that a command was given. Throws a `Misuse` that says what is wrong with them. */
export async function readArguments<Own extends Options>(
  args: readonly string[],
  options: Own,
  words: Words | undefined,
): Promise<{ readonly values: Values<Own>; readonly words: readonly string[] }> {
  for (const token of tokensOf(args, options)) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw new Misuse(await unknownOption(token.rawName, options));
    if (option.type === 'boolean' && token.value !== undefined) throw new Misuse(`${token.rawName} takes no value.`);
    if (option.type === 'string' && (token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))))
      throw new Misuse(`${token.rawName} needs a value: ${optionName(token.name, option)}.`);
  }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const excess = positionals[words?.most ?? 0];
  if (excess !== undefined) throw new Misuse(`There is no place for “${excess}”.`);
  if (words && positionals.length < words.least) throw new Misuse(`${words.name} is missing.`);
  return { values, words: positionals };
}

function tokensOf(args: readonly string[], options: Options) {
  return parseArgs({ args: [...args], options: { ...options, ...helpOption }, strict: false, tokens: true, allowPositionals: true }).tokens;
}

async function unknownOption(given: string, options: Options): Promise<string> {
  const { nearest } = await import('../../engine/authoring');
  const meant = nearest(given.replace(/^-+/, ''), [...Object.keys(options), 'help']);
  return `There is no option ${given}.${meant === null ? '' : ` Did you mean --${meant}?`}`;
}
