/** Reads the answer of the status call. Anything but a clear yes means that the portal is running. */
export function readStatus(answer: unknown): 'maintenance' | 'running' | 'failed' {
  if (typeof answer !== 'object' || answer === null || !('czyPrzerwaTechniczna' in answer)) return 'failed';
  return answer.czyPrzerwaTechniczna === true ? 'maintenance' : 'running';
}
