import type { FormFieldModel } from '../../../engine/forms';
import { usePaused } from '../../controls/use-paused';
import { useTranslation } from '../../texts/open-texts';

/** How strong a password is: a bar for the eyes, words for everybody; a screen reader hears them when typing pauses. */
export function StrengthBar({ strength }: { readonly strength: NonNullable<FormFieldModel['strength']> }) {
  const { t } = useTranslation();
  const words = strength.level === 0 ? '' : t('forms.strength', { level: strength.label });
  const heard = usePaused(words, 1000);
  return (
    <>
      {strength.level === 0 ? null : (
        <p className="strength" aria-hidden="true">
          <span className="strength-bar">
            {Array.from({ length: strength.of }, (_, step) => step + 1).map((step) => (
              <span key={step} className={step <= strength.level ? 'strength-step strength-reached' : 'strength-step'} />
            ))}
          </span>
          {words}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {heard.value}
      </p>
    </>
  );
}
