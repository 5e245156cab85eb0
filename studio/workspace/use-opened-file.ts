import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { outline, partAround } from '../../engine/authoring/outline';
import { useDraft } from '../room/draft-context';
import type { OpenFile } from '../room/open-file';
import { usePlace } from '../room/place';
import { useStudio } from '../room/studio-context';
import { useOpening } from '../room/use-opening';

/** The file and the part that the address names, once it is read; null before, and while the address names none. */
export function useOpenedFile(): OpenFile | null {
  const { language, refresh } = useStudio();
  const { work, state } = useDraft();
  const [place, go] = usePlace();
  const { file, draft, value } = state;
  const toList = () => go({ file: null, part: '', tab: null });
  // An address may be old: the list is there instead, with the reason.
  useOpening(place.file, toList);
  const isOpen = file !== null && file.file === place.file;
  const wasOpen = useRef(false);
  const gone = useEffectEvent(() => {
    toList();
    void refresh();
  });
  // Undo took away the file itself.
  useEffect(() => {
    if (wasOpen.current && file === null) gone();
    wasOpen.current = isOpen;
  }, [isOpen, file]);
  const root = useMemo(() => (isOpen ? outline(language.schema, value) : null), [isOpen, value, language]);
  const problems = useMemo(() => (draft?.problems ?? []).filter((problem) => problem.file === file?.file), [draft, file]);
  if (file === null || root === null) return null;
  return {
    file,
    value,
    root,
    part: partAround(root, place.part),
    problems,
    select: (part) => go({ part }),
    edit: (edits) => work.edit(edits),
  };
}
