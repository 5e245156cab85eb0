import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import { placeOfProblem } from '../../engine/authoring/outline';
import { useSay } from '../language/say';
import { askStudio, StudioRefusal } from '../office/ask-studio';
import type { DraftProblem, FixesAnswer } from '../office/studio-answers';
import { PartBar } from '../parts/PartBar';
import { useDraft } from '../room/draft-context';
import { useLanguageWords } from '../room/language-words';
import { useNotify } from '../room/notices';
import { useOpenFile } from '../room/open-file';
import { usePlace } from '../room/place';
import { useStudio } from '../room/studio-context';
import { FieldsOfOffice } from './FieldsOfOffice';
import { choicesAt } from './fields/choices';
import { useTranslations } from './fields/translations';
import { fieldWords } from './fields/words';
import { NewFormField } from './NewFormField';
import { useOrigins } from './origins';
import { ProblemsOfPart } from './ProblemsOfPart';
import { PropertyForm } from './PropertyForm';
import type { PropertyMarks } from './property-marks';
import { VisibilitySwitch } from './VisibilitySwitch';

/** The selected part: what it is, and its properties. */
export function PropertyPane() {
  const { language, overview } = useStudio();
  const { state } = useDraft();
  const { file, value: whole, root, part, problems, edit: onEdit } = useOpenFile();
  const words = useLanguageWords();
  const say = useSay(fieldWords);
  const notify = useNotify();
  const [at] = usePlace();
  const draft = state.draft?.id ?? null;
  const translations = useTranslations(file.file, overview.languages, state.draft, onEdit);
  const origins = useOrigins(file.file, part.pointer);
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
  const { ofFields, ofPart } = useMemo(() => {
    const found: Record<string, string[]> = {};
    const ofPart: DraftProblem[] = [];
    for (const problem of problems) {
      const { part: around, property } = placeOfProblem(language.schema, root, problem.path);
      if (around.pointer !== part.pointer) continue;
      if (property === null) ofPart.push(problem);
      else found[property] = [...(found[property] ?? []), problem.message];
    }
    return { ofFields: found, ofPart };
  }, [problems, part, root, language]);
  const takeValueOf = (state: JsonValue, property: string) => {
    const set = valueAtIds(state, place(property));
    const was: JsonValue = value[property] ?? null;
    onEdit([{ file: file.file, path: place(property), was, ...(set === undefined ? { remove: true } : { set }) }]);
  };
  const marks: PropertyMarks = {
    before: (property) =>
      changed.has(property) ? { value: valueAtIds(file.published, place(property)), file: file.file, path: place(property) } : null,
    restore: (property) => takeValueOf(file.published, property),
    laid: (property) => {
      const origin = changed.has(property) ? undefined : origins?.properties[property];
      return origin === undefined ? null : { origin, below: valueAtIds(file.below, place(property)) };
    },
    giveUp: (property) => takeValueOf(file.below, property),
    mendable: (property) => problems.filter(({ path, suggestion }) => suggestion !== undefined && isAt(path, place(property))),
    mend: (problem) => void mend(problem),
  };
  const mend = async ({ path, rule }: DraftProblem) => {
    try {
      const query = new URLSearchParams({ file: file.file, path, rule, ...(draft !== null && { draft: String(draft) }) });
      const { fixes } = await askStudio<FixesAnswer>(`/places/fixes?${query}`);
      if (fixes[0] === undefined) notify(say.noFix);
      else onEdit(fixes[0].edits);
    } catch (failure) {
      if (!(failure instanceof StudioRefusal)) throw failure;
      notify(failure.message);
    }
  };
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
          onEdit([
            now === undefined
              ? { file: file.file, path: place(property), remove: true, was }
              : { file: file.file, path: place(property), set: now as JsonValue, was },
          ]);
        }}
        marks={marks}
      />
    </>
  );
}

function isAt(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** Puts the focus in the field of a property, once it is drawn; nothing happens where it has none. */
function focusProperty(property: string): void {
  const around = document.querySelector(`[data-property="${CSS.escape(property)}"]`);
  const field = around?.querySelector<HTMLElement>('input, textarea, select, [role="combobox"], [contenteditable="true"], button');
  field?.focus();
  around?.scrollIntoView({ block: 'nearest' });
}
