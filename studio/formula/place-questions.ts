import { useMemo } from 'react';
import { askStudio } from '../office/ask-studio';
import type { FormulaCompletions, FormulaResults, PlaceFields, ToldPlace } from '../office/studio-answers';
import { useDraft } from '../room/draft-context';
import { useOpenFile } from '../room/open-file';

/** A place of the selected part, of which the server is asked while a formula is typed there. */
export interface FormulaPlace {
  /** Differs from place to place. */
  readonly key: string;
  /** Version of the draft, with which the answers may change. */
  readonly version: number;
  complete(formula: string, cursor: number): Promise<ToldPlace<FormulaCompletions>>;
  evaluate(formula: string): Promise<ToldPlace<FormulaResults>>;
  fields(): Promise<ToldPlace<PlaceFields>>;
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
