import type { parseArgs } from 'node:util';

/** Where a command writes what it says. */
export interface Output {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** An option of a command, as `parseArgs` of Node takes it, with what its help says. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly default?: string | boolean | string[];
  /** Name of its value in the help, for example DIR; FILE, PATH and the like. */
  readonly value?: string;
  readonly help: string;
}

/** The options of a command by their names. */
export type Options = Readonly<Record<string, Option>>;

/** The option of commands that read definitions, by default those of the repository or project in which they are run. */
export const definitionsOption = {
  type: 'string',
  value: 'DIR',
  default: 'definitions',
  help: 'the folder, by default definitions/',
} as const;

/** The words without dashes that a command takes. */
export interface Words {
  /** What one of them is called in the help, for example SLUG. */
  readonly name: string;
  readonly help?: string;
  readonly least: number;
  readonly most: number;
}

/** The values of options, with the type that each has. */
export type Values<Own extends Options> = ReturnType<typeof parseArgs<{ options: Own }>>['values'];

/** What a command is, and what it does. */
export interface Description<Own extends Options> {
  readonly name: string;
  /** Sentences about what it does. */
  readonly help: string;
  readonly options: Own;
  readonly words?: Words;
  /** True for a command that only a project has; the repository may have another one of that name. */
  readonly inProject?: boolean;
  /** Does it. What it gives is the exit code, by default 0. Its code is loaded here, so that help comes at once. */
  run(values: Values<Own>, output: Output, words: readonly string[]): Promise<number> | Promise<void>;
}
