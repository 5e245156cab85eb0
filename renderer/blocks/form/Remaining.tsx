import { usePaused } from '../../controls/use-paused';
import { fieldId } from '../../fields/field-props';
import { useTranslation } from '../../texts/open-texts';

interface RemainingProps {
  readonly id: string;
  readonly remaining: number | null;
  readonly typed: string;
}

/** How many characters remain. Eyes see it at each key, a screen reader hears it when typing pauses. */
export function Remaining({ id, remaining, typed }: RemainingProps) {
  const { t } = useTranslation();
  const heard = usePaused(remaining, 1000);
  if (remaining === null) return null;
  const words = (count: number) => (count < 0 ? t('forms.tooMany', { count: -count }) : t('forms.remaining', { count }));
  return (
    <>
      <p id={`${fieldId(id)}-note`} className={remaining < 0 ? 'field-note field-note-wrong' : 'field-note'}>
        {words(remaining)}
      </p>
      <p role="status" className="visually-hidden">
        {heard.isFirst || typed === '' ? '' : words(heard.value ?? 0)}
      </p>
    </>
  );
}
