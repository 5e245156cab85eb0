import { TableBody, TableCell, TableRow } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';

/** The body of a long table: only the rows in view are drawn. Loaded when somebody asks for all rows. */
export function AllRows({ count, columns, draw }: { count: number; columns: number; draw: (index: number) => ReactNode }) {
  const virtual = useWindowVirtualizer({ count, estimateSize: () => 37, overscan: 10, scrollMargin: 300 });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? 300) - 300;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? 300) - 300);
  return (
    <TableBody>
      <Gap height={before} columns={columns} />
      {items.map((item) => (
        <TableRow key={item.key}>{draw(item.index)}</TableRow>
      ))}
      <Gap height={after} columns={columns} />
    </TableBody>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <TableRow>
      <TableCell colSpan={columns} sx={{ height, padding: 0 }} />
    </TableRow>
  ) : null;
}
