import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';
import { root } from '../package/package-root';

// If the registry lacks the builds of optional packages for other systems, npm leaves
// them out of package-lock.json, and `npm ci` then fails on every system. Their names and versions are in the packages that depend on them,
// so the entries can be written without the registry. npm installs only those for its own system.

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony', 'sunos', 'aix', 'netbsd', 'openbsd'];
const processors: Readonly<Record<string, string>> = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
};

const lockfile = defineCommand({
  name: 'lockfile',
  help: 'Adds to package-lock.json the packages of other systems that npm has left out. Run it after a change of dependencies.',
  options: {},
  run: async (_, { print }) => {
    const file = join(root, 'package-lock.json');
    const lock: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
    const added = missingPackages(lock);
    lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...added }).sort(([left], [right]) => (left < right ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    print(`Packages for other systems added to package-lock.json: ${Object.keys(added).length}`);
  },
});

function missingPackages({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { optionalDependencies, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
      const isKnown = `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages;
      const version = /^\d+\.\d+\.\d+[\w.-]*$/.test(range) ? range : null;
      if (!isKnown && version !== null)
        missing[`node_modules/${name}`] = { version, ...(dev === true && { dev }), optional: true, ...placeOf(name) };
    }
  }
  return missing;
}

/** System, processor and C library, from the parts of a name such as linux-arm64-musl. */
function placeOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/);
  const system = systems.find((candidate) => parts.includes(candidate));
  const processor = Object.entries(processors).find(([part]) => parts.includes(part))?.[1];
  const has = (library: string) => parts.some((part) => part.startsWith(library));
  return {
    ...(processor && { cpu: [processor] }),
    ...(system && { os: [system] }),
    ...(has('musl') && { libc: ['musl'] }),
    ...(system === 'linux' && has('gnu') && { libc: ['glibc'] }),
  };
}

await runProgram(import.meta.filename, lockfile);
