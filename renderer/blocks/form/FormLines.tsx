import { assertNever } from '../../../engine';
import type { FormLineModel } from '../../../engine/forms';
import { usePaused } from '../../controls/use-paused';
import { Words } from '../../texts/Words';
import { NestedBlock } from '../frame/nested-blocks';
import { useFormTools } from './form-context';
import { useFormPart } from './use-form';

const ready = { status: 'ready' } as const;
const askNothing = (): void => undefined;

/** The headings, texts and values above a field, or with null those below the last one, of a step or of the form. */
export function FormLines({ before, step = null }: { readonly before: string | null; readonly step?: string | null }) {
  const { state } = useFormTools();
  const lines = useFormPart(state, ({ model }) => model.lines);
  return lines.filter((line) => line.before === before && line.step === step).map((line) => <FormLine key={line.id} line={line} />);
}

function FormLine({ line }: { readonly line: FormLineModel }) {
  const { headingLevel } = useFormTools();
  switch (line.line) {
    case 'heading': {
      const Heading = `h${headingLevel}` as const;
      return (
        <Heading className="form-heading">
          <Words text={line.text} />
        </Heading>
      );
    }
    case 'text':
      return (
        <div className="form-text">
          {line.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Words text={paragraph} />
            </p>
          ))}
        </div>
      );
    case 'value':
      return (
        <>
          <FormValue label={line.label} value={line.value} />
          {line.explanation && (
            <NestedBlock
              block={{ block: 'explanation', id: line.id, state: ready, label: line.label, explanation: line.explanation }}
              level={3}
              retry={askNothing}
            />
          )}
        </>
      );
    default:
      return assertNever(line);
  }
}

/** A value that is worked out: a screen reader hears it again when it changed and typing pauses. */
function FormValue({ label, value }: { readonly label: string; readonly value: string }) {
  const heard = usePaused(value, 1000);
  return (
    <div className="form-value">
      <p>
        <Words text={label} />: <strong>{value}</strong>
      </p>
      <p role="status" className="visually-hidden">
        {heard.isFirst ? '' : `${label}: ${heard.value}`}
      </p>
    </div>
  );
}
