import { useState } from 'react';
import type { TableModel, TableSearch } from '../../../engine';
import { wordsInAddress } from './words-in-address';

/** What a resident seeks in a table. */
export interface Sought {
  readonly words: string;
  /** What finds the words, and in which rows; null until it has read them. */
  readonly search: { readonly of: TableModel; readonly find: TableSearch['find'] } | null;
}

/** What is sought in a table that cannot be searched. */
export const nothingSought: Sought = { words: '', search: null };

/** What is sought in a table: at first the words of the address. */
export function useSought(model: TableModel, id: string): readonly [Sought, (sought: Sought) => void] {
  return useState<Sought>(() => ({
    words: model.search === 'in address' ? wordsInAddress(location.search, id) : '',
    search: null,
  }));
}
