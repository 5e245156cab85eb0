import type { ToldChange } from '../office/studio-answers';
import { useDraft } from '../room/draft-context';
import { addressOf } from '../room/place';
import { useStudio } from '../room/studio-context';
import { useGoOn } from '../room/use-go-on';

/** The way from a sentence to its place in the editor; a draft is taken up on the way. */
export function useLeadTo(): (change: ToldChange, draft?: number) => void {
  const { overview } = useStudio();
  const { work } = useDraft();
  const goOn = useGoOn();
  return ({ place, slug }, draft) => {
    if (place === null) return;
    // A translation stands beside the text that it translates.
    const own = overview.files.find((each) => each.slug === slug && slug !== null && /\/(service|screen)\.json$/.test(each.file));
    const file = own?.file ?? place.file;
    const lead = async () => {
      if (draft !== undefined && work.state().draft?.id !== draft) await work.take(draft);
      goOn(addressOf({ file, part: file === place.file ? place.path : '' }));
    };
    void lead();
  };
}
