import type { OpenForm } from '../../../engine/forms';
import { type DraftOwner, draftOwner } from '../../../portal';
import { sessionAtom } from '../../session/session-store';
import { useAtomValue } from '../../storage/atom';

/** The name under which a draft of the form lies in this browser, for one account and one subject. */
export function draftKey({ id }: OpenForm, { login, subject }: DraftOwner): string {
  return `okienko.form ${location.pathname} ${id} ${JSON.stringify([login, subject])}`;
}

/** The name of a draft of who is here now; null while that is not known. */
export function useDraftKey(form: OpenForm): string | null {
  const owner = useDraftOwner();
  return owner === null ? null : draftKey(form, owner);
}

/** Who is here now; null while that is not known. */
export function useDraftOwner(): DraftOwner | null {
  return draftOwner(useAtomValue(sessionAtom));
}
