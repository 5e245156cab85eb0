import { failure, isRecord, type Result, type Subject, success } from '../../engine';
import { numberOf, type UserInfo } from './user-info';

/** The number under which a subject is kept between visits: the tax number of an institution, the PESEL of a person. */
export interface SubjectNumber {
  readonly nip: string | null;
  readonly pesel: string | null;
}

/** Reads the subjects that a user may act for. An entry without the number of its kind cannot be acted for and is left out; a list of such entries alone is unreadable. */
export function parseSubjects(answer: unknown): Result<readonly Subject[], null> {
  if (!Array.isArray(answer)) return failure(null);
  const subjects = answer.flatMap((entry: unknown): Subject[] => {
    if (!isRecord(entry) || typeof entry.name !== 'string') return [];
    const subject = {
      name: entry.name,
      czyInstytucja: entry.czyInstytucja === true,
      nip: numberOf(entry.nip),
      pesel: numberOf(entry.pesel),
    };
    return (subject.czyInstytucja ? subject.nip : subject.pesel) === null ? [] : [subject];
  });
  // A list of which nothing can be read does not say that there is nobody.
  return subjects.length === 0 && answer.length > 0 ? failure(null) : success(subjects);
}

/** The one number of a subject that is kept; the other one is not. */
export function numberOfSubject({ czyInstytucja, nip, pesel }: SubjectNumber & { readonly czyInstytucja: boolean }): SubjectNumber {
  return czyInstytucja ? { nip, pesel: null } : { nip: null, pesel };
}

/** True when the number is that of the subject. */
export function isSameSubject(subject: Subject, number: SubjectNumber): boolean {
  const own = numberOfSubject(subject);
  return own.nip === number.nip && own.pesel === number.pesel;
}

/**
 * Where a subject stands among those of a user, as 2/3: what other tabs need to act for the same one, and says nothing about a person.
 * They are counted by their numbers, so that the order of the office's list does not matter.
 */
export function placeOfSubject(subjects: readonly Subject[], subject: Subject): string {
  const inOrder = subjects.map(keyOf).sort();
  return `${inOrder.indexOf(keyOf(subject)) + 1}/${inOrder.length}`;
}

function keyOf(subject: Subject): string {
  const { nip, pesel } = numberOfSubject(subject);
  return nip ?? pesel ?? '';
}

/** The subject at a place of the list; null when there is none, or when there are more or fewer by now. */
export function subjectAtPlace(subjects: readonly Subject[], place: string | null): Subject | null {
  return subjects.find((subject) => placeOfSubject(subjects, subject) === place) ?? null;
}

/** The subject to act for: the one that was chosen in this tab or in another, else the user's own, else the first. Null when there is none. */
export function chooseSubject(
  subjects: readonly Subject[],
  { kept, place }: { readonly kept: SubjectNumber | null; readonly place: string | null },
  user: UserInfo | null,
): Subject | null {
  const placed = subjectAtPlace(subjects, place);
  if (placed) return placed;
  const wanted = [kept, user && numberOfSubject(user)];
  for (const number of wanted) {
    const found = number === null ? undefined : subjects.find((subject) => isSameSubject(subject, number));
    if (found) return found;
  }
  return subjects[0] ?? null;
}
