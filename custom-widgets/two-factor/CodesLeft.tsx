import type { ScreenContext } from '../../engine';
import { Button, ToneIcon } from '../../renderer/widget-contract';

interface CodesLeftProps {
  readonly left: number;
  readonly t: ScreenContext['translate'];
  readonly busy: boolean;
  onNew(): void;
}

const few = 3;

/** How many recovery codes are left, said with a warning while there are few, and the way to new ones. */
export function CodesLeft({ left, t, busy, onNew }: CodesLeftProps) {
  return (
    <section className="two-factor-left">
      <h2>{t('twoFactor.codes.title')}</h2>
      {left > few ? (
        <p>{t('twoFactor.codes.left', { left })}</p>
      ) : (
        <div className="notice notice-warning">
          <p className="two-factor-few">
            <ToneIcon tone="warning" />
            <span>{left === 0 ? t('twoFactor.codes.none') : `${t('twoFactor.codes.left', { left })} ${t('twoFactor.codes.few')}`}</span>
          </p>
        </div>
      )}
      <p>
        <Button look="secondary" aria-disabled={busy} onClick={() => (busy ? undefined : onNew())}>
          {t('twoFactor.codes.new')}
        </Button>
      </p>
      <p className="two-factor-note">{t('twoFactor.codes.newNote')}</p>
    </section>
  );
}
