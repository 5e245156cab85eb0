import { type FormEvent, memo } from 'react';
import { FieldAt } from './FieldAt';
import { FormButtons } from './FormButtons';
import { FormLines } from './FormLines';
import { drawnFields, type FormElementProps } from './form-element';
import { formRows } from './form-rows';

/** The element of a form without groups: its fields in rows, its problems asked for before it is sent. */
export const PlainForm = memo(function PlainForm({ form, state, page, buttons, onRefuse, onSend }: FormElementProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of a dialog is inside this one for React, and beside it in the document.
    if (event.target !== event.currentTarget) return;
    const problems = page?.judge() ?? state.judge();
    if (problems.length > 0) onRefuse(problems);
    else onSend();
  };
  const placed = drawnFields(form, page).map(({ id, beside }) => ({ key: id, isBeside: beside, content: <FieldAt key={id} id={id} /> }));
  return (
    <form className="form" noValidate onSubmit={submit}>
      {formRows(placed)}
      {page?.content}
      <FormLines before={null} step={page?.id ?? null} />
      {buttons ?? <FormButtons form={form} />}
    </form>
  );
});
