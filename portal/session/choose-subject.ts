import type { Subject } from '../../engine';
import type { UserInfo } from '../answers/user-info';

/** The number under which a subject is kept between visits: the tax number of an institution, the PESEL of a person. */
export interface SubjectNumber {
  readonly nip: string | null;
  readonly pesel: string | null;
}

/** The one number of a subject that is kept; the other one is not. */
export function numberOfSubject({ institution, nip, pesel }: SubjectNumber & { readonly institution: boolean }): SubjectNumber {
  return institution ? { nip, pesel: null } : { nip: null, pesel };
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
