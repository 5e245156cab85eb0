// `npm run types`: writes the types of the definition language and of the office's answers, and the registries of kinds.
import path from 'node:path';
import { kindRegistries } from './generate-types/kind-registries';
import { staleFiles, writeFiles } from './generate-types/stale-files';
import { readFlags } from './package/flags';

const root = path.resolve(import.meta.dirname, '..');
const about = `Writes the types of the definition language and of the office's answers, the schemas of overlays, and the registries of kinds.
  --check  writes nothing; exit code 1 when a file is out of date`;
const isCheck = readFlags('types', about, { flags: ['check'] }).has('check');

try {
  // First the registries: the other generators import the engine, which does not load without them.
  const registries = kindRegistries();
  const first = await staleFiles(root, registries);
  if (!isCheck) await writeFiles(root, first, registries);
  const { generatedFiles } = await import('./generate-types/generated-files');
  const generated = await generatedFiles(root);
  const stale = [...new Set([...first, ...(await staleFiles(root, generated))])];
  const list = stale.map((file) => `  ${file}`).join('\n');
  if (stale.length === 0) {
    console.log('The generated files are up to date.');
  } else if (isCheck) {
    console.error(`These generated files are out of date; npm run types writes them:\n${list}`);
    process.exitCode = 1;
  } else {
    await writeFiles(root, stale, generated);
    console.log(`Written:\n${list}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
