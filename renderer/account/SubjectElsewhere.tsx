import { Button } from '../controls/Button';
import { ModalDialog } from '../controls/ModalDialog';
import { dropLeaveWarnings } from '../navigation/leave-warning';
import { applySessionEvent, sessionAtom, subjectElsewhereAtom } from '../session/session-store';
import { useAtomValue } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';

/**
 * When another tab has chosen another subject while something is typed for this one, asks which of the two to continue with. Escape keeps
 * the input.
 */
export function SubjectElsewhere() {
  const { t } = useTranslation();
  const session = useAtomValue(sessionAtom);
  const other = useAtomValue(subjectElsewhereAtom);
  const own = session.kind === 'signed-in' ? session.subject : null;
  if (own === null || other === null) return null;
  const names = { own: own.name, other: other.name };
  const stay = () => applySessionEvent({ kind: 'subject-chosen', subject: own });
  const go = () => {
    dropLeaveWarnings();
    applySessionEvent({ kind: 'subject-chosen', subject: other });
  };
  return (
    <ModalDialog
      kind="alert"
      title={t('subject.elsewhereTitle')}
      onClose={stay}
      buttons={
        <>
          <Button look="primary" onClick={stay}>
            {t('subject.elsewhereStay', names)}
          </Button>
          <Button look="secondary" onClick={go}>
            {t('subject.elsewhereGo', names)}
          </Button>
        </>
      }
    >
      <p>{t('subject.elsewhereText', names)}</p>
    </ModalDialog>
  );
}
