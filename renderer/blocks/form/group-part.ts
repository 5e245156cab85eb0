import { loadedPart } from '../../controls/loaded-part';

/** What draws groups of fields, loaded with the first form that has some. */
export const groupPart = loadedPart(async () => (await import('./GroupField')).GroupField);

let loading: Promise<void> | null = null;

/** Loads it. After a failure the next form tries again. */
export function loadGroups(): Promise<void> {
  loading ??= groupPart.load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
