import { type ComponentType, useEffect, useState } from 'react';
import type { VirtualRowsProps } from './VirtualRows';

type Part = ComponentType<VirtualRowsProps> | 'loading' | 'failed';

let loaded: Part = 'loading';

/**
 * The part that draws only the rows near the window. A page of a table does not need it, so it is loaded, beside everything else, when a
 * table is long enough that all its rows may be asked for. Not by `lazy`: React holds such a part back for 300 ms.
 */
export function useVirtualRows(isLong: boolean): Part {
  const [part, setPart] = useState<Part>(() => loaded);
  useEffect(() => {
    if (!isLong || part !== 'loading') return;
    import('./VirtualRows').then(
      ({ VirtualRows }) => {
        loaded = VirtualRows;
        setPart(() => VirtualRows);
      },
      () => setPart('failed'),
    );
  }, [isLong, part]);
  return part;
}
