import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { JsonValue, OutlinePart } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import { useLanguageWords } from '../language/language-words';
import type { DraftProblem, FileAnswer, LanguageAnswer, SentEdit } from '../office/studio-answers';
import { PartBar } from '../parts/PartBar';
import { PropertyForm } from './PropertyForm';

interface Props {
  readonly file: FileAnswer;
  /** The file with everything that was typed. */
  readonly value: JsonValue;
  readonly root: OutlinePart;
  readonly part: OutlinePart;
  readonly language: LanguageAnswer;
  readonly problems: readonly DraftProblem[];
  readonly onEdit: (edits: readonly SentEdit[]) => void;
  readonly onSelect: (pointer: string) => void;
}

/** The selected part: what it is, and its properties. */
export function PropertyPane({ file, value: whole, root, part, language, problems, onEdit, onSelect }: Props) {
  const words = useLanguageWords();
  const value = Object(valueAtIds(whole, part.pointer));
  const place = (property: string) => `${part.pointer}/${property}`;
  const changed = useMemo(
    () =>
      new Set(
        file.changes.flatMap(({ path }) =>
          path.startsWith(`${part.pointer}/`) ? [path.slice(part.pointer.length + 1).split('/')[0] ?? ''] : [],
        ),
      ),
    [file, part],
  );
  const messages = useMemo(() => {
    const found: Record<string, string[]> = {};
    for (const { path, message } of problems) {
      if (!path.startsWith(`${part.pointer}/`)) continue;
      const property = path.slice(part.pointer.length + 1).split('/')[0] ?? '';
      found[property] = [...(found[property] ?? []), message];
    }
    return found;
  }, [problems, part]);
  return (
    <>
      <Typography variant="overline" color="text.secondary">
        {words.kind(part.kind).title}
      </Typography>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {part.words ?? part.name ?? words.kind(part.kind).title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>
        {words.kind(part.kind).help}
      </Typography>
      <PartBar file={file.file} language={language.schema} root={root} part={part} value={value} onEdit={onEdit} onSelect={onSelect} />
      <PropertyForm
        language={language.schema}
        kind={part.kind}
        value={value}
        words={(path) => words.property(part.kind, ...path)}
        names={language.names}
        complete={async () => []}
        changed={changed}
        problems={messages}
        onChange={(property, now) => {
          const was: JsonValue = value[property] ?? null;
          onEdit([
            now === undefined
              ? { file: file.file, path: place(property), remove: true, was }
              : { file: file.file, path: place(property), set: now as JsonValue, was },
          ]);
        }}
        onRestore={(property) => {
          const was = valueAtIds(file.published, place(property));
          const now: JsonValue = value[property] ?? null;
          onEdit([
            was === undefined
              ? { file: file.file, path: place(property), remove: true, was: now }
              : { file: file.file, path: place(property), set: was, was: now },
          ]);
        }}
      />
    </>
  );
}
