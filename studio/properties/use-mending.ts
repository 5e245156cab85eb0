import { useSay } from '../language/say';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { DraftProblem, FixesAnswer } from '../office/studio-answers';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { useOpenFile } from '../room/open-file';
import { fieldWords } from './fields/words';

/** Gives the way to make the change that a problem suggests; where there is none, that is said. */
export function useMending(): (problem: DraftProblem) => Promise<void> {
  const say = useSay(fieldWords);
  const notify = useNotify();
  const { state } = useDraft();
  const { file, edit } = useOpenFile();
  const draft = state.draft?.id ?? null;
  return async ({ path, rule }) => {
    try {
      const query = new URLSearchParams({ file: file.file, path, rule, ...(draft !== null && { draft: String(draft) }) });
      const { fixes } = await askStudio<FixesAnswer>(`/places/fixes?${query}`);
      if (fixes[0] === undefined) notify(say.noFix);
      else edit(fixes[0].edits);
    } catch (failure) {
      if (!(failure instanceof StudioRefusal)) throw failure;
      notify(failure.message);
    }
  };
}
