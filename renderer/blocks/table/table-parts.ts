import type { ArrangedTableProps } from './ArrangedTable';
import type { GroupEdgesProps } from './GroupEdges';
import type { OfficePagerProps } from './OfficePager';
import type { TableFiltersProps } from './TableFilters';
import type { TableSearchProps } from './TableSearch';
import type { TickedRowsProps } from './TickedRows';
import type { Part } from './use-part';
import type { VirtualRowsProps } from './VirtualRows';

/** Draws only the rows near the window. A page of a table does not need it. */
export const virtualRows: Part<VirtualRowsProps> = {
  loaded: 'loading',
  load: async () => (await import('./VirtualRows')).VirtualRows,
};

/** The field in which residents search a table. */
export const tableSearch: Part<TableSearchProps> = {
  loaded: 'loading',
  load: async () => (await import('./TableSearch')).TableSearch,
};

/** The fields by which residents filter a table. */
export const tableFilters: Part<TableFiltersProps> = {
  loaded: 'loading',
  load: async () => (await import('./TableFilters')).TableFilters,
};

/** The way to pages that the office sends one by one. */
export const officePager: Part<OfficePagerProps> = {
  loaded: 'loading',
  load: async () => (await import('./OfficePager')).OfficePager,
};

/** Boxes before the rows, and the buttons for those that are ticked. */
export const tickedRows: Part<TickedRowsProps> = {
  loaded: 'loading',
  load: async () => (await import('./TickedRows')).TickedRows,
};

/** Headings and subtotals of groups of rows. */
export const groupEdges: Part<GroupEdgesProps> = {
  loaded: 'loading',
  load: async () => (await import('./GroupEdges')).GroupEdges,
};

/** Fields by which residents choose columns and a second order. */
export const arrangedTable: Part<ArrangedTableProps> = {
  loaded: 'loading',
  load: async () => (await import('./ArrangedTable')).ArrangedTable,
};
