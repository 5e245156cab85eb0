import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/Button';
import { snackbarAtom } from './snackbar-atom';

const shownFor = 3000;

/** Shows a short message for three seconds, longer while the pointer or the focus is on it. */
export function Snackbar() {
  const { t } = useTranslation();
  const [message, setMessage] = useAtom(snackbarAtom);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => setMessage(null), shownFor);
    return () => clearTimeout(timer);
  }, [message, held, setMessage]);

  const close = () => {
    setHeld(false);
    setMessage(null);
  };
  return (
    <div
      role="status"
      className="snackbar-region"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message ? (
        <div className="snackbar">
          <p>{message.text}</p>
          <Button look="quiet" onClick={close}>
            {t('shell.close')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
