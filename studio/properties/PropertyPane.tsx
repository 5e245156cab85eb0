import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import { PartBar } from '../parts/PartBar';
import { useDraft } from '../room/draft-context';
import { useLanguageWords } from '../room/language-words';
import { useOpenFile } from '../room/open-file';
import { usePlace } from '../room/place';
import { useStudio } from '../room/studio-context';
import { FieldsOfOffice } from './FieldsOfOffice';
import { choicesAt } from './fields/choices';
import { useTranslations } from './fields/translations';
import { NewFormField } from './NewFormField';
import { NewFormStep } from './NewFormStep';
import { ProblemsOfPart } from './ProblemsOfPart';
import { PropertyForm } from './PropertyForm';
import { useMending } from './use-mending';
import { usePartProblems } from './use-part-problems';
import { usePropertyMarks } from './use-property-marks';
import { VisibilitySwitch } from './VisibilitySwitch';

/** The selected part: what it is, and its properties. */
export function PropertyPane() {
  const { language, overview } = useStudio();
  const { state } = useDraft();
  const { file, value: whole, part, edit } = useOpenFile();
  const words = useLanguageWords();
  const [at] = usePlace();
  const draft = state.draft?.id ?? null;
  const translations = useTranslations(file.file, overview.languages, state.draft, edit);
  const { ofFields, ofPart } = usePartProblems();
  const mend = useMending();
  const marks = usePropertyMarks(mend);
  const value = Object(valueAtIds(whole, part.pointer));
  // Whoever comes from a problem or a word of the screen is led to its field.
  const asked = at.part.startsWith(`${part.pointer}/`) ? (at.part.slice(part.pointer.length + 1).split('/')[0] ?? '') : '';
  useEffect(() => {
    if (asked !== '') focusProperty(asked);
  }, [asked]);
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
      <ProblemsOfPart problems={ofPart} onMend={(problem) => void mend(problem)} />
      <PartBar />
      <VisibilitySwitch />
      {part.holds.map((group) => (
        <FieldsOfOffice key={group.property} group={group} draft={draft} />
      ))}
      <NewFormField key={part.pointer} />
      <NewFormStep />
      <PropertyForm
        language={language.schema}
        kind={part.kind}
        value={value}
        words={(path) => words.property(part.kind, ...path)}
        choices={(path) => choicesAt(file.file, [part.pointer, ...path].join('/'), draft)}
        translations={translations}
        textKey={(path) => [...part.pointer.split('/').slice(1), ...path].join('.')}
        problems={ofFields}
        onChange={(property, now) => {
          const was: JsonValue = value[property] ?? null;
          const place = { file: file.file, path: `${part.pointer}/${property}`, was };
          edit([now === undefined ? { ...place, remove: true } : { ...place, set: now as JsonValue }]);
        }}
        marks={marks}
      />
    </>
  );
}

/** Puts the focus in the field of a property, once it is drawn; nothing happens where it has none. */
function focusProperty(property: string): void {
  const around = document.querySelector(`[data-property="${CSS.escape(property)}"]`);
  const field = around?.querySelector<HTMLElement>('input, textarea, select, [role="combobox"], [contenteditable="true"], button');
  field?.focus();
  around?.scrollIntoView({ block: 'nearest' });
}
