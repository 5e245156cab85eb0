import { describe, expect, it } from 'vitest';
import { withoutNumbers } from './request-log';

describe('a path in the log', () => {
  it.each([
    ['/api/fk/gmina/dajLataBudzetowe', '/api/fk/gmina/dajLataBudzetowe'],
    ['/api/osoba/44051401359', '/api/osoba/…'],
    ['/api/osoba/4405%31401359', '/api/osoba/…'],
    ['/a%0Ab', '/a?b'],
    ['/a%zz', '/a?zz'],
  ])('%s is written as %s', (path, written) => {
    expect(withoutNumbers(path)).toBe(written);
  });
});
