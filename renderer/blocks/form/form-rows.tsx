import type { ReactElement } from 'react';

/** What stands in a row of a form. */
interface Placed {
  readonly key: string;
  /** Whether it stands beside the one before. */
  readonly isBeside: boolean;
  readonly content: ReactElement;
}

/** One column of rows; most rows are one field. */
export function formRows(all: readonly Placed[]): readonly ReactElement[] {
  return rowsOf(all).map(({ first, others }) =>
    others.length === 0 ? (
      first.content
    ) : (
      <div key={first.key} className="form-row">
        {[first, ...others].map(({ content }) => content)}
      </div>
    ),
  );
}

interface Row {
  readonly first: Placed;
  readonly others: Placed[];
}

function rowsOf(all: readonly Placed[]): readonly Row[] {
  const rows: Row[] = [];
  for (const placed of all) {
    const last = rows.at(-1);
    if (last && placed.isBeside) last.others.push(placed);
    else rows.push({ first: placed, others: [] });
  }
  return rows;
}
