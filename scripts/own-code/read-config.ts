import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listNames, nearest, word } from '../../engine/authoring';
import { Refusal } from '../command-line/refusal';
import { isPackaged } from '../package/package-root';
import type { OkienkoConfig } from './config';

/** Name of the file that says what a project adds; it is looked for in the working directory. */
export const configFile = 'okienko.config.ts';

/** What is wrong with the code of a project, in words for the person who wrote it. */
export class OwnCodeError extends Refusal {}

/** The code of a project, as files that exist. */
export interface OwnCode {
  /** The config itself. */
  readonly file: string;
  readonly folder: string;
  readonly kinds: string | null;
  readonly components: string | null;
  readonly gateways: string | null;
  readonly logins: string | null;
  readonly theme: string | null;
  readonly letter: string | null;
  readonly widgets: Readonly<Record<string, OwnWidget>>;
}

/** The files of a widget. */
export interface OwnWidget {
  readonly description: string;
  readonly component: string;
}

const entries = [
  'kinds',
  'components',
  'gateways',
  'logins',
  'theme',
  'letter',
  'widgets',
] as const satisfies readonly (keyof OkienkoConfig)[];

/**
 * Reads the config that `OKIENKO_CONFIG` names, or the one in the working directory; null when there is none. Throws an `OwnCodeError` that
 * says what is wrong.
 */
export async function readOwnCode(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  directory = process.cwd(),
): Promise<OwnCode | null> {
  const named = environment.OKIENKO_CONFIG?.trim() || null;
  const file = resolve(directory, named ?? configFile);
  if (!existsSync(file)) {
    if (named === null) return null;
    throw new OwnCodeError(`OKIENKO_CONFIG names ${file}, which does not exist.`);
  }
  const config = await defaultExport(file, 'the config');
  if (!isObject(config)) throw new OwnCodeError(`${file}: the config is an object, for example { kinds: './kinds.ts' }.`);
  const unknown = Object.keys(config).find((name) => !entries.some((entry) => entry === name));
  if (unknown !== undefined) throw new OwnCodeError(unknownEntry(file, unknown));
  const folder = dirname(file);
  const { kinds, components, gateways, logins, theme, letter, widgets = {} } = config;
  if (!isObject(widgets)) throw new OwnCodeError(`${file}: widgets is an object with the folder of each widget, by its name.`);
  return {
    file,
    folder,
    kinds: kinds === undefined ? null : fileOf(file, 'kinds', kinds),
    components: components === undefined ? null : fileOf(file, 'components', components),
    gateways: gateways === undefined ? null : fileOf(file, 'gateways', gateways),
    logins: logins === undefined ? null : fileOf(file, 'logins', logins),
    theme: theme === undefined ? null : fileOf(file, 'theme', theme),
    letter: letter === undefined ? null : fileOf(file, 'letter', letter),
    widgets: Object.fromEntries(Object.entries(widgets).map(([id, place]) => [id, widgetOf(file, id, place)])),
  };
}

let readsTypeScript = !isPackaged;

/** The published package is run by plain Node, which does not read a project's TypeScript as it is written. In the repository tsx is there. */
async function readTypeScript(): Promise<void> {
  if (readsTypeScript) return;
  readsTypeScript = true;
  (await import('tsx/esm/api')).register();
}

/** The default export of a module of the project; what it throws while it loads is told with its file. */
export async function defaultExport(file: string, what: string): Promise<unknown> {
  let loaded: unknown;
  try {
    await readTypeScript();
    loaded = await import(pathToFileURL(file).href);
  } catch (error) {
    throw new OwnCodeError(`${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (!isObject(loaded) || loaded.default === undefined) throw new OwnCodeError(`${file} has no default export: that is ${what}.`);
  return loaded.default;
}

/** True for an object that is no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function widgetOf(file: string, id: string, place: unknown): OwnWidget {
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new OwnCodeError(`${file}: a widget is named with small letters, digits and hyphens, not “${id}”.`);
  const folder = `widgets.${id}`;
  return {
    description: fileOf(file, folder, place, 'widget.json'),
    component: fileOf(file, folder, place, 'widget.tsx'),
  };
}

/** A file that the config names, or one in a folder that it names. */
function fileOf(config: string, entry: string, place: unknown, name = ''): string {
  if (typeof place !== 'string') throw new OwnCodeError(`${config}: ${entry} is a path, for example './${entry.replace('.', '/')}'.`);
  const path = resolve(dirname(config), join(place, name));
  if (!existsSync(path)) throw new OwnCodeError(`${config}: ${entry} names ${path}, which does not exist.`);
  return path;
}

function unknownEntry(file: string, name: string): string {
  const meant = nearest(name, entries);
  return `${file}: there is no entry ${name}. ${meant === null ? `The entries are ${word(listNames(entries), 'en')}.` : `Did you mean ${meant}?`}`;
}
