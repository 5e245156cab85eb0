import { dirname, join, relative } from 'node:path';
import { buildApp } from '../app/build-app';
import { keepForStart } from '../compile/built-packs';
import { compileFolder } from '../compile/compile-folder';
import { readDefinitions } from '../definitions/definitions-folder';
import { writeSite } from './write-site';

interface Wanted {
  readonly definitions: string;
  /** Origins to which the portal posts forms. */
  readonly formOrigins: readonly string[];
  /** Origin by which visitors come; null where it is not known. */
  readonly origin: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Builds the app, then the pack, then both as files for a web server. */
export async function buildSite({ definitions, formOrigins, origin, environment }: Wanted, print: (text: string) => void): Promise<void> {
  const { folder, isNew } = await buildApp('warn');
  const shown = (path: string) => relative(process.cwd(), path);
  print(isNew ? `The app was built in ${shown(folder)}.` : `The app in ${shown(folder)} is up to date.`);
  const dist = dirname(folder);
  const compiled = await compileFolder(definitions, join(dist, 'pack'));
  print(compiled.told);
  await keepForStart(compiled, folder);
  const office = (environment.OFFICE_API_URL || 'http://127.0.0.1:4000/api').replace(/\/$/, '');
  await writeSite({ dist, folders: readDefinitions(definitions).folders, office, origin, formOrigins });
  print(`The same as files for a web server: ${shown(join(dist, 'site'))}, configured in ${shown(join(dist, 'headers'))}.`);
}
