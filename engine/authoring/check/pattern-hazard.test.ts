import { describe, expect, it } from 'vitest';
import { patternHazard } from './pattern-hazard';

describe('patternHazard', () => {
  it.each([
    '^[0-9]{2}-[0-9]{3}$',
    '^[A-Z]+$',
    '^\\d{3,5}$',
    '^(\\d{3}){2}$',
    '^a+b+c*$',
    '^(ab|cd)$',
    '^[^+*]+$',
    '^\\+48[0-9]{9}$',
    '^(?:x|y)?z$',
    '^$',
  ])('lets %s pass', (pattern) => {
    expect(patternHazard(pattern)).toBeNull();
  });

  it.each([
    ['^(a+)+$', 'inside a repeated group'],
    ['^([a-z]*)*$', 'inside a repeated group'],
    ['^((a+)b)+$', 'inside a repeated group'],
    ['^(a+){10}$', 'inside a repeated group'],
    ['^(a|aa)+$', 'alternatives'],
    ['^.*.*=$', 'side by side'],
    ['^\\d+\\d+x$', 'side by side'],
    ['^(a)\\1$', 'refers back'],
    ['^(?=a)a$', 'looks ahead'],
    ['^(?<!a)b$', 'looks ahead or behind'],
    ['^[a-$', 'not a regular expression'],
    ['(', 'not a regular expression'],
  ])('refuses %s', (pattern, reason) => {
    expect(patternHazard(pattern)).toContain(reason);
  });
});
