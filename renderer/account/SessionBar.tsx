import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Deadline, dueWarning, isOpen, isShort, minutesAndSeconds, secondsLeft } from '../../portal';
import { Button } from '../controls/Button';
import { snackbarAtom } from '../messages/message-atoms';
import { clocks, sessionAtom } from '../session/session-store';
import { extendSession } from './session-office';

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
  const { extend, busy } = useExtend();
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
      <Button look="quiet" aria-disabled={busy} onClick={() => void extend()}>
        {t('session.extend')}
      </Button>
      <p role="status" className="visually-hidden">
        {warning === null ? '' : t('session.warning', { count: warning })}
      </p>
    </>
  );
}

function useSecondsLeft(deadline: Deadline): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, clocks()));
  useEffect(() => {
    const count = () => setLeft(secondsLeft(deadline, clocks()));
    count();
    // More often than once a second, so that the display skips no second; an unchanged number is not redrawn.
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}

/** The remaining seconds of the last warning, null before the first one. */
function useWarning(left: number): number | null {
  const before = useRef(left);
  const [warning, setWarning] = useState<number | null>(null);
  useEffect(() => {
    const due = dueWarning(before.current, left);
    if (due !== null) setWarning(due);
    else if (left > before.current) setWarning(null);
    before.current = left;
  }, [left]);
  return warning;
}

function useExtend(): { extend(): Promise<void>; readonly busy: boolean } {
  const { t } = useTranslation();
  const showMessage = useSetAtom(snackbarAtom);
  const [busy, setBusy] = useState(false);
  const extend = async () => {
    if (busy) return;
    setBusy(true);
    const extended = await extendSession();
    setBusy(false);
    showMessage({ text: extended.ok ? t('session.extended') : (extended.failure.opis ?? t('session.notExtended')) });
  };
  return { extend, busy };
}
