import { useTranslation } from 'react-i18next';
import type { SignedInSession } from '../../portal';
import { Failure } from '../controls/Failure';
import { loadAccount } from './session-office';

/** Why nothing can be shown of a subject: for whom the user may act could not be had, or there is nobody. Null while a subject is to come. */
export type LackOfSubject = 'failed' | 'none' | null;

/** Finds out why a session has no subject. */
export function lackOfSubject({ subject, subjects, accountFailed }: SignedInSession): LackOfSubject {
  if (subject !== null) return null;
  if (accountFailed) return 'failed';
  return subjects === null ? null : 'none';
}

/** Stands in place of what belongs to a subject when there is none, and asks the office once more. */
export function SubjectNeeded({ lack }: { readonly lack: Exclude<LackOfSubject, null> }) {
  const { t } = useTranslation();
  return <Failure message={t(`subject.${lack}`)} onRetry={() => void loadAccount()} />;
}
