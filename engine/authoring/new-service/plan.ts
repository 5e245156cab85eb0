import type { Contract, FormatName, Param, Query } from '../../language/language.generated';
import type { FoundField } from './found-fields';
import type { FoundRows } from './found-rows';

/** A call of the office with what a resident chooses for it. */
export interface PlannedCall {
  readonly endpoint: string;
  readonly response: Contract;
  /** True: it is about the person or institution, whose number the portal sends. */
  readonly personal: boolean;
  /** Parameters of the call by name. */
  readonly query: Query;
  /** Choices of the resident by name. */
  readonly params: Readonly<Record<string, Param>>;
}

/** A column as its author wants it. */
export interface PlannedColumn {
  readonly field: FoundField;
  readonly label: string;
  readonly format: FormatName | null;
  /** True: the amounts are summed under the table. */
  readonly total: boolean;
}

/** Kinds of charts. */
export const chartKinds = ['bar', 'line', 'pie'] as const;

/** A chart of two columns of the table. */
export interface PlannedChart {
  readonly kind: (typeof chartKinds)[number];
  /** Id of the column with names, days or years. */
  readonly category: string;
  /** Id of the column with numbers. */
  readonly value: string;
}

/** A new service as its author wants it. */
export interface ServicePlan {
  readonly slug: string;
  readonly title: string;
  /** Group of the list of services; null for a screen that only a link leads to. */
  readonly group: string | null;
  readonly call: PlannedCall;
  readonly rows: FoundRows;
  readonly columns: readonly PlannedColumn[];
  readonly chart: PlannedChart | null;
  readonly pdf: boolean;
}
