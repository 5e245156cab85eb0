import './steps.css';
import { useEffect, useMemo, useRef } from 'react';
import { type FormProblem, type FormState, type OpenForm, topOf } from '../../../engine/forms';
import { FramedNotice } from '../../controls/FramedNotice';
import { usePortal } from '../../pack/use-pack';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import { FormButtons } from './FormButtons';
import { FormView } from './FormView';
import type { FormPage } from './form-page';
import { StepButtons } from './StepButtons';
import { StepList } from './StepList';
import { SummaryView } from './SummaryView';
import { useFormPart } from './use-form';
import type { Sending } from './use-sending';
import { useSteps } from './use-steps';

interface SteppedFormProps {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly sending: Sending;
  /** Asks again for what the form asks while it is filled in. */
  retryAnswers(sources: readonly string[]): void;
  /** Level of the heading of a step. */
  readonly headingLevel: 2 | 3 | 4;
}

/** A form on several pages, with a summary before it is sent. */
export function SteppedForm({ form, state, sending, retryAnswers, headingLevel }: SteppedFormProps) {
  const { t } = useTranslation();
  const pages = useSteps(form, state);
  const { steps, step, number, go } = pages;
  const summary = useFormPart(state, ({ model }) => model.summary);
  const page = step?.id ?? null;
  const title = step?.title ?? summary?.title ?? '';
  const intro = step === null ? summary?.intro : step.intro;
  const count = t('forms.stepOf', { step: number, count: steps.length + 1 });
  const heading = useRef<HTMLHeadingElement>(null);
  // Messages that led to another page take the focus there themselves.
  const isLed = useRef(false);
  const drawn = useRef(page);
  useStepTitle(`${count}: ${title}`, form.title);
  useEffect(() => {
    if (drawn.current === page) return;
    drawn.current = page;
    if (!isLed.current) {
      heading.current?.focus();
      heading.current?.scrollIntoView();
    }
    isLed.current = false;
  }, [page]);

  const openAt = (field: string) => {
    const holder = steps.find(({ fields }) => fields.includes(topOf(field)));
    if (holder === undefined || holder.id === page) return;
    isLed.current = true;
    go(holder.id, step === null ? 'summary' : undefined);
  };
  const sendFromSummary: Sending = {
    ...sending,
    async send() {
      const outcome = await sending.send();
      if (outcome?.kind === 'failed' && outcome.problem !== null && outcome.goTo === null) openAt(outcome.problem.field);
      // What was sent is gone from the form, so its pages begin anew.
      if (outcome?.kind === 'done' && outcome.goTo === null && outcome.input !== 'stay') go(steps[0]?.id ?? null);
      return outcome;
    },
  };
  const formPage = useMemo((): FormPage => {
    if (step === null) {
      return { id: null, holds: () => true, judge: () => state.judge(), next: null, content: <SummaryView {...{ form, state, pages }} /> };
    }
    return {
      id: step.id,
      holds: (field) => step.fields.includes(topOf(field)),
      judge: () => state.judge(step.id),
      next: () => {
        state.pass(step.id);
        go(pages.isChange ? state.unfinished() : (steps[number]?.id ?? null));
      },
      content: null,
    };
  }, [form, state, pages, step, steps, number, go]);
  const refused = (found: readonly FormProblem[]) => {
    const [first] = found;
    if (first !== undefined) openAt(first.field);
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <StepList {...{ pages, state, summary: summary?.title ?? '' }} />
      <Heading ref={heading} tabIndex={-1} className="step-heading">
        <span className="step-count">{count}</span>
        <Words text={title} />
      </Heading>
      {pages.isEarly ? <FramedNotice tone="info" text={t('forms.stepFirst')} /> : null}
      {intro == null ? null : (
        <p className="form-lead">
          <Words text={intro} />
        </p>
      )}
      <FormView
        {...{ form, state, retryAnswers }}
        sending={sendFromSummary}
        headingLevel={headingLevel === 2 ? 3 : 4}
        page={formPage}
        onRefused={refused}
        buttons={step === null ? <FormButtons form={form} before={<StepButtons pages={pages} />} /> : <StepButtons pages={pages} />}
      />
    </>
  );
}

/** The title of the document says which step is open. */
function useStepTitle(step: string, form: string): void {
  const { office } = usePortal().pack.index;
  useEffect(() => {
    const before = document.title;
    document.title = `${step} – ${form} – ${office.portalName}`;
    return () => {
      document.title = before;
    };
  }, [step, form, office]);
}
