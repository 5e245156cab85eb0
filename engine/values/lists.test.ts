import { expect, it } from 'vitest';
import { withItem, withMoved, withoutPlace, withReplaced } from './lists';

it('a list has one item more, one less, another one, or one at another place, and the list that was given stays as it is', () => {
  const list = Object.freeze(['a', 'b', 'c', 'd']);
  expect([0, 2, 4].map((place) => withItem(list, place, 'x').join(''))).toEqual(['xabcd', 'abxcd', 'abcdx']);
  expect([0, 3, 4].map((place) => withoutPlace(list, place).join(''))).toEqual(['bcd', 'abc', 'abcd']);
  expect([0, 3, 4].map((place) => withReplaced(list, place, 'x').join(''))).toEqual(['xbcd', 'abcx', 'abcd']);
  expect([withMoved(list, 0, 3), withMoved(list, 3, 0), withMoved(list, 1, 1), withMoved(list, 7, 0)].map((each) => each.join(''))).toEqual(
    ['bcda', 'dabc', 'abcd', 'abcd'],
  );
});
