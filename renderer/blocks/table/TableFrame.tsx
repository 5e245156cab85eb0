import type { ReactNode } from 'react';
import { useRegionTitle } from '../frame/region-name';
import { LayoutOfOuterTable, useTableLayout } from './use-table-layout';
import './table.css';
import './table-blocks.css';

// A frame that scrolls sideways must be reachable by keyboard.
const reachable = { tabIndex: 0 };

const viewClasses = {
  pair: 'table-view table-view-small table-view-pair',
  small: 'table-view table-view-small',
  usual: 'table-view',
  wide: 'table-view',
} as const;

interface TableFrameProps {
  /** Name of the frame, for those who scroll it by keyboard. */
  readonly label: string;
  /** `small` keeps a few columns near each other, `pair` two of them also on a phone; `wide` lets many grow beyond the text. */
  readonly size?: 'pair' | 'small' | 'wide' | null;
  /** True while only its first rows are there: they can be read, and nothing be done with them yet. */
  readonly isEarly?: boolean;
  /** Content above and below the table that does not scroll with it. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** The table. */
  readonly children: ReactNode;
}

/** The frame of a table: columns side by side if they fit, otherwise rows as blocks of labelled values. */
export function TableFrame({ label, size = null, isEarly = false, above = null, below = null, children }: TableFrameProps) {
  const name = useRegionTitle(label);
  const { frame, layout } = useTableLayout(size === 'pair');
  return (
    <div className={viewClasses[size ?? 'usual']} data-rows={layout} inert={isEarly} aria-busy={isEarly || undefined}>
      {above}
      <section
        ref={frame}
        className={size === 'wide' ? 'table-frame table-frame-wide' : 'table-frame'}
        aria-label={name}
        {...(layout === 'scroll' ? reachable : {})}
      >
        <LayoutOfOuterTable value={layout}>{children}</LayoutOfOuterTable>
      </section>
      {below}
    </div>
  );
}
