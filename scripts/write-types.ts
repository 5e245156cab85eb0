// `npm run types`: writes the types of the definition language and of the office's answers, and the registries of kinds.
// With `--check` it only names the files that are out of date.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kindRegistries } from './generate-types/kind-registries';
import { staleFiles } from './generate-types/stale-files';

const root = path.resolve(import.meta.dirname, '..');

try {
  // First the registries: the other generators import the engine, which does not load without them.
  const registries = kindRegistries();
  const first = await staleFiles(root, registries);
  if (!process.argv.includes('--check')) await write(first, registries);
  const { generatedFiles } = await import('./generate-types/generated-files');
  const generated = await generatedFiles(root);
  const stale = [...new Set([...first, ...(await staleFiles(root, generated))])];
  const list = stale.map((file) => `  ${file}`).join('\n');
  if (stale.length === 0) {
    console.log('The generated files are up to date.');
  } else if (process.argv.includes('--check')) {
    console.error(`These generated files are out of date; npm run types writes them:\n${list}`);
    process.exitCode = 1;
  } else {
    await write(stale, generated);
    console.log(`Written:\n${list}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function write(files: readonly string[], contents: ReadonlyMap<string, string>): Promise<void> {
  for (const file of files) await writeFile(path.join(root, file), contents.get(file) ?? '');
}
