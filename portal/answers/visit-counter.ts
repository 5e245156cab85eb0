/** The counter of visits: its value, or null while the office does not show it. */
export function readVisits(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('czyWlaczony' in answer) || !('wartoscLicznika' in answer)) return null;
  const { czyWlaczony, wartoscLicznika } = answer;
  return czyWlaczony === true && typeof wartoscLicznika === 'number' && Number.isInteger(wartoscLicznika) && wartoscLicznika >= 0
    ? wartoscLicznika
    : null;
}

/** Reads the value that an earlier page stored; null when there is none. */
export function parseStoredVisits(stored: string | null): number | null {
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
}
