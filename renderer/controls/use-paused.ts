import { useEffect, useState } from 'react';

/** A value when it stopped changing for so many milliseconds. `isFirst` until it changed for the first time. */
export function usePaused<Value>(value: Value, pause: number): { readonly value: Value; readonly isFirst: boolean } {
  const [settled, setSettled] = useState({ value, isFirst: true });
  useEffect(() => {
    if (settled.value === value) return;
    const timer = setTimeout(() => setSettled({ value, isFirst: false }), pause);
    return () => clearTimeout(timer);
  }, [value, settled, pause]);
  return settled;
}
