import { useMemo } from 'react';
import { askStudio } from '../office/ask-studio';
import { useDraft } from '../room/draft-context';
import { useOpenFile } from '../room/open-file';

/** A name or function that fits at the cursor. */
export interface Completion {
  readonly label: string;
  readonly insert: string;
  readonly type: string | null;
  readonly sample: string | null;
  readonly help: string | null;
}

/** What fits at the cursor, and the characters of the text that it replaces. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Completion[];
}

/** Kind of value that a formula or field gives. */
export type ValueKind = 'any' | 'null' | 'string' | 'number' | 'boolean' | 'list' | 'object' | 'map';

/** Something wrong in a formula. Positions count from its `=`. */
export interface FormulaFinding {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly expected: string | null;
  readonly got: string | null;
  readonly suggestion: string | null;
}

/** What a formula gives on sample rows. */
export interface FormulaResults {
  readonly kind: ValueKind | null;
  readonly findings: readonly FormulaFinding[];
  readonly results: readonly { readonly shown: string | null; readonly fault: string | null }[];
}

/** A field that a formula may read. */
export interface ReadableField {
  readonly path: readonly string[];
  readonly kind: ValueKind;
  readonly label: string | null;
  readonly help: string | null;
  readonly sample: string | null;
  readonly isDay: boolean;
  readonly words: readonly (string | number)[];
}

type Told<Content> = Content | { readonly refusal: string };

/** A place of the selected part, of which the server is asked while a formula is typed there. */
export interface FormulaPlace {
  /** Differs from place to place. */
  readonly key: string;
  /** Version of the draft, with which the answers may change. */
  readonly version: number;
  complete(formula: string, cursor: number): Promise<Told<Completions>>;
  evaluate(formula: string): Promise<Told<FormulaResults>>;
  fields(): Promise<Told<{ readonly fields: readonly ReadableField[] }>>;
}

/** The place of a property. `path`: from the selected part inward. */
export function useFormulaPlace(path: readonly (string | number)[]): FormulaPlace {
  const { file: open, part } = useOpenFile();
  const { state } = useDraft();
  const { file } = open;
  const draft = state.draft?.id ?? null;
  const version = state.draft?.version ?? 0;
  const pointer = part.pointer + path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return useMemo(() => {
    const place = { file, path: pointer, draft };
    const query = new URLSearchParams({ file, path: pointer, ...(draft !== null && { draft: String(draft) }) });
    return {
      key: `${file} ${pointer} ${draft}`,
      version,
      complete: (text, cursor) => askStudio('/places/complete', 'POST', { ...place, text, cursor }),
      evaluate: (text) => askStudio('/places/evaluate', 'POST', { ...place, text }),
      fields: () => askStudio(`/places/fields?${query}`),
    };
  }, [file, pointer, draft, version]);
}
