import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../texts/open-texts';

const LookDialog = lazy(async () => ({ default: (await import('./LookDialog')).LookDialog }));

/** Opens the choice of colours, contrast and letters. On a phone it stands for the contrast and the sizes of letters as well, which have no room there. */
export function LookButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="bar-control look-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="look-letters" aria-hidden="true">
          Aa
        </span>
        <span className="bar-words">{t('look.open')}</span>
      </button>
      {open ? (
        <Suspense>
          <LookDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
