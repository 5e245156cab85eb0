import { type Deadline, isOpen, isShort, minutesAndSeconds } from '../../portal';
import { Button } from '../controls/Button';
import { sessionAtom } from '../session/session-store';
import { useAtomValue } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { useExtend, useSecondsLeft, useWarning } from './use-countdown';

/** The bar that counts down to the end of the session. Its space is reserved until the office has named the end. */
export function SessionBar() {
  const { t } = useTranslation();
  const session = useAtomValue(sessionAtom);
  if (!isOpen(session)) return null;
  const user = session.user === null ? '' : `${session.user.givenName} ${session.user.familyName}`.trim();
  const subject = session.kind === 'signed-in' ? session.subject : null;
  return (
    <section className="session-bar" aria-label={t('session.bar')}>
      {/* A small screen has no room for the name in the bar above. */}
      <p className="session-who">{subject === null || subject.name === user ? user : t('user.actsFor', { name: subject.name })}</p>
      {session.deadline === null ? null : <Countdown deadline={session.deadline} />}
    </section>
  );
}

function Countdown({ deadline }: { readonly deadline: Deadline }) {
  const { t } = useTranslation();
  const left = useSecondsLeft(deadline);
  const warning = useWarning(left);
  const { extend, isBusy } = useExtend();
  return (
    <>
      <p className={isShort(left) ? 'session-left session-short' : 'session-left'}>
        <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <path d="M10 5.5V10l3 2" />
        </svg>
        <span>{t('session.left')}</span> {/* Not announced each second; a polite announcement comes when little time is left. */}
        <span role="timer" aria-live="off" className="session-time">
          {minutesAndSeconds(left)}
        </span>
      </p>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void extend()}>
        {t('session.extend')}
      </Button>
      <p role="status" className="visually-hidden">
        {warning === null ? '' : t('session.warning', { count: warning })}
      </p>
    </>
  );
}
