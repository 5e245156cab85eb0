// Programs that tests start as processes of their own. A run of all tests bundles them once, because plain Node opens a bundle in a fraction of
// the processor time that tsx takes for the sources.
import { join } from 'node:path';

/** Variable of such a run: the folder of the bundled programs. */
export const bundleVariable = 'OKIENKO_TEST_BUNDLE';

/** The source of each program, as a path from the root. */
export const programs = {
  okienko: 'scripts/okienko.ts',
  'office-process': 'tests/office/office-process.ts',
  'crash-server': 'tests/office/crash-server.ts',
  'studio-crash': 'tests/office/studio-crash.ts',
} as const;

/** A program that tests start. */
export type Program = keyof typeof programs;

const root = join(import.meta.dirname, '..');

/** The file of a bundled program; undefined where nothing is bundled, so that the sources run. */
export function bundleOf(program: Program): string | undefined {
  const folder = process.env[bundleVariable];
  return folder === undefined ? undefined : join(folder, `${program}.js`);
}

/** The parameters with which Node runs a program, in whatever folder. */
export function parametersOf(program: Program): readonly string[] {
  const bundle = bundleOf(program);
  return bundle === undefined ? ['--import', join(root, 'node_modules/tsx/dist/loader.mjs'), join(root, programs[program])] : [bundle];
}
