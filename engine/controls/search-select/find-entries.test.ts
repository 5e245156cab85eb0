import { describe, expect, it } from 'vitest';
import { entryFinder } from './find-entries';

const list = (...labels: readonly string[]) => labels.map((label, index) => ({ key: String(index), label }));
const found = (labels: readonly string[], typed: string, most = 10) =>
  entryFinder(list(...labels), 'pl')(typed, most).entries.map(({ label }) => label);

describe('finding entries by what is typed', () => {
  it('needs neither marks nor big letters, and not all words or their order', () => {
    const streets = ['Łódzka', 'Święta Żółć', 'plac Wolności'];
    expect(found(streets, 'lodz')).toEqual(['Łódzka']);
    expect(found(streets, 'ZOLC swi')).toEqual(['Święta Żółć']);
    expect(found(streets, 'wolnosci')).toEqual(['plac Wolności']);
    expect(found(streets, 'wolnosci lodz')).toEqual([]);
  });

  it('puts first what begins so, then words that begin so, then the rest; equal ones in the order of the language', () => {
    const streets = ['Wielka Leśna', 'Poleśna', 'Leśna 10', 'Leśna 9', 'Ćwir leśny', 'Cwał leśny', 'Lesna'];
    expect(found(streets, 'les')).toEqual(['Lesna', 'Leśna 9', 'Leśna 10', 'Cwał leśny', 'Ćwir leśny', 'Wielka Leśna', 'Poleśna']);
  });

  it('takes signs of patterns and unseen marks as they are meant by people', () => {
    const streets = ['a.b (stara)', 'axb', '[nowa]*', 'c\\\\d'];
    expect(found(streets, 'a.b')).toEqual(['a.b (stara)']);
    expect(found(streets, '(stara')).toEqual(['a.b (stara)']);
    expect(found(streets, ']*')).toEqual(['[nowa]*']);
    expect(found(streets, '\\\\')).toEqual(['c\\\\d']);
    expect(found(streets, '.*')).toEqual([]);
    expect(found(['Polna'], '\u200f\u202epol\u200bna\u202c')).toEqual(['Polna']);
  });

  it('gives a window of the best and says how many there are; without letters the list as it stands', () => {
    const streets = Array.from({ length: 50_000 }, (_, index) => `ulica ${49_999 - index}`);
    const find = entryFinder(list(...streets), 'pl');
    expect(find('', 3)).toEqual({ entries: list(...streets).slice(0, 3), count: 50_000 });
    const best = find('ulica 4', 3);
    expect(best.count).toBeGreaterThan(10_000);
    expect(best.entries.map(({ label }) => label)).toEqual(['ulica 4', 'ulica 40', 'ulica 41']);
    expect(find('ulica 31415', 3).entries).toHaveLength(1);
  });
});
