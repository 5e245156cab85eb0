/** A name as one step of a JSON pointer (RFC 6901). */
export function pointerStep(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The name that a step of a JSON pointer stands for. */
export function nameOfStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
