import { usageLine } from '../package/package-root';
import type { Description, Option, Options } from './description';

type Described = Pick<Description<Options>, 'name' | 'help' | 'options' | 'words' | 'inProject'>;

/** How a command is started: its words, then its options. */
export function usageOf({ name, options, words, inProject }: Described): string {
  const shown = Object.entries(options).map(([key, option]) => `[${optionName(key, option)}${option.multiple ? ' ...' : ''}]`);
  return usageLine(name, [...(words ? [wordsShown(words)] : []), ...shown].join(' '), inProject);
}

/** Its help: how it is started, what it does, and what each option means. */
export function helpText(described: Described): string {
  const { help, options, words } = described;
  const lines = [
    ...(words?.help === undefined ? [] : [[words.name, words.help] as const]),
    ...Object.entries(options).map(([key, option]) => [optionName(key, option), option.help] as const),
  ];
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  const list = lines.map(([name, text]) => `  ${name.padEnd(width)}  ${text.replaceAll('\n', `\n${' '.repeat(width + 4)}`)}`);
  return [`${usageOf(described)}\n`, help, ...list].join('\n');
}

/** An option as it is written, with the name of its value. */
export function optionName(key: string, { type, value = 'TEXT' }: Option): string {
  return type === 'boolean' ? `--${key}` : `--${key} ${value}`;
}

function wordsShown({ name, least, most }: NonNullable<Described['words']>): string {
  if (most > 1) return least === 0 ? `[${name} ...]` : `${name} ...`;
  return least === 0 ? `[${name}]` : name;
}
