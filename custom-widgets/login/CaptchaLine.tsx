import type { ScreenContext } from '../../engine';
import { Button } from '../../renderer/widget-contract';
import type { Captcha } from './use-captcha';

/** Says how far the captcha is. The browser works on it alone: there is nothing to read, hear or press. */
export function CaptchaLine({ captcha, t }: { readonly captcha: Captcha; readonly t: ScreenContext['translate'] }) {
  if (captcha.state === 'off') return null;
  return (
    <div className="login-captcha">
      <p role="status">
        {captcha.state === 'ready' ? (
          <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
            <path d="m3 10.5 4.5 4.5L17 5.5" />
          </svg>
        ) : null}
        {t(`login.captcha.${captcha.state}`)}
      </p>
      {captcha.state === 'failed' ? (
        <Button look="quiet" onClick={captcha.again}>
          {t('failure.retry')}
        </Button>
      ) : null}
    </div>
  );
}
