import { useEffect, useRef, useState } from 'react';
import { ToneIcon, type WidgetProps } from '../../renderer/widget-contract';

/** Finishes an external login: takes the one-time code from the address, then continues as after any login. */
export function LoginReturnWidget({ props, context, session }: WidgetProps) {
  const t = context.translate;
  const [failed, setFailed] = useState(false);
  const code = typeof props.code === 'string' ? props.code : '';
  // The office takes a code once, so it is sent once.
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const finish = async () => {
      if (code !== '' && (await session.startByCode(code))) session.continueAfterLogin();
      else setFailed(true);
    };
    void finish();
  }, [code, session]);
  return (
    <div role="status" className="login-return">
      {failed ? (
        <p className="login-problem">
          <ToneIcon tone="error" />
          {t('login.returnFailed')}
        </p>
      ) : (
        <p>{t('login.finishing')}</p>
      )}
    </div>
  );
}
