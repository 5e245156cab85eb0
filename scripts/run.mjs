// Runs a command of `package.json`: from the bundle of these very sources, which plain Node opens in a fraction of the time that tsx takes for
// a thousand files, else from the sources. `start` makes the bundle first; whoever changes sources between commands does not wait for one.
// This file is JavaScript because it decides how TypeScript is read.
import { existsSync, readFileSync } from 'node:fs';

const bundles = new URL('../dist/commands/', import.meta.url);

// Stacks name the places of the sources.
process.setSourceMapsEnabled(true);
// A project's own code imports the sources.
const hasOwnCode = Boolean(process.env.OKIENKO_CONFIG?.trim()) || existsSync('okienko.config.ts');
const bundle = hasOwnCode ? null : ((await freshBundle()) ?? (process.argv[2] === 'start' ? await makeBundle() : null));
if (bundle === null) await readTypeScript();
await import(bundle === null ? './okienko.ts' : new URL(`${bundle}/okienko.js`, bundles).href);

async function freshBundle() {
  const current = new URL('current', bundles);
  if (!existsSync(current)) return null;
  const name = readFileSync(current, 'utf8');
  const file = new URL(`${name}/command-bundle.js`, bundles);
  if (!existsSync(file)) return null;
  const { isFreshBundle } = await import(file.href);
  return isFreshBundle(name) ? name : null;
}

async function makeBundle() {
  const stopReading = await readTypeScript();
  try {
    const { bundleCommands } = await import('./package/command-bundle.ts');
    return await bundleCommands();
  } catch (error) {
    // In a read-only installation that was changed without a build.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    process.stderr.write(`The start takes longer than it has to, because the commands cannot be bundled: ${error.message}\n`);
    return null;
  } finally {
    await stopReading();
  }
}

async function readTypeScript() {
  const { register } = await import('tsx/esm/api');
  return register();
}
