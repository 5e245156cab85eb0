import type { SignedInSession } from '../../portal';
import { Failure } from '../controls/Failure';
import { useTranslation } from '../texts/open-texts';
import { loadAccount } from './session-office';

/** Why there is no subject: the list of subjects could not be loaded, or it is empty. Null while it is loading. */
export type LackOfSubject = 'failed' | 'none' | null;

/** Finds out why a session has no subject. */
export function lackOfSubject({ subject, subjects, accountFailed }: SignedInSession): LackOfSubject {
  if (subject !== null) return null;
  if (accountFailed) return 'failed';
  return subjects === null ? null : 'none';
}

/** Shown instead of a subject's data when there is no subject; offers another try. */
export function SubjectNeeded({ lack }: { readonly lack: Exclude<LackOfSubject, null> }) {
  const { t } = useTranslation();
  return <Failure message={t(`subject.${lack}`)} onRetry={() => void loadAccount()} />;
}
