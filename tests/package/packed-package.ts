import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A folder outside the repository in which the package is installed from its packed file. */
export interface PackedPackage {
  readonly folder: string;
  /** Paths of the files in the packed file. */
  readonly files: readonly string[];
  /** Runs `okienko` in a folder, by default where the package is installed. */
  okienko(parameters: readonly string[], cwd?: string): SpawnSyncReturns<string>;
  /** File of the command, to start a server with. */
  readonly command: string;
  remove(): void;
}

/**
 * Packs as for a release and installs the file. Its libraries are linked from the repository, because fetching them anew takes minutes; only
 * those that an installation without the repository's own tools would have are linked, so one that is missing among them is missed here too.
 */
export function installPacked(): PackedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-packed-'));
  run('npm', ['run', '--silent', 'build:package'], root);
  const [packed]: readonly Packed[] = JSON.parse(
    run('npm', ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', folder], root),
  );
  if (packed === undefined) throw new Error('npm pack has packed nothing.');
  const place = join(folder, 'node_modules/okienko');
  mkdirSync(place, { recursive: true });
  run('tar', ['-xzf', join(folder, packed.filename), '-C', place, '--strip-components', '1'], folder);
  for (const library of libraries()) {
    mkdirSync(dirname(join(folder, library)), { recursive: true });
    symlinkSync(join(root, library), join(folder, library));
  }
  const { bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  const command = join(place, String(bin.okienko));
  return {
    folder,
    files: packed.files.map(({ path }) => path),
    command,
    okienko: (parameters, cwd = folder) =>
      spawnSync(process.execPath, [command, ...parameters], { cwd, encoding: 'utf8', env: { ...process.env, OKIENKO_CONFIG: '' } }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** What an installation without development dependencies has at the top of node_modules. */
function libraries(): readonly string[] {
  const { packages }: { readonly packages: Readonly<Record<string, { readonly dev?: true; readonly optional?: true }>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages)
    .filter(([path, { dev, optional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !optional)
    .map(([path]) => path);
}

function run(program: string, parameters: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} failed: ${error?.message ?? ''}\n${stdout}\n${stderr}`);
  return stdout;
}
