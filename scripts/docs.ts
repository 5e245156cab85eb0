// Writes the pages of the author's manual that come from the schemas and the examples; `--check` only says which are stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authorPages } from './docs/pages';

const folder = join(import.meta.dirname, '../docs/authors');
const pages = await authorPages();
const stale: string[] = [];
for (const [file, text] of pages) {
  const current = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (current !== text) stale.push(file);
}
if (stale.length === 0) console.log('The pages of the manual are up to date.');
else if (process.argv.includes('--check')) {
  console.error(`Stale pages of the manual, run npm run docs:\n${stale.map((file) => `  docs/authors/${file}`).join('\n')}`);
  process.exitCode = 1;
} else {
  await mkdir(folder, { recursive: true });
  for (const file of stale) await writeFile(join(folder, file), pages.get(file) ?? '');
  console.log(`Written:\n${stale.map((file) => `  docs/authors/${file}`).join('\n')}`);
}
