import { fileValue, type Ground, type LayerChange, slugOfPath, valueAtIds } from '../../engine/authoring';
import type { Editor, EditorRight } from './answers';
import { StudioFailure } from './studio-failure';

/** The group of rights for what belongs to no group of services. */
export const portalGroup = 'portal';

/** The groups of services that a file belongs to. */
export function groupOfFile(ground: Ground, file: string): string {
  const slug = slugOfPath(file);
  if (slug === null) return portalGroup;
  const group = valueAtIds(fileValue(ground, `services/${slug}/service.json`), '/group');
  return typeof group === 'string' ? group : portalGroup;
}

/** The groups that changes touch, as they are on both grounds: moving a service needs the right to both its groups. */
export function groupsOfChanges(changes: readonly LayerChange[], ...grounds: readonly Ground[]): readonly string[] {
  const files = [...new Set(changes.map(({ file }) => file))];
  const known = (file: string, ground: Ground) => {
    const slug = slugOfPath(file);
    return (
      slug === null ||
      fileValue(ground, `services/${slug}/service.json`) !== undefined ||
      grounds.every((each) => fileValue(each, `services/${slug}/service.json`) === undefined)
    );
  };
  return [
    ...new Set(files.flatMap((file) => grounds.filter((ground) => known(file, ground)).map((ground) => groupOfFile(ground, file)))),
  ].sort();
}

/** Whether an editor has a role for all groups. */
export function hasRight({ rights }: Editor, role: EditorRight['role'], groups: readonly string[]): boolean {
  const own = rights.filter((right) => right.role === role).map(({ group }) => group);
  return own.length > 0 && groups.every((group) => own.includes('*') || own.includes(group));
}

/** Refuses who lacks a role for one of the groups. */
export function requireRight(editor: Editor, role: EditorRight['role'], groups: readonly string[]): void {
  if (!hasRight(editor, role, groups)) throw new StudioFailure('forbidden');
}

/** Refuses whoever is no administrator. */
export function requireAdministrator({ administrator }: Editor): void {
  if (!administrator) throw new StudioFailure('forbidden');
}
