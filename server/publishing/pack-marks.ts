import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Surroundings } from '../../engine/authoring';
import type { DefinitionsFolder } from './compile-definitions';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Mark of what a pack needs to be understood: the engine's sources and libraries, and the names of widgets and kinds. */
export function engineMark({ widgets, kinds }: Surroundings): string {
  const named = [widgets, ...Object.values(kinds ?? {})].map((each) => Object.keys(each ?? {}).sort());
  return createHash('sha256').update(sourcesMark()).update(JSON.stringify(named)).digest('hex');
}

/**
 * Mark of everything that a pack is made of: the same mark means the same pack and the same report of the checker.
 * Null when a project has kinds of its own, because they are functions, and what these do is not visible here.
 */
export function inputsMark({ folders, files, base, nameOf }: DefinitionsFolder, surroundings: Surroundings): string | null {
  if (surroundings.kinds !== undefined) return null;
  const { widgets, userFields } = surroundings;
  const hash = createHash('sha256').update(engineMark(surroundings));
  // Sorting depends on the version of Node, the paths in the report on the current folder.
  hash.update(
    JSON.stringify([process.version, widgets, userFields, folders, nameOf('portal.json'), base.lack, base.layers.map(({ name }) => name)]),
  );
  for (const each of [files, ...base.layers.map((layer) => layer.files)]) {
    hash.update(`\0${each.size}`);
    for (const [name, content] of each) hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

let sources: string | null = null;

/** Read once: a running process has the sources it began with. */
function sourcesMark(): string {
  sources ??= hashOf([
    ...readdirSync(join(root, 'engine'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join('engine', name)),
    ...['package.json', 'package-lock.json'].filter((name) => existsSync(join(root, name))),
  ]);
  return sources;
}

function hashOf(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names.toSorted()) {
    const path = join(root, name);
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
