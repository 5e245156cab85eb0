import './form.css';
import { use, useMemo, useState } from 'react';
import type { FormSource } from '../../../engine';
import { openForm } from '../../../engine/forms';
import { loadedPart } from '../../controls/loaded-part';
import { useLeaveWarning } from '../../navigation/leave-warning';
import { useOpenService } from '../../service/load-service';
import { BlockFrame } from '../frame/BlockFrame';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';
import { DialogBeforeForm } from './DialogBeforeForm';
import { FormAtOpening } from './FormAtOpening';
import { FormInDialog } from './FormInDialog';
import { FormView } from './FormView';
import { hasGroups } from './form-element';
import { groupedPart, loadFormPart } from './form-parts';
import { isUnsent, useForm, useFormPart } from './use-form';
import { useFormAnswers, useFormStateOf } from './use-form-answers';
import { useSending } from './use-sending';

// What draws a draft, and a form on several pages, loaded with the first such form.
const draftPart = loadedPart(async () => (await import('./FormDraft')).FormDraft);
const stepsPart = loadedPart(async () => (await import('./SteppedForm')).SteppedForm);

/** A form that is sent to the office: on the screen, in a dialog, or by itself when the screen opens. */
export function FormBlock({ block, level, retry }: BlockProps<'form'>) {
  // Kept outside the form, because the dialog stays open while the initial values are loaded again.
  const [isOpen, setOpen] = useState(false);
  if (block.dialog !== null && block.form === null)
    return <DialogBeforeForm title={block.title} dialog={block.dialog} state={block.state} {...{ isOpen, setOpen, retry }} />;
  return (
    <BlockFrame state={block.state} rows={6} retry={retry}>
      {() => (block.form === null ? null : <FilledForm source={block.form} {...{ level, retry, isOpen, setOpen }} />)}
    </BlockFrame>
  );
}

interface FilledFormProps {
  readonly source: FormSource;
  readonly level: 2 | 3;
  /** Whether its dialog is open, when it stands in one. */
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  retry(sources: readonly string[]): void;
}

function FilledForm({ source, level, isOpen, setOpen, retry }: FilledFormProps) {
  const stateOf = useFormStateOf();
  const form = useMemo(() => openForm(source, stateOf), [source, stateOf]);
  const validators = use(useOpenService().validators);
  const validate = validators[`form_${source.definition.id}`];
  if (hasGroups(form)) use(loadFormPart(groupedPart));
  const isStepped = form.steps.length > 0;
  if (form.draftDays !== null) use(loadFormPart(draftPart));
  if (isStepped) use(loadFormPart(stepsPart));
  const state = useForm(form, validate);
  const sending = useSending(form, state, retry);
  const retryAnswers = useFormAnswers(state);
  const changed = useFormPart(state, isUnsent);
  const titleId = `${form.id}-title`;
  const name = useRegionName(form.title, titleId);
  useLeaveWarning(form.leaveWarning && changed);
  if (form.submit.at === 'opening') return <FormAtOpening form={form} sending={sending} />;
  if (form.dialog !== null)
    return <FormInDialog form={form} dialog={form.dialog} {...{ state, sending, isOpen, setOpen, retry, retryAnswers }} />;
  const view = { form, state, sending, retryAnswers, headingLevel: form.showTitle ? (level === 2 ? 3 : 4) : level } as const;
  return (
    <section className="block form-block" {...name}>
      {form.showTitle ? (
        <Heading level={level} id={titleId}>
          {form.title}
        </Heading>
      ) : (
        <span id={titleId} className="visually-hidden">
          {form.title}
        </span>
      )}
      {form.intro === null ? null : <p className="form-lead">{form.intro}</p>}
      {form.draftDays !== null ? draftPart.draw({ form, source, state, days: form.draftDays }) : null}
      {isStepped ? stepsPart.draw(view) : <FormView {...view} />}
    </section>
  );
}
