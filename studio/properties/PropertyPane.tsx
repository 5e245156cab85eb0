import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import { PartBar } from '../parts/PartBar';
import { useDraft } from '../room/draft-context';
import { useLanguageWords } from '../room/language-words';
import { useOpenFile } from '../room/open-file';
import { useStudio } from '../room/studio-context';
import { FieldsOfOffice } from './FieldsOfOffice';
import { choicesAt } from './fields/choices';
import { useTranslations } from './fields/translations';
import { NewFormField } from './NewFormField';
import { PropertyForm } from './PropertyForm';
import { VisibilitySwitch } from './VisibilitySwitch';

/** The selected part: what it is, and its properties. */
export function PropertyPane() {
  const { language, overview } = useStudio();
  const { state } = useDraft();
  const { file, value: whole, part, problems, edit: onEdit } = useOpenFile();
  const words = useLanguageWords();
  const draft = state.draft?.id ?? null;
  const translations = useTranslations(file.file, overview.languages, draft, state.draft?.version ?? 0, onEdit);
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
      <PartBar />
      <VisibilitySwitch />
      {part.holds.map((group) => (
        <FieldsOfOffice key={group.property} group={group} draft={draft} />
      ))}
      <NewFormField key={part.pointer} />
      <PropertyForm
        language={language.schema}
        kind={part.kind}
        value={value}
        words={(path) => words.property(part.kind, ...path)}
        choices={(path) => choicesAt(file.file, [part.pointer, ...path].join('/'), draft)}
        translations={translations}
        textKey={(path) => [...part.pointer.split('/').slice(1), ...path].join('.')}
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
