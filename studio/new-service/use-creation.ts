import { useState } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { type ServicePlan, serviceOf } from '../../engine/authoring/new-service';
import { useSay } from '../language/say';
import { StudioRefusal } from '../office/ask-studio';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { addressOf } from '../room/place';
import { useStudio } from '../room/studio-context';
import { useGoOn } from '../room/use-go-on';
import { newServiceWords } from './words';

/** Makes the planned service in the draft and opens it. What stands in the way is said, and the page stays as it is. */
export function useCreation(onCreated: () => void) {
  const say = useSay(newServiceWords);
  const { work } = useDraft();
  const { refresh } = useStudio();
  const notify = useNotify();
  const goOn = useGoOn();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const create = async (plan: ServicePlan) => {
    const file = `services/${plan.slug}/service.json`;
    // A definition is made of plain values only, as it is written into a file.
    const definition: JsonValue = JSON.parse(JSON.stringify(serviceOf(plan)));
    setBusy(true);
    setFailure(null);
    work.edit([{ file, path: '', set: definition, was: null }]);
    work.endStep();
    try {
      await work.open(file);
      onCreated();
      await refresh();
      notify(say.created(plan.title), { undo: true });
      goOn(addressOf({ file }));
    } catch (error) {
      if (!(error instanceof StudioRefusal)) throw error;
      const refused = work.state().refused.find(({ edits }) => edits.some((edit) => edit.file === file));
      // Said here, where it can be corrected, it need not be said above the list of services as well.
      if (refused) work.dismiss(refused);
      setFailure(refused?.message ?? work.state().failure ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return { create, failure, isBusy };
}
