import { useEffect, useId, useRef, useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, saveFile, ToneIcon, useLeaveWarning } from '../../renderer/widget-contract';
import { CopyButton } from './CopyButton';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly t: ScreenContext['translate'];
  notify(message: string): void;
  onDone(): void;
}

/** New recovery codes, which the office says only this once: they are not left before the resident has ticked that they are kept. */
export function RecoveryCodes({ codes, t, notify, onDone }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const problem = useId();
  useLeaveWarning(!isKept);
  useEffect(() => heading.current?.focus(), []);

  const text = codes.join('\n');
  const download = () => {
    const file = `${t('twoFactor.codes.title')}\n${location.host}\n\n${text}\n`;
    // Editors of older systems need line ends of two signs.
    saveFile(new Blob([file.replaceAll('\n', '\r\n')], { type: 'text/plain;charset=utf-8' }), `${t('twoFactor.codes.fileName')}.txt`);
  };
  const leave = () => {
    setMissed(!isKept);
    if (isKept) onDone();
    else tick.current?.focus();
  };
  return (
    <section className="two-factor">
      <h2 ref={heading} tabIndex={-1} className="two-factor-title">
        {t('twoFactor.codes.title')}
      </h2>
      <p className="two-factor-lead">{t('twoFactor.codes.lead')}</p>
      <div className="two-factor-codes">
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p className="two-factor-ways">
          <CopyButton
            text={text}
            label={t('twoFactor.codes.copy')}
            copied={t('twoFactor.codes.copied')}
            notCopied={t('twoFactor.codes.notCopied')}
            notify={notify}
          />
          <Button look="quiet" onClick={download}>
            {t('twoFactor.codes.download')}
          </Button>
          <Button look="quiet" onClick={() => window.print()}>
            {t('twoFactor.codes.print')}
          </Button>
        </p>
      </div>
      <div className="two-factor-kept">
        {isMissed ? (
          <p id={problem} className="two-factor-problem">
            <ToneIcon tone="error" />
            {t('twoFactor.codes.markKept')}
          </p>
        ) : null}
        <label className="option">
          <input
            ref={tick}
            type="checkbox"
            checked={isKept}
            aria-invalid={isMissed}
            aria-describedby={isMissed ? problem : undefined}
            onChange={({ target }) => {
              setKept(target.checked);
              setMissed(false);
            }}
          />
          {t('twoFactor.codes.kept')}
        </label>
      </div>
      <p className="two-factor-buttons">
        <Button look="primary" onClick={leave}>
          {t('twoFactor.codes.done')}
        </Button>
      </p>
    </section>
  );
}
