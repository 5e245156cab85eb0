import type { SessionAnswer } from '../office/studio-answers';

/** Whether somebody may change what concerns the whole portal, and not only services of some groups. */
export function mayChangePortal({ editor }: SessionAnswer): boolean {
  return editor.rights.some(({ role, group }) => role === 'editor' && (group === '*' || group === 'portal'));
}
