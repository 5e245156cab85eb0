import { useEffect, useState } from 'react';
import { Button } from '../controls/Button';
import { useAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { snackbarAtom } from './message-atoms';

const shownFor = 3000;

/** Shows a short message for three seconds, longer while the pointer or the focus is on it, or until its reader has seen the screen. */
export function Snackbar() {
  const { t } = useTranslation();
  const [message, setMessage] = useAtom(snackbarAtom);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;

  useEffect(() => {
    if (!message || held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer ??= setTimeout(() => setMessage(null), shownFor);
    };
    const ending = new AbortController();
    if (!message.waits) begin();
    else for (const press of ['pointerdown', 'keydown']) addEventListener(press, begin, ending);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [message, held, setMessage]);

  const close = () => {
    setPointed(false);
    setFocused(false);
    setMessage(null);
  };
  return (
    <div
      role="status"
      className="snackbar-region"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
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
