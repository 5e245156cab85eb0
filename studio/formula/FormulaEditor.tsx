import { autocompletion, type CompletionSource, completionKeymap } from '@codemirror/autocomplete';
import { keymap } from '@codemirror/view';
import { useMemo, useRef } from 'react';
import { CodeBox } from './CodeBox';

/** Asks what may stand at a place of a formula. */
export type AskCompletion = (path: readonly (string | number)[], text: string, cursor: number) => Promise<readonly FormulaName[]>;

/** A name or function that a formula may use at a place. */
export interface FormulaName {
  readonly label: string;
  readonly insert: string;
  readonly detail?: string;
  readonly info?: string;
  /** Where in the text the inserted begins. */
  readonly from: number;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly helperText?: string;
  readonly error?: boolean;
  readonly value: string;
  readonly path: readonly (string | number)[];
  readonly complete?: AskCompletion | undefined;
  readonly onChange: (value: string) => void;
}

/** A formula with completion of names and functions. */
export function FormulaEditor({ label, helperText, error, value, path, complete, onChange }: Props) {
  const place = useRef({ path, complete });
  place.current = { path, complete };
  const extensions = useMemo(() => {
    const source: CompletionSource = async ({ state, pos, explicit }) => {
      const { path: at, complete: ask } = place.current;
      const text = state.doc.toString();
      if (ask === undefined || (!explicit && !/[\w.]$/.test(text.slice(0, pos)))) return null;
      const names = await ask(at, text, pos);
      const from = names[0]?.from ?? pos;
      return names.length === 0
        ? null
        : {
            from,
            options: names.map(({ label: name, insert, detail, info }) => ({
              label: name,
              apply: insert,
              ...(detail && { detail }),
              ...(info && { info }),
            })),
          };
    };
    return [autocompletion({ override: [source], icons: false }), keymap.of([...completionKeymap])];
  }, []);
  return <CodeBox label={label} help={helperText ?? ''} error={error ?? false} value={value} onChange={onChange} extensions={extensions} />;
}
