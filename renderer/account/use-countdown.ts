import { useEffect, useRef, useState } from 'react';
import { type Deadline, dueWarning, secondsLeft } from '../../portal';
import { snackbarAtom } from '../messages/message-atoms';
import { clocks } from '../session/session-store';
import { useSetAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { extendSession } from './session-office';

/** Whole seconds until the end of the session, redrawn with each. */
export function useSecondsLeft(deadline: Deadline): number {
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
export function useWarning(left: number): number | null {
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

/** What extends the session when somebody asks for it. */
interface Extension {
  /** True when it was extended; the page says so. */
  extend(): Promise<boolean>;
  readonly isBusy: boolean;
  /** Why the last try failed, null when none has. */
  readonly problem: string | null;
}

/** Extends the session, once at a time, and says how it went. */
export function useExtend(): Extension {
  const { t } = useTranslation();
  const showMessage = useSetAtom(snackbarAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const extend = async () => {
    if (isBusy) return false;
    setBusy(true);
    const extended = await extendSession();
    setBusy(false);
    const failure = extended.ok ? null : (extended.failure.opis ?? t('session.notExtended'));
    setProblem(failure);
    showMessage({ text: failure ?? t('session.extended') });
    return extended.ok;
  };
  return { extend, isBusy, problem };
}
