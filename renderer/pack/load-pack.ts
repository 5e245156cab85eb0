import { type CurrentPack, failure, type Language, type OfficeError, type PackIndex, type Result, success } from '../../engine';
import { fetchPackFile } from '../office/fetch-office';
import { type OpenPack, textsName } from './open-pack';

/** Which pack is the current one; the answer is never taken from the browser's own copy. */
export async function loadCurrentPack(packBase: string): Promise<Result<CurrentPack, OfficeError>> {
  const answer = await fetchPackFile(`${packBase}/current.json`, true);
  return answer.ok ? success(answer.value as CurrentPack) : answer;
}

/** Loads index and texts of a pack in a language; a pack without that language opens in its first one. */
export async function loadPack(packBase: string, current: CurrentPack, language: Language): Promise<Result<OpenPack, OfficeError>> {
  const name = current.indexes[language] ?? Object.values(current.indexes)[0];
  if (name === undefined) return failure({ kind: 'unreadable', status: null, kod: null, opis: null });
  const indexAnswer = await fetchPackFile(`${packBase}/${name}`);
  if (!indexAnswer.ok) return indexAnswer;
  // Files of the pack are written by the compiler from checked definitions and named by their hash.
  const index = indexAnswer.value as PackIndex;
  if (index.furtherFunctions && !(await loadFurtherFunctions())) return failure({ kind: 'network', status: null, kod: null, opis: null });
  const textsAnswer = await fetchPackFile(`${packBase}/${textsName(index.language, index.textsHash)}`);
  if (!textsAnswer.ok) return textsAnswer;
  return success({
    index,
    texts: textsAnswer.value as Readonly<Record<string, string>>,
    config: index.features,
    configKnown: index.shell.calls.configuration === undefined,
  });
}

/** Loads the functions that only some formulas call; false when they could not be loaded. */
export async function loadFurtherFunctions(): Promise<boolean> {
  const found = await import('../../engine/further-functions').catch(() => null);
  found?.openFurtherFunctions();
  return found !== null;
}
