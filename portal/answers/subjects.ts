import { failure, isRecord, type Result, type Subject, success } from '../../engine';
import { numberOf } from './user-info';

/** Reads the subjects that a user may act for. An entry without the number of its kind cannot be acted for and is left out; a list of such entries alone is unreadable. */
export function parseSubjects(answer: unknown): Result<readonly Subject[], null> {
  if (!Array.isArray(answer)) return failure(null);
  const subjects = answer.flatMap((entry: unknown): Subject[] => {
    if (!isRecord(entry) || typeof entry.name !== 'string') return [];
    const subject = {
      name: entry.name,
      institution: entry.czyInstytucja === true,
      nip: numberOf(entry.nip),
      pesel: numberOf(entry.pesel),
    };
    return (subject.institution ? subject.nip : subject.pesel) === null ? [] : [subject];
  });
  // A list without any readable entry is a failure, not an empty list.
  return subjects.length === 0 && answer.length > 0 ? failure(null) : success(subjects);
}
