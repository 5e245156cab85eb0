import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readBuildManifest } from './build-manifest';
import { namedLanguage } from './named-language';
import { chosenLanguage } from './portal-routes';

const folder = mkdtempSync(join(tmpdir(), 'okienko-build-'));
afterEach(() => rmSync(join(folder, '.vite'), { recursive: true, force: true }));

describe('what a page may fetch ahead', () => {
  it('are the files of a block that the first page does not bring along', () => {
    mkdirSync(join(folder, '.vite'));
    const manifest = {
      '_core.js': { file: 'assets/core.js', imports: ['_runtime.js'] },
      '_runtime.js': { file: 'assets/runtime.js' },
      'blocks/table/TableSearch.tsx': { file: 'assets/TableSearch.js', imports: ['_core.js'] },
      '_button.js': { file: 'assets/button.js', imports: ['_runtime.js'] },
      'blocks/table/TableBlock.tsx': { file: 'assets/TableBlock.js', imports: ['_core.js', '_button.js'], css: ['assets/TableBlock.css'] },
    };
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/assets/core.js"></script>');
    const { ofBlock, ofPart } = readBuildManifest(folder);
    expect(ofBlock('table')).toEqual({ scripts: ['/assets/TableBlock.js', '/assets/button.js'], styles: ['/assets/TableBlock.css'] });
    expect(ofPart('table/TableSearch')).toEqual({ scripts: ['/assets/TableSearch.js'], styles: [] });
    expect(ofBlock('constructor')).toEqual({ scripts: [], styles: [] });
  });

  it('are those of a block that shares a file with others, which the build names beside the manifest', () => {
    mkdirSync(join(folder, '.vite'));
    const manifest = {
      '_core.js': { file: 'assets/core.js' },
      '_table.js': { file: 'assets/table.js', imports: ['_core.js'], css: ['assets/table.css'] },
    };
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/assets/core.js"></script>');
    writeFileSync(join(folder, '.vite', 'part-chunks.json'), JSON.stringify({ 'blocks/table/TableBlock.tsx': 'assets/table.js' }));
    expect(readBuildManifest(folder).ofBlock('table')).toEqual({ scripts: ['/assets/table.js'], styles: ['/assets/table.css'] });
  });

  it('is nothing without a manifest', () => {
    expect(readBuildManifest(folder).ofBlock('table')).toEqual({ scripts: [], styles: [] });
  });
});

describe('the language of an address', () => {
  it.each([
    ['/kontakt?lang=de', 'de'],
    ['/kontakt?a=b&lang=uk', 'uk'],
    ['/kontakt?lang=fr', null],
    ['/kontakt', null],
    ['/kontakt?lang', null],
  ])('of %s is %j', (address, language) => {
    expect(namedLanguage(address, ['pl', 'de', 'uk'])).toBe(language);
  });
});

describe('the chosen language', () => {
  it.each([
    ['okienko.language=de', 'de'],
    ['a=b; okienko.language=uk; c=d', 'uk'],
    ['okienko.language=fr', null],
    ['x.okienko.language=de', null],
    [undefined, null],
  ])('of the cookies %j is %j', (cookies, language) => {
    expect(chosenLanguage(cookies, ['pl', 'de', 'uk'])).toBe(language);
  });
});
