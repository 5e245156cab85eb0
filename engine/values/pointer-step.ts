/** A name as one step of a JSON pointer (RFC 6901). */
export function pointerStep(name: string | number): string {
  const text = String(name);
  // Nearly every name is its own step.
  return text.includes('~') || text.includes('/') ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

/** The name that a step of a JSON pointer stands for. */
export function nameOfStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
