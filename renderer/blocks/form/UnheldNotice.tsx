import type { FormState } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { FramedNotice } from '../../controls/FramedNotice';
import { useTranslation } from '../../texts/open-texts';
import { useFormPart } from './use-form';

/** What was typed and the form cannot hold any more: shown until the resident gives it up, or the form can hold it again. */
export function UnheldNotice({ state }: { readonly state: FormState }) {
  const { t } = useTranslation();
  const unheld = useFormPart(state, (now) => now.unheld);
  const said = unheld.map(({ label, value }) => (value === '' ? label : `${label}: ${value}`));
  return (
    <div role="status" className="unheld">
      {unheld.length === 0 ? null : (
        <>
          <FramedNotice tone="warning" text={[t('forms.unheld'), ...said].join('\n')} />
          <Button look="quiet" onClick={state.giveUp}>
            {t('forms.unheldRemove')}
          </Button>
        </>
      )}
    </div>
  );
}
