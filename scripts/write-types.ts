// Writes the TypeScript types of the definition language and of the office's answers; `--check` only says which files are stale.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedFiles } from './generate-types/generated-files';
import { staleFiles } from './generate-types/stale-files';

const root = path.resolve(import.meta.dirname, '..');

try {
  const generated = await generatedFiles(root);
  const stale = await staleFiles(root, generated);
  const list = stale.map((file) => `  ${file}`).join('\n');
  if (stale.length === 0) {
    console.log('Generated types are up to date.');
  } else if (process.argv.includes('--check')) {
    console.error(`Stale generated types, run npm run types:\n${list}`);
    process.exitCode = 1;
  } else {
    for (const file of stale) await writeFile(path.join(root, file), generated.get(file) ?? '');
    console.log(`Written:\n${list}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
