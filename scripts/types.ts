// Writes the TypeScript types of the definition language and of the office's answers; `--check` only says which files are stale.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedFiles } from './generate-types/generated-files';

const root = path.resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const stale: string[] = [];
for (const [file, content] of await generatedFiles(root)) {
  const target = path.join(root, file);
  const current = await readFile(target, 'utf8').catch(() => null);
  if (current === content) continue;
  stale.push(file);
  if (!check) await writeFile(target, content);
}

if (stale.length === 0) {
  console.log('Generated types are up to date.');
} else if (check) {
  console.error(`Stale generated types, run npm run types:\n${stale.map((file) => `  ${file}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`Written:\n${stale.map((file) => `  ${file}`).join('\n')}`);
}
