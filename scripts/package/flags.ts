import { parseArgs } from 'node:util';
import { usageLine } from './package-root';

interface Accepted<Flag extends string> {
  /** Options without a value. */
  readonly flags?: readonly Flag[];
  /** Whether words without dashes may follow. */
  readonly words?: boolean;
}

/**
 * The flags that a command of the repository was started with. `--help` prints what it does and ends the process; so does, with exit code 1,
 * what it does not know.
 */
export function readFlags<Flag extends string>(
  command: string,
  about: string,
  { flags = [], words = false }: Accepted<Flag> = {},
): ReadonlySet<Flag> {
  const wordsShown = words ? '[WORD ...]' : '';
  const shown = [...flags.map((flag) => `[--${flag}]`), wordsShown].filter((part) => part !== '').join(' ');
  const usage = `${shown === '' ? usageLine(command, '').replace(/( --)? +$/, '') : usageLine(command, shown)}\n\n${about}`;
  try {
    const options = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: 'boolean' }] as const));
    const { values } = parseArgs({ options, allowPositionals: words });
    if (values.help !== true) return new Set(flags.filter((flag) => values[flag] === true));
    console.log(usage);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}
