import { createContext, useContext } from 'react';

const RowNameContext = createContext<string | null>(null);

/** Gives the name of a row to the blocks in its details. */
export const RowNameProvider = RowNameContext.Provider;

/** The name of a landmark: its title, in the details of a row with the name of the row, because the same details of several rows may be open. */
export function useRegionTitle(title: string): string {
  const row = useContext(RowNameContext);
  return row === null ? title : `${title}: ${row}`;
}

/** The same as attributes of a region whose title stands in an element of the page. */
export function useRegionName(title: string, titleId: string): { readonly 'aria-label': string } | { readonly 'aria-labelledby': string } {
  const name = useRegionTitle(title);
  return name === title ? { 'aria-labelledby': titleId } : { 'aria-label': name };
}
