import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../package/package-root';

// Libraries and core are what every page needs, before anything is drawn; a chart is fetched by few, and its library is mostly not called.
it('what every page needs is compiled while it arrives; what a chart needs is not', () => {
  const manifest: Record<string, { readonly file: string; readonly name?: string }> = JSON.parse(
    readFileSync(join(root, 'dist', 'app', '.vite', 'manifest.json'), 'utf8'),
  );
  const firstLines = new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file, name }) => [name, readFileSync(join(root, 'dist', 'app', file), 'utf8').split('\n', 1)[0]]),
  );
  for (const name of ['libraries', 'core', 'table', 'form']) expect(firstLines.get(name), name).toBe('//# allFunctionsCalledOnLoad');
  expect(firstLines.get('ChartDrawing')).toBeDefined();
  expect(firstLines.get('ChartDrawing')).not.toContain('allFunctionsCalledOnLoad');
});
