import { describe, expect, it } from 'vitest';
import { pageRows, pageSizes } from './page-sizes';

describe('pageSizes', () => {
  it('offers 5, 10, 20 and 30 below the row count [TABLE-02]', () => {
    expect(pageSizes(48, 5)).toEqual([5, 10, 20, 30]);
    expect(pageSizes(12, 5)).toEqual([5, 10]);
  });

  it('offers the page size of the definition at its place among the others [TABLE-12]', () => {
    expect(pageSizes(48, 9)).toEqual([5, 9, 10, 20, 30]);
  });
});

describe('pageRows', () => {
  it('gives the rows of a page in the given order', () => {
    expect(pageRows([4, 3, 2, 1, 0], 1, 2)).toEqual([2, 1]);
  });

  it('gives a shorter last page', () => {
    expect(pageRows([0, 1, 2, 3, 4], 2, 2)).toEqual([4]);
  });

  it('gives all rows for an infinite size, and none beyond the end', () => {
    expect(pageRows([2, 0, 1], 0, Number.POSITIVE_INFINITY)).toEqual([2, 0, 1]);
    expect(pageRows([0, 1], 5, 5)).toEqual([]);
  });
});
