import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import { valueEdits } from '../draft/value-edits';
import { useSay } from '../language/say';
import { useOpenFile } from '../room/open-file';
import { JsonEditor } from './fields/JsonEditor';
import { fieldWords } from './fields/words';

/** The selected part as JSON, in step with the form: only what differs is changed. */
export function JsonPane() {
  const say = useSay(fieldWords);
  const { file, value, part, edit } = useOpenFile();
  const now = valueAtIds(value, part.pointer) ?? null;
  return (
    <JsonEditor
      label={say.json}
      help={say.jsonHelp}
      value={now}
      onChange={(typed) => {
        // An empty box is no definition: a part is removed in the tree.
        if (typed === undefined) return;
        const edits = valueEdits(file.file, part.pointer, now, typed as JsonValue);
        if (edits.length > 0) edit(edits);
      }}
    />
  );
}
