import { useState } from 'react';
import { type Deadline, isShort, minutesAndSeconds } from '../../portal';
import { Button } from '../controls/Button';
import { ModalDialog } from '../controls/ModalDialog';
import { ToneIcon } from '../controls/ToneIcon';
import { useTranslation } from '../texts/open-texts';
import { logOut } from './session-effects';
import { useExtend, useSecondsLeft, useWarning } from './use-countdown';

/**
 * Asks two minutes before the end of a session whether to stay, wherever the page is scrolled to. A session that is so short from its
 * beginning is not asked about: whoever has just answered would be asked again at once.
 */
export function SessionEnding({ deadline }: { readonly deadline: Deadline }) {
  const left = useSecondsLeft(deadline);
  const isAsked = isShort(left) && left > 0 && !isShort(Math.ceil(deadline.length / 1000));
  return isAsked ? <EndingDialog left={left} /> : null;
}

function EndingDialog({ left }: { readonly left: number }) {
  const { t } = useTranslation();
  const { extend, isBusy, problem } = useExtend();
  const warning = useWarning(left);
  // Each press that fails is announced again.
  const [tries, setTries] = useState(0);
  const stay = () => void extend().then(() => setTries((count) => count + 1));
  return (
    <ModalDialog
      kind="alert"
      title={t('session.ending')}
      onClose={stay}
      announced={
        // What is announced later is not read again with the words.
        <>
          <div role="alert">
            {problem === null ? null : (
              <p key={tries} className="session-problem">
                <ToneIcon tone="error" />
                <span>{problem}</span>
              </p>
            )}
          </div>
          <p role="status" className="visually-hidden">
            {warning === null ? '' : t('session.warning', { count: warning })}
          </p>
        </>
      }
      buttons={
        <>
          <Button look="primary" aria-disabled={isBusy} onClick={stay}>
            {t('session.stay')}
          </Button>
          <Button look="secondary" onClick={logOut}>
            {t('user.logOut')}
          </Button>
        </>
      }
    >
      <p className="session-clock">
        {t('session.left')}{' '}
        <strong role="timer" aria-live="off">
          {minutesAndSeconds(left)}
        </strong>
      </p>
      <p>{t('session.endingText')}</p>
    </ModalDialog>
  );
}
