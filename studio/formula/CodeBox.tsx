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
  readonly help?: string;
  readonly error?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Language, completion and the like; the same for the whole life of the box. */
  readonly extensions: readonly Extension[];
}

/** A box for code with a name, in the look of the other fields. */
export function CodeBox({ label, help, error = false, value, onChange, extensions }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const labelId = useId();
  const changed = useEffectEvent(onChange);
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
    return () => made.destroy();
  }, []);

  // A value that comes from elsewhere (undo, another part selected) replaces what stands in the box; what is typed here comes back equal.
  useEffect(() => {
    const now = view.current;
    if (now && now.state.doc.toString() !== value) now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: value } });
  }, [value]);

  return (
    <FormControl fullWidth error={error}>
      <InputLabel id={labelId} shrink sx={{ position: 'static', transform: 'none', fontSize: '0.8rem' }}>
        {label}
      </InputLabel>
      <div ref={place} className="code-box" data-error={error} />
      {help !== undefined && help !== '' && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
