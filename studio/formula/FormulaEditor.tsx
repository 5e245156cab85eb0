import { autocompletion, type CompletionSource, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../language/say';
import { StudioRefusal } from '../office/ask-studio';
import type { FormulaFinding } from '../office/studio-answers';
import { CodeBox } from './CodeBox';
import { formulaColours } from './formula-marks';
import type { FormulaPlace } from './place-questions';
import { formulaWords } from './words';

interface Props {
  readonly label: string;
  readonly labelledBy: string;
  readonly error: boolean;
  /** The formula with its `=`, which the box does not show; empty for none. */
  readonly value: string;
  readonly place: FormulaPlace;
  readonly findings: readonly FormulaFinding[];
  readonly onChange: (value: string) => void;
}

/** A formula as it is written, with completion of names and functions; what is wrong is underlined. */
export function FormulaEditor({ label, labelledBy, error, value, place, findings, onChange }: Props) {
  const say = useSay(formulaWords);
  const asked = useRef(place);
  asked.current = place;
  const [view, setView] = useState<EditorView | null>(null);
  const extensions = useMemo(() => {
    const source: CompletionSource = async (context) => {
      const text = context.state.doc.toString();
      const typed = context.matchBefore(/[\w.]+/);
      if (!context.explicit && typed === null) return null;
      const told = await asked.current.complete(`=${text}`, context.pos + 1).catch((reason: unknown) => {
        // Without the server there are no suggestions; that it is away is said where the result stands.
        if (reason instanceof StudioRefusal) return null;
        throw reason;
      });
      if (told === null || 'refusal' in told || context.aborted || told.items.length === 0) return null;
      return {
        from: told.from - 1,
        to: told.to - 1,
        validFor: /^\w*$/,
        options: told.items.map(({ label: name, insert, type, sample, help }) => ({
          label: name,
          apply: insert,
          // What stands in brackets is for the manual.
          ...(type !== null && { detail: type.replace(/ \(.*\)$/, '') }),
          ...(about(sample, help) !== '' && { info: about(sample, help) }),
        })),
      };
    };
    const about = (sample: string | null, help: string | null) =>
      [sample === null ? '' : say.example(sample), help ?? ''].filter((words) => words !== '').join('\n');
    return [
      formulaColours,
      closeBrackets(),
      autocompletion({ override: [source], icons: false, interactionDelay: 0 }),
      keymap.of([...completionKeymap]),
      EditorState.phrases.of({ Completions: say.completions }),
    ];
  }, [say]);

  useEffect(() => {
    if (view === null) return;
    const { length } = view.state.doc;
    const within = (position: number) => Math.min(Math.max(position - 1, 0), length);
    view.dispatch(
      setDiagnostics(
        view.state,
        findings.map(({ start, end, message }) => ({ from: within(start), to: within(end), severity: 'error', message })),
      ),
    );
  }, [view, findings]);

  return (
    <CodeBox
      label={label}
      labelledBy={labelledBy}
      error={error}
      value={value.replace(/^=/, '')}
      onChange={(text) => onChange(text === '' ? '' : `=${text.replace(/^\s*=/, '')}`)}
      onView={setView}
      extensions={extensions}
    />
  );
}
