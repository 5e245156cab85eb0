import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfficeError, Result } from '../../engine';

/** How far the check is that no program fills the form in. */
export type CaptchaState = 'off' | 'working' | 'ready' | 'failed';

/** The captcha of a form. */
export interface Captcha {
  readonly state: CaptchaState;
  /** The solution for one sending, once it is there; null when there is none. The office takes each only once. */
  take(): Promise<string | null>;
  /** Works on another one. */
  again(): void;
}

/** Works on a captcha beside the typing, so that nobody waits for it. */
export function useCaptcha(wanted: boolean, ask: () => Promise<Result<unknown, OfficeError>>): Captcha {
  const [state, setState] = useState<CaptchaState>(wanted ? 'working' : 'off');
  const solving = useRef<Promise<string | null>>(Promise.resolve(null));
  const asking = useRef(ask);
  const again = useCallback(() => {
    setState('working');
    const work = solve(asking.current);
    solving.current = work;
    void work.then((solution) => {
      // Another one may have been begun meanwhile.
      if (solving.current === work) setState(solution === null ? 'failed' : 'ready');
    });
  }, []);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (wanted) again();
    else setState('off');
  }, [wanted, again]);
  const take = useCallback(() => solving.current, []);
  return { state, take, again };
}

async function solve(ask: () => Promise<Result<unknown, OfficeError>>): Promise<string | null> {
  const [challenge, { solveCaptcha }] = await Promise.all([ask(), import('./solve-captcha')]);
  return challenge.ok ? await solveCaptcha(challenge.value) : null;
}
