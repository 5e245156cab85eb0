import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Press } from './draw-letter';
import { readTypeface } from './typeface';

const require = createRequire(import.meta.url);

/** Opens the template and the fonts of the letters. */
export function createPress(): Press {
  const [regular, bold] = ['400Regular/SourceSans3_400Regular.ttf', '600SemiBold/SourceSans3_600SemiBold.ttf'].map((file) =>
    readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)),
  );
  if (!regular || !bold) throw new Error('A font of the letters is missing.');
  return {
    compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs: [regular, bold] }] }),
    template: readFileSync(new URL('./letter.typ', import.meta.url), 'utf8'),
    faces: { regular: readTypeface(regular), bold: readTypeface(bold) },
  };
}
