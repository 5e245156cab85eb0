import { failure, type Result, success } from '../result';
import type { Subject } from '../runtime/context';
import { isRecord, numberOf, type UserInfo } from './user-info';

/** The number under which a subject is kept between visits: the tax number of an institution, the PESEL of a person. */
export interface SubjectNumber {
  readonly nip: string | null;
  readonly pesel: string | null;
}

/** Reads the subjects that a user may act for. An entry without the number of its kind cannot be acted for and is left out. */
export function parseSubjects(answer: unknown): Result<readonly Subject[], null> {
  if (!Array.isArray(answer)) return failure(null);
  return success(
    answer.flatMap((entry: unknown): Subject[] => {
      if (!isRecord(entry) || typeof entry.name !== 'string') return [];
      const subject = {
        name: entry.name,
        czyInstytucja: entry.czyInstytucja === true,
        nip: numberOf(entry.nip),
        pesel: numberOf(entry.pesel),
      };
      return (subject.czyInstytucja ? subject.nip : subject.pesel) === null ? [] : [subject];
    }),
  );
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

/** The subject to act for: the one that was kept, else the user's own, else the first. Null when there is none. */
export function chooseSubject(subjects: readonly Subject[], kept: SubjectNumber | null, user: UserInfo | null): Subject | null {
  const wanted = [kept, user && numberOfSubject(user)];
  for (const number of wanted) {
    const found = number === null ? undefined : subjects.find((subject) => isSameSubject(subject, number));
    if (found) return found;
  }
  return subjects[0] ?? null;
}
