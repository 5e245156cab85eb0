import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { pageNonce } from '../page/page-settings';

interface Props {
  readonly label: string;
  /** Id of the name where it stands elsewhere already. */
  readonly labelledBy?: string;
  readonly help?: string;
  readonly error?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Language, completion and the like; the same for the whole life of the box. */
  readonly extensions: readonly Extension[];
  /** Gives the box to whoever marks something in it. */
  readonly onView?: (view: EditorView) => void;
}

/** A box for code with a name, in the look of the other fields. */
export function CodeBox({ label, labelledBy, help, error = false, value, onChange, extensions, onView }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const ownLabel = useId();
  const labelId = labelledBy ?? ownLabel;
  const changed = useEffectEvent(onChange);
  const told = useEffectEvent((now: EditorView) => onView?.(now));
  const start = useEffectEvent((parent: HTMLElement) => {
    const state = EditorState.create({
      doc: value,
      extensions: [
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.cspNonce.of(pageNonce()),
        EditorView.contentAttributes.of({ 'aria-labelledby': labelId, 'aria-multiline': 'true', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state: now }) => docChanged && changed(now.doc.toString())),
        ...extensions,
      ],
    });
    return new EditorView({ state, parent });
  });

  useEffect(() => {
    if (place.current === null) return;
    const made = start(place.current);
    view.current = made;
    told(made);
    return () => made.destroy();
  }, []);

  // A value that comes from elsewhere (undo, another part selected) replaces what stands in the box; what is typed here comes back equal.
  useEffect(() => {
    const now = view.current;
    if (now && now.state.doc.toString() !== value) now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: value } });
  }, [value]);

  return (
    <FormControl fullWidth error={error}>
      {labelledBy === undefined && (
        <InputLabel id={labelId} shrink sx={{ position: 'static', transform: 'none', fontSize: '0.8rem' }}>
          {label}
        </InputLabel>
      )}
      <div ref={place} className="code-box" data-error={error} />
      {help !== undefined && help !== '' && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
