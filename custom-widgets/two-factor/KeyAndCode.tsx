import type { ScreenContext } from '../../engine';
import { CopyButton } from './CopyButton';
import { inGroups, type TwoFactorSettings } from './two-factor-settings';

interface KeyAndCodeProps {
  readonly settings: TwoFactorSettings;
  readonly t: ScreenContext['translate'];
  notify(message: string): void;
}

/** The QR code to scan, and beside it the same key as text. */
export function KeyAndCode({ settings: { qrCode, key }, t, notify }: KeyAndCodeProps) {
  return (
    <div className="two-factor-key">
      {qrCode === null ? null : <img src={qrCode} alt={t('twoFactor.qr')} width="200" height="200" />}
      {key === '' ? null : (
        <div>
          <p>{t('twoFactor.key')}</p>
          <code>{inGroups(key)}</code>
          <p>
            <CopyButton
              text={key}
              label={t('twoFactor.copy')}
              copied={t('twoFactor.copied')}
              notCopied={t('twoFactor.notCopied')}
              notify={notify}
            />
          </p>
        </div>
      )}
    </div>
  );
}
