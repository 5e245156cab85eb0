import type { Random, Weighted } from '../random/random';
import { familyNames, ukrainianFamilyNames, womensForm } from './family-names';
import { generations, ukrainianNames } from './given-names';

/** A person of a made-up household. */
export interface Person {
  readonly sex: 'K' | 'M';
  readonly birthYear: number;
  readonly givenName: string;
  readonly familyName: string;
}

/** People at one address. */
export interface Household {
  readonly foreign: boolean;
  readonly members: readonly Person[];
}

/** The last year in which residents of the sample are born. */
export const lastBirthYear = 2026;

const kinds: readonly [Weighted<Kind>, ...Weighted<Kind>[]] = [
  ['alone', 22],
  ['couple', 22],
  ['family', 40],
  ['parent', 8],
  ['three generations', 8],
];
type Kind = 'alone' | 'couple' | 'family' | 'parent' | 'three generations';

/** Makes up one household: a person alone, a couple, or a family with children and perhaps a grandparent. */
export function makeHousehold(random: Random): Household {
  const foreign = random.chance(0.035);
  const name = random.pick(foreign ? ukrainianFamilyNames : familyNames);
  const person = (sex: 'K' | 'M', birthYear: number): Person => {
    const names = foreign ? ukrainianNames : (generations.find(({ until }) => birthYear <= until) ?? generations[generations.length - 1]);
    const givenName = names ? random.weighted(sex === 'K' ? names.women : names.men) : '';
    return { sex, birthYear, givenName, familyName: sex === 'K' && !foreign ? womensForm(name) : name };
  };
  const anySex = () => (random.chance(0.5) ? 'K' : 'M');
  const couple = (birthYear: number) => [person('M', birthYear), person('K', Math.min(birthYear + random.between(-1, 5), 2006))];
  const children = (parents: number, most: number) =>
    Array.from({ length: random.between(1, most) }, () => person(anySex(), parents + random.between(24, 36))).filter(
      ({ birthYear }) => birthYear <= lastBirthYear,
    );

  const kind = random.weighted(kinds);
  switch (kind) {
    case 'alone': {
      const birthYear = random.between(1934, 2003);
      return { foreign, members: [person(birthYear < 1955 && random.chance(0.7) ? 'K' : anySex(), birthYear)] };
    }
    case 'couple':
      return { foreign, members: couple(random.between(1938, 1999)) };
    case 'family': {
      const parents = random.between(1966, 1999);
      return { foreign, members: [...couple(parents), ...children(parents, 3)] };
    }
    case 'parent': {
      const birthYear = random.between(1966, 1998);
      return { foreign, members: [person(random.chance(0.85) ? 'K' : 'M', birthYear), ...children(birthYear, 2)] };
    }
    case 'three generations': {
      const parents = random.between(1968, 1994);
      return { foreign, members: [person('K', parents - random.between(22, 32)), ...couple(parents), ...children(parents, 3)] };
    }
  }
}
