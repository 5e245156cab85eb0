import { describe, expect, it } from 'vitest';
import { atom, derivedAtom, watchAtom } from './atom';

describe('an atom', () => {
  it('holds what it was set with, or what a function makes of it, and tells who watches of another value only', () => {
    const count = atom(1);
    const heard: number[] = [];
    const end = watchAtom(count, () => heard.push(count.read()));
    count.set(1);
    count.set((before) => before + 1);
    atom('other').set('news');
    count.set(5);
    end();
    count.set(6);
    expect([count.read(), heard]).toEqual([6, [2, 5]]);
  });

  it('that is worked out stays the very same until what it was made of changes', () => {
    const name = atom('Anna');
    const loud = atom(false);
    let times = 0;
    const greeting = derivedAtom((get) => {
      times += 1;
      return { words: get(loud) ? get(name).toUpperCase() : 'cisza' };
    });
    const first = greeting.read();
    // What was not asked for the value does not change it.
    name.set('Jan');
    expect(greeting.read()).toBe(first);
    loud.set(true);
    expect(greeting.read()).toEqual({ words: 'JAN' });
    name.set('Ewa');
    expect([greeting.read(), times]).toEqual([{ words: 'EWA' }, 3]);
  });

  it('that is worked out is set through those it is made of', () => {
    const chosen = atom<string | null>(null);
    const language = derivedAtom(
      (get) => get(chosen) ?? 'pl',
      (set, wanted: string) => set(chosen, wanted.toLowerCase()),
    );
    let told = 0;
    watchAtom(language, () => {
      told += 1;
    });
    language.set('PL');
    expect([language.read(), told]).toEqual(['pl', 0]);
    language.set('UK');
    expect([language.read(), told]).toEqual(['uk', 1]);
  });
});
