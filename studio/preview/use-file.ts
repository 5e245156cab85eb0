import { useEffect, useState } from 'react';
import { StudioRefusal } from '../office/ask-studio';

/** What a file of the previewed screen has come to; `words` says why there is none. */
export type FileState<Content> =
  | { readonly kind: 'waiting' }
  /** `isOld`: another one is being made. */
  | { readonly kind: 'ready'; readonly content: Content; readonly isOld: boolean }
  | { readonly kind: 'refused'; readonly words: string };

/** A file at an address, asked for again when the address is another. The last one stands until then, and while there is no address. */
export function useFile<Content>(load: (path: string) => Promise<Content>, path: string | null): FileState<Content> {
  const [state, setState] = useState<FileState<Content>>({ kind: 'waiting' });
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isLate = false;
    const ask = async () => {
      try {
        const content = await load(path);
        if (isLate) return;
        setState({ kind: 'ready', content, isOld: false });
        setMade(path);
      } catch (error) {
        if (!(error instanceof StudioRefusal)) throw error;
        if (!isLate) setState({ kind: 'refused', words: error.message });
      }
    };
    void ask();
    return () => {
      isLate = true;
    };
  }, [load, path]);
  return state.kind === 'ready' ? { ...state, isOld: path !== null && path !== made } : state;
}
