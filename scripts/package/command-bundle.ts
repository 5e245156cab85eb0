import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './package-root';

/** Where the commands of the repository lie as JavaScript: each bundle in a folder that is named by the hash of its sources. */
const bundles = 'dist/commands';

/** The file that names the folder of the newest bundle. */
const current = join(root, bundles, 'current');

/** In a bundle: the files that it was made of, each with the hash of its content. */
const sourceList = 'sources.json';

/** True when the bundle in this folder was made of the sources as they are now. */
export function isFreshBundle(name: string): boolean {
  const list = join(root, bundles, name, sourceList);
  if (!existsSync(list)) return false;
  const sources: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, 'utf8'));
  return Object.entries(sources).every(([file, hash]) => {
    const path = join(root, file);
    return existsSync(path) && hashOf(readFileSync(path)) === hash;
  });
}

/** Bundles the commands when their sources changed since the last time. The result is the name of the bundle's folder. */
export async function bundleCommands(): Promise<string> {
  const earlier = existsSync(current) ? readFileSync(current, 'utf8') : null;
  if (earlier !== null && isFreshBundle(earlier)) return earlier;
  const making = `${bundles}/making.${randomBytes(4).toString('hex')}`;
  const placeOf = (name: string) => join(root, bundles, name);
  try {
    const { bundleNode } = await import('./bundle-node');
    const entries = { okienko: 'scripts/okienko.ts', 'command-bundle': 'scripts/package/command-bundle.ts' };
    const read = new Map(['package.json', 'package-lock.json'].map((file) => [file, hashOf(readFileSync(join(root, file)))]));
    await bundleNode(entries, { folder: making, maps: true, onRead: (file, content) => read.set(file, hashOf(content)) });
    const list = JSON.stringify(Object.fromEntries([...read].toSorted()));
    writeFileSync(join(root, making, sourceList), list);
    const name = hashOf(list).slice(0, 16);
    // A process that runs loads further files of its bundle later, so a bundle is never written over, and stays for a day after another has
    // taken its place.
    if (earlier !== null && existsSync(placeOf(earlier))) utimesSync(placeOf(earlier), new Date(), new Date());
    if (!existsSync(placeOf(name))) renameSync(join(root, making), placeOf(name));
    writeFileSync(`${current}.${name}`, name);
    renameSync(`${current}.${name}`, current);
    removeOld(name);
    return name;
  } finally {
    rmSync(join(root, making), { recursive: true, force: true });
  }
}

function removeOld(kept: string): void {
  const dayAgo = Date.now() - 24 * 3_600_000;
  for (const each of readdirSync(join(root, bundles), { withFileTypes: true })) {
    const path = join(root, bundles, each.name);
    if (each.isDirectory() && each.name !== kept && statSync(path).mtimeMs < dayAgo) rmSync(path, { recursive: true, force: true });
  }
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
