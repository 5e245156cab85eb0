import { createContext, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { SentNotice } from '../frame/use-delivery';

/** What the buttons of a table that send share: a button stays pressed, and its message is read, also when its row is drawn anew. */
export interface TableSends {
  /** Names of the buttons whose call is on the way. */
  readonly busy: ReadonlySet<string>;
  /** Takes the turn of a button; false while its call is on the way. */
  start(button: string): boolean;
  /** Gives the turn back, and tells what came of it. */
  end(button: string, notice: SentNotice | null): void;
}

/** What the buttons that send in a table share. */
export const TableSendsContext = createContext<TableSends>({ busy: new Set(), start: () => false, end: () => undefined });

/** What was sent from a table, and the message about it, which gets the focus: the button that it is about may have gone. */
export function useTableSends(): {
  readonly sends: TableSends;
  readonly notice: SentNotice | null;
  readonly message: RefObject<HTMLDivElement | null>;
} {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<SentNotice | null>(null);
  const onTheWay = useRef(new Set<string>());
  const message = useRef<HTMLDivElement>(null);
  const sends = useMemo(
    (): TableSends => ({
      busy,
      start(button) {
        if (onTheWay.current.has(button)) return false;
        onTheWay.current.add(button);
        setBusy(new Set(onTheWay.current));
        setNotice(null);
        return true;
      },
      end(button, told) {
        onTheWay.current.delete(button);
        setBusy(new Set(onTheWay.current));
        setNotice(told);
      },
    }),
    [busy],
  );
  useEffect(() => {
    if (notice !== null) message.current?.focus();
  }, [notice]);
  return { sends, notice, message };
}
