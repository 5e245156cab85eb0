import { type CurrentPack, failure, type Language, type OfficeError, type PackIndex, type Result, success } from '../../engine';
import { fetchPackFile } from '../office/fetch-office';
import type { OpenPack } from './open-pack';

/** Which pack is the current one; the answer is never taken from the browser's own copy. */
export async function loadCurrentPack(packBase: string): Promise<Result<CurrentPack, OfficeError>> {
  const answer = await fetchPackFile(`${packBase}/current.json`, true);
  return answer.ok ? success(answer.value as CurrentPack) : answer;
}

/** Loads the index of a pack in a language; a pack without that language opens in its first one. */
export async function loadPack(packBase: string, current: CurrentPack, language: Language): Promise<Result<OpenPack, OfficeError>> {
  const name = current.indexes[language] ?? Object.values(current.indexes)[0];
  if (name === undefined) return failure({ kind: 'unreadable', status: null, kod: null, opis: null });
  const indexAnswer = await fetchPackFile(`${packBase}/${name}`);
  if (!indexAnswer.ok) return indexAnswer;
  // Files of the pack are written by the compiler from checked definitions and named by their hash.
  const index = indexAnswer.value as PackIndex;
  if (index.furtherFunctions && !(await loadFurtherFunctions())) return failure({ kind: 'network', status: null, kod: null, opis: null });
  return success({
    index,
    config: index.features,
    configKnown: index.shell.calls.configuration === undefined,
  });
}

/** Loads a file of a pack, which the page may carry in itself. */
export async function loadPackFile(packBase: string, name: string): Promise<Result<unknown, OfficeError>> {
  const carried = carriedFile();
  return carried?.dataset.file === name ? success(JSON.parse(carried.textContent)) : await fetchPackFile(`${packBase}/${name}`);
}

/** The element with the file of the pack that the page carries in itself, under `data-file` its name; null where it carries none. */
export function carriedFile(): HTMLElement | null {
  return document.getElementById('okienko-service');
}

/** Loads the functions that only some formulas call; false when they could not be loaded. */
export async function loadFurtherFunctions(): Promise<boolean> {
  const found = await import('../../engine/further-functions').catch(() => null);
  found?.openFurtherFunctions();
  return found !== null;
}
