import { loadedPart } from '../../controls/loaded-part';

/** The element of a form with groups of fields, loaded with the first such form. */
export const groupedPart = loadedPart(async () => (await import('./GroupedForm')).GroupedForm);

const loading = new Map<{ load(): Promise<void> }, Promise<void>>();

/** Loads such a part. After a failure the next form tries again. */
export function loadFormPart(part: { load(): Promise<void> }): Promise<void> {
  const known = loading.get(part);
  if (known) return known;
  const started = part.load().catch((error: unknown) => {
    loading.delete(part);
    throw error;
  });
  loading.set(part, started);
  return started;
}
