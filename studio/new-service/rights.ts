import type { Overview, SessionAnswer } from '../office/studio-answers';

/** Where an editor may make services. */
export interface NewServiceRights {
  /** Ids of groups of the list of services. */
  readonly groups: readonly string[];
  /** True: also a service that stands in no group. */
  readonly unlisted: boolean;
}

/** The groups in which this editor may make services. */
export function newServiceRights({ editor }: SessionAnswer, { groups }: Pick<Overview, 'groups'>): NewServiceRights {
  const own = new Set(editor.rights.filter(({ role }) => role === 'editor').map(({ group }) => group));
  const isForAll = own.has('*');
  return {
    groups: groups.map(({ id }) => id).filter((id) => isForAll || own.has(id)),
    unlisted: isForAll || own.has('portal'),
  };
}

/** Whether somebody writes services at all. */
export function isEditor({ editor }: SessionAnswer): boolean {
  return editor.rights.some(({ role }) => role === 'editor');
}
