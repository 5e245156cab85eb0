import { useState } from 'react';
import type { Subject } from '../../engine';
import { numberOfSubject, type SignedInSession } from '../../portal';
import { DialogForm } from '../controls/DialogForm';
import { firstInDialog, ModalDialog } from '../controls/ModalDialog';
import { askBeforeLosing } from '../navigation/leave-warning';
import { applySessionEvent } from '../session/session-store';
import { useTranslation } from '../texts/open-texts';
import { lackOfSubject, SubjectNeeded } from './SubjectNeeded';

interface SubjectDialogProps {
  readonly session: SignedInSession;
  onClose(): void;
}

/** Chooses the person or institution to act for. The choice takes effect only when confirmed; closing the dialog changes nothing. */
export function SubjectDialog({ session, onClose }: SubjectDialogProps) {
  const { t } = useTranslation();
  const lack = lackOfSubject(session);
  return (
    <ModalDialog title={t('subject.title')} {...(lack === null ? { closeName: null } : {})} onClose={onClose}>
      {lack === null ? <SubjectForm session={session} onClose={onClose} /> : <SubjectNeeded lack={lack} />}
    </ModalDialog>
  );
}

function SubjectForm({ session, onClose }: SubjectDialogProps) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<Subject | null>(null);
  // The list may arrive while the dialog is open.
  const chosen = picked ?? session.subject;
  const confirm = () => {
    onClose();
    if (picked === null || picked === session.subject) return;
    askBeforeLosing(() => applySessionEvent({ kind: 'subject-chosen', subject: picked }));
  };
  return (
    <DialogForm send={t('subject.confirm')} onSend={confirm} onClose={onClose}>
      <fieldset className="field subject-choice">
        <legend>{t('subject.lead')}</legend>
        {(session.subjects ?? []).map((subject) => (
          <label key={keyOf(subject)} className="choice">
            <input
              ref={chosen !== null && keyOf(subject) === keyOf(chosen) ? firstInDialog : null}
              type="radio"
              name="subject"
              checked={chosen !== null && keyOf(subject) === keyOf(chosen)}
              onChange={() => setPicked(subject)}
            />
            <span>
              {subject.name}
              <span className="choice-note">
                {subject.institution ? t('subject.institution', { nip: subject.nip }) : t('subject.person', { pesel: subject.pesel })}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </DialogForm>
  );
}

function keyOf(subject: Subject): string {
  const { nip, pesel } = numberOfSubject(subject);
  return `${nip ?? ''}/${pesel ?? ''}`;
}
