import { useSearchParams } from 'wouter';

/** Where one is in the services: the open file, the selected part, the tab of the middle pane. It stands in the address. */
export interface EditorPlace {
  readonly file: string | null;
  /** Pointer with ids. */
  readonly part: string;
  /** Null for the first one. */
  readonly tab: string | null;
}

// Words of the address, as people see them.
const names = { file: 'plik', part: 'czesc', tab: 'karta' } as const;

/** The address of a place, below the editor's own. */
export function addressOf({ file, part = '', tab = null }: Partial<EditorPlace>): string {
  const query = new URLSearchParams();
  if (file) query.set(names.file, file);
  if (part) query.set(names.part, part);
  if (tab) query.set(names.tab, tab);
  return query.size === 0 ? '/' : `/?${query}`;
}

/** The place in the address, with the way to go to another. Another file is a step back in the browser, another part or tab is not. */
export function usePlace(): readonly [EditorPlace, (next: Partial<EditorPlace>) => void] {
  const [query, setQuery] = useSearchParams();
  const place = { file: query.get(names.file), part: query.get(names.part) ?? '', tab: query.get(names.tab) };
  const go = (next: Partial<EditorPlace>) => {
    const address = addressOf({ ...place, ...next });
    setQuery(new URLSearchParams(address.slice(2)), { replace: next.file === undefined || next.file === place.file });
  };
  return [place, go];
}
