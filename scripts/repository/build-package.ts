import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';
import { doors } from '../package/doors';
import { root } from '../package/package-root';

/** Folder of the declarations of the doors in the package; in it they lie as their sources do. */
const typesFolder = 'dist/types';

const buildPackage = defineCommand({
  name: 'build:package',
  help: 'Writes commands and doors of the npm package as JavaScript, and the types of the doors. npm pack runs it by itself.',
  options: {},
  run: async () => {
    const { bundleNode } = await import('../package/bundle-node');
    await bundleNode({ okienko: 'scripts/okienko.ts', ...doors });
    emitTypes(Object.values(doors));
  },
});

/** Writes the declarations of these sources and of what they import. */
function emitTypes(sources: readonly string[]): void {
  rmSync(join(root, typesFolder), { recursive: true, force: true });
  mkdirSync(join(root, typesFolder), { recursive: true });
  const project = join(root, typesFolder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: join(root, typesFolder),
  };
  const files = [...sources, 'renderer/vite-env.d.ts'].map((file) => join(root, file));
  writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }));
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, encoding: 'utf8' });
  rmSync(project);
  if (status !== 0) throw new Error(`The declarations of the doors could not be written:\n${stdout}`);
}

await runProgram(import.meta.filename, buildPackage);
