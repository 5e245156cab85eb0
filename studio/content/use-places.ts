import { useMemo } from 'react';
import { useTold } from '../formula/use-told';
import { askStudio } from '../office/ask-studio';
import type { FileEntry, PlaceUses } from '../office/studio-answers';
import { useDraft } from '../room/draft-context';
import { useStudio } from '../room/studio-context';
import { type ContentEntry, callsFile } from './calls';

const pause = 300;
const portalFile = 'portal.json';

/** The files of services and screens, without those of their languages and scenarios. */
export function screensIn(files: readonly FileEntry[]): readonly FileEntry[] {
  return files.filter(({ file, address }) => address !== undefined && /\/(?:service|screen)\.json$/.test(file));
}

/** Where residents see what a call answers. */
export interface Shown {
  readonly screens: readonly FileEntry[];
  /** True for what stands around every screen, such as the menu. */
  readonly everywhere: boolean;
}

/** The screens that show what a call answers; empty until they are known. */
export function useScreensOf(entry: ContentEntry | undefined): readonly FileEntry[] {
  return useShownAt(entry).screens;
}

/** Where residents see what a call answers; nowhere until it is known. */
export function useShownAt(entry: ContentEntry | undefined): Shown {
  const { overview } = useStudio();
  const { state } = useDraft();
  const draft = state.draft?.id ?? null;
  const query = new URLSearchParams({ file: callsFile, path: `/calls/${entry?.id}`, ...(draft !== null && { draft: String(draft) }) });
  const { answer } = useTold<PlaceUses>(entry === undefined ? null : String(query), () => askStudio(`/places/used-by?${query}`), pause);
  return useMemo(() => {
    const files = new Set(answer?.uses.map(({ file }) => file));
    return { screens: screensIn(overview.files).filter(({ file }) => files.has(file)), everywhere: files.has(portalFile) };
  }, [answer, overview]);
}
