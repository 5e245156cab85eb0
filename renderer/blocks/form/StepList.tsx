import { Link } from 'wouter';
import { type FormState, topOf } from '../../../engine/forms';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import { useFormPart } from './use-form';
import type { StepsHandle } from './use-steps';

interface StepListProps {
  readonly pages: StepsHandle;
  readonly state: FormState;
  /** Title of the summary, which is the last page. */
  readonly summary: string;
}

/** The pages of a form, each with its state in words. Those up to the first that is still to be filled in are links. */
export function StepList({ pages: { steps, step, addressOf }, state, summary }: StepListProps) {
  const { t } = useTranslation();
  const wrong = useFormPart(state, ({ problems }) => problems);
  const isWrong = (fields: readonly string[]) => wrong.some(({ field }) => fields.includes(topOf(field)));
  const open = steps.findIndex(({ passed }) => !passed);
  const all = [...steps, { id: null, title: summary, fields: [], passed: false }];
  return (
    <nav className="step-list" aria-label={t('forms.steps')}>
      <ol>
        {all.map(({ id, title, fields, passed }, place) => {
          const isHere = id === (step?.id ?? null);
          const isOpen = open === -1 || place <= open;
          const said = isWrong(fields) ? 'forms.stepWrong' : passed ? 'forms.stepDone' : isOpen ? null : 'forms.stepAhead';
          const look = isWrong(fields) ? 'step-wrong' : passed ? 'step-done' : '';
          const words = (
            <span className="step-name">
              <Words text={title} />
              {said === null ? null : <span className="visually-hidden">: {t(said)}</span>}
            </span>
          );
          const sign = (
            <span className="step-sign" aria-hidden="true">
              {isWrong(fields) ? '!' : passed && !isHere ? '✓' : place + 1}
            </span>
          );
          return (
            <li key={id ?? ''} className={`${look} ${isHere ? 'step-here' : ''}`.trim()} aria-current={isHere ? 'step' : undefined}>
              {isHere || !isOpen ? (
                <span className="step-entry">
                  {sign}
                  {words}
                </span>
              ) : (
                <Link href={addressOf(id)} state={history.state} className="step-entry">
                  {sign}
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
