import { describe, expect, it } from 'vitest';
import { contentBelow, parseContentTree } from './content-tree';

const tree = { route: '/procedury', block: 'pliki' };
const page = (nazwa: string, link: string) => ({ nazwa, link });
const folder = (nazwaMenu: unknown, strony: unknown = [], katalogi: unknown = []) => ({ nazwaMenu, pliki: [], strony, katalogi });
const nameOf = (entry: ReturnType<typeof contentBelow>[number]) => {
  if (entry.kind === 'file') return `${entry.file.name} in ${entry.address}`;
  return entry.kind === 'page' ? entry.page.fileName : entry.folder.address;
};
const below = (answer: unknown) => {
  const read = parseContentTree(answer, tree);
  return read.ok ? contentBelow(read.value).map((entry) => [...entry.above, nameOf(entry)].join(' > ')) : null;
};

describe('a tree of content', () => {
  it('has every folder with its address and every page with the folders above it', () => {
    const answer = folder(
      'Procedury',
      [page('Wstęp', 'wstep.html')],
      [folder('Podatki', [], [folder('Psy', [page('Opłata', 'psy.html')])])],
    );
    expect(below(answer)).toEqual([
      'wstep.html',
      '/procedury?pliki.folder=1-podatki',
      'Podatki > /procedury?pliki.folder=1-podatki.1-psy',
      'Podatki > Psy > psy.html',
    ]);
  });

  it('has every file with the folder in which it lies; one without a name is left out', () => {
    const files = [{ nazwa: 'Informacja IN-1', rozszerzenie: 'pdf', link: 'in-1.pdf' }, { nazwa: ' ', link: 'x' }, null, 7];
    const answer = { ...folder('Procedury', [], [{ ...folder('Podatki'), pliki: files }]), pliki: 'x' };
    expect(below(answer)).toEqual(['/procedury?pliki.folder=1-podatki', 'Podatki > Informacja IN-1 in /procedury?pliki.folder=1-podatki']);
  });

  it('leaves out what has no name or link, and counts it where the screen counts it', () => {
    const answer = folder('Procedury', [page('', 'a.html'), page('B', '  '), null], [folder(null), folder('Woda')]);
    expect(below(answer)).toEqual(['/procedury?pliki.folder=2-woda']);
  });

  it.each([null, [], 'x', {}, { katalogi: {} }])('does not read %j', (answer) => {
    expect(below(answer)).toBe(null);
  });

  it('ends in a tree that is deeper than any office has', () => {
    let deep = folder('Na dnie', [page('Dno', 'dno.html')]);
    for (let level = 0; level < 2000; level += 1) deep = folder('Niżej', [], [deep]);
    expect(below(deep)).toHaveLength(30);
  });
});
