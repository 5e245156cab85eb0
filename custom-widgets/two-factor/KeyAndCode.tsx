import type { ScreenContext } from '../../engine';
import { Button } from '../../renderer/widget-contract';
import { inGroups, type TwoFactorSettings } from './two-factor-settings';

interface KeyAndCodeProps {
  readonly settings: TwoFactorSettings;
  readonly t: ScreenContext['translate'];
  notify(message: string): void;
}

/** The QR code to scan, and beside it the same key as text. */
export function KeyAndCode({ settings: { qrCode, key }, t, notify }: KeyAndCodeProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      notify(t('twoFactor.copied'));
    } catch {
      // The key can still be marked and copied by hand.
      notify(t('twoFactor.notCopied'));
    }
  };
  return (
    <div className="two-factor-key">
      {qrCode === null ? null : <img src={qrCode} alt={t('twoFactor.qr')} width="200" height="200" />}
      {key === '' ? null : (
        <div>
          <p>{t('twoFactor.key')}</p>
          <code>{inGroups(key)}</code>
          <p>
            <Button look="quiet" onClick={() => void copy()}>
              {t('twoFactor.copy')}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
