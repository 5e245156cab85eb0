import { isOpen } from '../../portal';
import { Button } from '../controls/Button';
import { ModalDialog } from '../controls/ModalDialog';
import { applySessionEvent, sessionAtom } from '../session/session-store';
import { useAtomValue } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { SessionEnding } from './SessionEnding';
import { leaveForRoot } from './session-effects';

/** Dialogs of the session: that it has ended, that it is about to, and a welcome at the first login. */
export function SessionDialogs() {
  const { t } = useTranslation();
  const session = useAtomValue(sessionAtom);
  if (session.kind === 'ended') return <SessionNotice title={t('session.ended')} text={t('session.endedText')} onClose={leaveForRoot} />;
  if (session.kind === 'signed-in' && session.greeting === 'due' && session.user !== null)
    return (
      <SessionNotice title={t('session.welcome')} text={t('session.welcomeText')} onClose={() => applySessionEvent({ kind: 'greeted' })} />
    );
  return isOpen(session) && session.deadline !== null ? <SessionEnding deadline={session.deadline} /> : null;
}

function SessionNotice({ title, text, onClose }: { readonly title: string; readonly text: string; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      kind="alert"
      title={title}
      onClose={onClose}
      buttons={
        <Button look="primary" onClick={onClose}>
          {t('dialog.ok')}
        </Button>
      }
    >
      <p>{text}</p>
    </ModalDialog>
  );
}
