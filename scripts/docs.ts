// `npm run docs`: writes the pages of the author's manual that come from the schemas and the examples.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authorPages } from './docs/pages';
import { readFlags } from './package/flags';

const folder = join(import.meta.dirname, '../docs/authors');
const about = `Writes the pages of the author's manual, docs/authors, from the schemas and docs/examples.
  --check  writes nothing; exit code 1 when a page is out of date`;
const isCheck = readFlags('docs', about, { flags: ['check'] }).has('check');
const pages = await authorPages();
const stale: string[] = [];
for (const [file, text] of pages) {
  const current = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (current !== text) stale.push(file);
}
if (stale.length === 0) console.log('The pages of the manual are up to date.');
else if (isCheck) {
  console.error(`Stale pages of the manual, run npm run docs:\n${stale.map((file) => `  docs/authors/${file}`).join('\n')}`);
  process.exitCode = 1;
} else {
  await mkdir(folder, { recursive: true });
  for (const file of stale) await writeFile(join(folder, file), pages.get(file) ?? '');
  console.log(`Written:\n${stale.map((file) => `  docs/authors/${file}`).join('\n')}`);
}
