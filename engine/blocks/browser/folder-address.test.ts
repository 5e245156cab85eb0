import { describe, expect, it } from 'vitest';
import { folderAddress, readFolderAddress } from './folder-address';

interface Folder {
  readonly name: string;
  readonly folders: readonly Folder[];
}

const folder = (name: string, ...folders: Folder[]): Folder => ({ name, folders });
const root = folder(
  'Procedury',
  folder('Budowa', folder('Zjazdy'), folder('Mapy')),
  folder('Podatki i\u00a0opłaty', folder('Psy'), folder('Psy')),
  folder('№ „—”'),
  folder('Земля'),
);
const addressOf = (...places: number[]) => {
  let open = root;
  const steps = places.map((place) => {
    open = open.folders[place] ?? open;
    return { name: open.name, place };
  });
  return folderAddress(steps);
};

describe('the address of a folder', () => {
  it('says number and words of each level, without marks and signs', () => {
    expect(addressOf()).toBe('');
    expect(addressOf(1, 0)).toBe('2-podatki-i-oplaty.1-psy');
    expect(addressOf(2)).toBe('3');
    expect(addressOf(3)).toBe('4-земля');
    expect(folderAddress([{ name: 'a'.repeat(500), place: 0 }])).toHaveLength(62);
  });

  it.each([[], [0, 1], [1, 0], [1, 1], [2], [3]])('brings the folder %j again', (...places) => {
    const numbers = places.flat();
    expect(readFolderAddress(root, addressOf(...numbers))).toEqual(numbers);
  });

  it('finds its folder after the office has put another before it, and in another language by its number', () => {
    const moved = folder('Procedury', folder('Nowy'), ...root.folders);
    expect(readFolderAddress(moved, '2-podatki-i-oplaty.2-psy')).toEqual([2, 1]);
    const english = folder('Procedures', folder('Building'), folder('Taxes and fees', folder('Dogs')));
    expect(readFolderAddress(english, '2-podatki-i-oplaty.1-psy')).toEqual([1, 0]);
  });

  it.each([
    ['9-nie-ma', []],
    ['1-budowa.7-nie-ma.1-psy', [0]],
    ['0', []],
    ['x', []],
    ['-1', []],
    ['1.5.2', [0]],
    ['....', []],
    ['__proto__', []],
    ['9'.repeat(5000), []],
    [`1-${'a-'.repeat(5000)}`, [0]],
  ])('%s leads as far as there are folders', (text, places) => {
    expect(readFolderAddress(root, text)).toEqual(places);
  });
});
