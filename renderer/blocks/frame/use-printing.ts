import { useSyncExternalStore } from 'react';

let isPrinting = false;

function watchPrinting(onChange: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    onChange();
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const readPrinting = () => isPrinting;

/** True from when the browser is about to print until it has. What changes with it is drawn before the print is. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, readPrinting, readPrinting);
}
