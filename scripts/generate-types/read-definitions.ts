import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallingPack } from '../../engine/authoring/openapi';
import type { CallTable } from '../../engine/language/calls.generated';
import type { ServiceDefinition } from '../../engine/language/language.generated';

/**
 * Reads the calls and services of a definitions folder without overlays and without checking them, because the checker needs the types that
 * are generated from them. Throws an error with the file name if one is not JSON.
 */
export async function readDefinitions(folder: string): Promise<CallingPack> {
  const calls: CallTable = await readJson(path.join(folder, 'calls.json'));
  const files = [
    ...(await definitionFiles(folder, 'services', 'service.json')),
    ...(await definitionFiles(folder, 'screens', 'screen.json')),
  ];
  const services = await Promise.all(
    files.map(async (file) => {
      const definition: ServiceDefinition = await readJson(path.join(folder, file));
      return { slug: definition.slug, definition };
    }),
  );
  return { calls, services };
}

/** The definition files of one kind, in the order of their names: one file each, or a folder each. A pack need not have any. */
async function definitionFiles(folder: string, kind: string, fileName: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, kind)).catch(() => []);
  return entries
    .filter((name) => /^[a-z0-9-]+(\.json)?$/.test(name))
    .sort()
    .map((name) => (path.extname(name) === '.json' ? `${kind}/${name}` : `${kind}/${name}/${fileName}`));
}

async function readJson<Content>(file: string): Promise<Content> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
