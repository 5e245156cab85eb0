import { useMemo } from 'react';
import { placeOfProblem } from '../../engine/authoring/outline';
import type { DraftProblem } from '../office/studio-answers';
import { useOpenFile } from '../room/open-file';
import { useStudio } from '../room/studio-context';

/** The problems of the selected part, without those of the parts in it. */
export interface PartProblems {
  /** Messages by the name of the property that has a field. */
  readonly ofFields: Readonly<Record<string, readonly string[]>>;
  /** What the part lacks, or has without a field. */
  readonly ofPart: readonly DraftProblem[];
}

/** Sorts them by where they are shown. */
export function usePartProblems(): PartProblems {
  const { language } = useStudio();
  const { root, part, problems } = useOpenFile();
  return useMemo(() => {
    const ofFields: Record<string, string[]> = {};
    const ofPart: DraftProblem[] = [];
    for (const problem of problems) {
      const { part: around, property } = placeOfProblem(language.schema, root, problem.path);
      if (around.pointer !== part.pointer) continue;
      if (property === null) ofPart.push(problem);
      else ofFields[property] = [...(ofFields[property] ?? []), problem.message];
    }
    return { ofFields, ofPart };
  }, [problems, part, root, language]);
}
