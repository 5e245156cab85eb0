import { askStudio } from '../../office/ask-studio';
import type { ChoicesAnswer, PlaceChoice } from '../../office/studio-answers';

/** Asks what may stand at a property of the selected part. `path`: from the part inward. */
export type AskChoices = (path: readonly (string | number)[]) => Promise<readonly PlaceChoice[]>;

/** Asks what may stand at a place of a draft; of what is published where there is none. */
export async function choicesAt(file: string, pointer: string, draft: number | null): Promise<readonly PlaceChoice[]> {
  const query = new URLSearchParams({ file, path: pointer, ...(draft !== null && { draft: String(draft) }) });
  const { choices } = await askStudio<ChoicesAnswer>(`/choices?${query}`);
  return choices;
}

/** What a choice is and does, in one line. */
export function aboutChoice({ label, help, sample, type }: PlaceChoice): string {
  return [label, help, type, sample].filter((words) => words !== null && words !== '').join(' · ');
}
