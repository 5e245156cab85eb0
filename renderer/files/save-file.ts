import { type FileDemand, type FileProblems, isNotFound, type OfficeError, type Translate } from '../../engine';
import { fetchOfficeFile } from '../office/fetch-file';

/** Fetches a file and saves it under its name. Gives the words that say why there is none; null when it was saved. */
export async function fetchAndSave(
  file: FileDemand,
  problems: FileProblems | null,
  { apiBase, t }: { readonly apiBase: string; readonly t: Translate },
): Promise<string | null> {
  const answer = await fetchOfficeFile(file, apiBase);
  if (!answer.ok) return failureWords(answer.failure, problems, t);
  saveFile(answer.value, file.fileName);
  return null;
}

function failureWords(error: OfficeError, problems: FileProblems | null, t: Translate): string {
  const { kind, kod, opis } = error;
  // Words for any failure advise another try, which would bring nothing where there is no such file.
  if (isNotFound(error) && opis === null) return t('download.notFound');
  const usual = kind === 'timeout' ? t('errors.timeout') : t('download.failed');
  return (kod === null ? undefined : problems?.byKod[kod]) ?? problems?.otherwise ?? opis ?? usual;
}

/** Saves a file in the browser under the given name. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
