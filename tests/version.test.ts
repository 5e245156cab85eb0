import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the version of the product', () => {
  const { version } = JSON.parse(read('package.json'));
  const changelog = read('CHANGELOG.md');

  test('is the same in package.json, its lock, publiccode.yml and the newest released section of CHANGELOG.md [LIMIT-06]', () => {
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
    expect(/^softwareVersion: (.+)$/m.exec(read('publiccode.yml'))?.[1]).toBe(version);
    expect(/^## (\d.*)$/m.exec(changelog)?.[1]).toBe(version);
  });

  test('stands in no file of a municipality', () => {
    const files = readdirSync(join(root, 'definitions'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /portal.*\.json$/.test(file),
    );
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect(read(join('definitions', file)), file).not.toContain(`"${version}"`);
  });

  test('has sections in CHANGELOG.md that say what was added, changed and fixed', () => {
    const sections = changelog.split(/^## /m).slice(1);
    expect(sections.length).toBeGreaterThan(1);
    for (const section of sections) {
      const headings = [...section.matchAll(/^### (.+)$/gm)].map((match) => match[1]);
      expect(headings, section.slice(0, 20)).toEqual(['Added', 'Changed', 'Fixed'].filter((heading) => headings.includes(heading)));
      expect(headings.length, section.slice(0, 20)).toBeGreaterThan(0);
      // Outside the sections there is only the sentence that describes the release.
      expect(section.split(/^### /m)[0]).not.toMatch(/^- /m);
    }
  });
});
