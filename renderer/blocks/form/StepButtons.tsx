import { Link } from 'wouter';
import { Button } from '../../controls/Button';
import { useTranslation } from '../../texts/open-texts';
import type { StepsHandle } from './use-steps';

/** The buttons under a step: on, and back without losing anything. The summary has its own button for sending. */
export function StepButtons({ pages }: { readonly pages: StepsHandle }) {
  const { t } = useTranslation();
  const { steps, step, number, isChange, addressOf } = pages;
  const before = steps[number - 2];
  const back = before ? (
    <Link href={addressOf(before.id)} state={history.state} className="button button-secondary">
      {t('forms.previous')}
    </Link>
  ) : null;
  if (step === null) return back;
  return (
    <div className="form-buttons">
      <Button type="submit" look="primary">
        {t(isChange ? 'forms.toSummary' : 'forms.next')}
      </Button>
      {isChange ? null : back}
    </div>
  );
}
