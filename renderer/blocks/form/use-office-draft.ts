import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import {
  createOfficeDraft,
  type DraftReach,
  type FormState,
  type OfficeDraft,
  type OfficeDraftCalls,
  type OfficeDraftNow,
  type OpenForm,
} from '../../../engine/forms';
import { fetchOffice } from '../../office/fetch-office';
import { usePortal } from '../../pack/use-pack';
import { loadStored, removeStored, tryToStore } from '../../storage/stored-value';
import { type DraftPage, useDraftPage } from './use-draft-page';

interface Parts {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly days: number;
  readonly calls: OfficeDraftCalls;
  /** Name under which a draft lies in this browser that the office did not take. */
  readonly key: string;
}

/** The draft of a form at the office, as it stands now. */
export function useOfficeDraft({ key, ...parts }: Parts): readonly [OfficeDraftNow, OfficeDraft] {
  const { apiBase } = usePortal().settings;
  const pages = useDraftPage(parts.form, parts.state);
  const [draft] = useState(() => createOfficeDraft(parts, reachOf(apiBase, key, pages)));
  const { form, calls } = parts;
  useLayoutEffect(() => draft.open(form, calls), [draft, form, calls]);
  useEffect(() => draft.start(), [draft]);
  return [useSyncExternalStore(draft.subscribe, draft.now), draft];
}

function reachOf(apiBase: string, key: string, pages: DraftPage): DraftReach {
  return {
    ...pages,
    send: (request, manner) => fetchOffice(request, apiBase, manner),
    stored: () => loadStored(key),
    store: (text) => tryToStore(key, text),
    forget: () => removeStored(key),
    clock: () => Date.now(),
  };
}
