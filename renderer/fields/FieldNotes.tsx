import { ToneIcon } from '../controls/ToneIcon';
import { Words } from '../texts/Words';
import { fieldId } from './field-props';

interface FieldNotesProps {
  readonly id: string;
  readonly hint: string | null;
  readonly problem: string | null;
}

/** The notes above an input: the hint and the problem. */
export function FieldNotes({ id, hint, problem }: FieldNotesProps) {
  return (
    <>
      {hint === null ? null : (
        <p id={`${fieldId(id)}-hint`} className="field-hint">
          <Words text={hint} />
        </p>
      )}
      {problem === null ? null : (
        <p id={`${fieldId(id)}-problem`} className="field-problem">
          <ToneIcon tone="error" />
          <Words text={problem} />
        </p>
      )}
    </>
  );
}
