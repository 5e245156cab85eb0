import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Press } from './draw-letter';
import { readTypeface } from './typeface';

const require = createRequire(import.meta.url);

/** The font files of the letters. */
export const fontFiles = {
  regular: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
} as const;

// Where the source of a project goes, between what the template defines and what it draws.
const place = /^\/\/ The letter of a project stands here.*$/m;

/** Opens the template and the fonts of the letters. `letter` is a project's file of Typst that follows the definitions of the template. */
export function createPress(letter: string | null = null): Press {
  const template = readFileSync(new URL('./letter.typ', import.meta.url), 'utf8');
  const [regular, bold] = [readFileSync(fontFiles.regular), readFileSync(fontFiles.bold)];
  return {
    compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs: [regular, bold] }] }),
    template: letter === null ? template : template.replace(place, () => readFileSync(letter, 'utf8')),
    faces: { regular: readTypeface(regular), bold: readTypeface(bold) },
  };
}
