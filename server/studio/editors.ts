import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { studioEditor, studioRight, studioSession } from '../database/studio-tables';
import type { Editor, EditorRight } from './answers';
import { record, type StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

type EditorRow = typeof studioEditor.$inferSelect;

/** One editor who may work. */
export async function findEditor(database: Database, id: number): Promise<Editor | null> {
  const [row] = await database
    .select()
    .from(studioEditor)
    .where(and(eq(studioEditor.id, id), isNull(studioEditor.disabledAt)));
  if (!row) return null;
  return editorOf(row, await database.select().from(studioRight).where(eq(studioRight.editorId, id)));
}

/** An editor of the table with the own rights among all. */
export function editorOf({ id, login, name, administrator }: EditorRow, rights: readonly (typeof studioRight.$inferSelect)[]): Editor {
  const own = rights.filter(({ editorId }) => editorId === id).map(({ role, serviceGroup }) => ({ role, group: serviceGroup }));
  return { id, login, name, administrator, rights: own };
}

/** What an administrator says of an editor. */
export interface EditorSettings {
  readonly name: string;
  readonly administrator: boolean;
  readonly rights: readonly EditorRight[];
}

/** Changes name and rights; the last administrator stays one. */
export async function changeEditor(
  desk: StudioDesk,
  by: Editor,
  id: number,
  settings: EditorSettings & { readonly disabled: boolean },
): Promise<void> {
  const now = desk.now();
  const { name, administrator, disabled, rights } = settings;
  await desk.database.transaction(async (within) => {
    // Two administrators who take the right from each other must not both succeed.
    await within.execute(sql`LOCK TABLE studio_editor IN SHARE ROW EXCLUSIVE MODE`);
    const others = await within
      .select({ id: studioEditor.id })
      .from(studioEditor)
      .where(
        and(
          ne(studioEditor.id, id),
          eq(studioEditor.administrator, true),
          isNull(studioEditor.disabledAt),
          // Whoever has not taken the invitation yet cannot log in.
          isNotNull(studioEditor.passwordHash),
        ),
      );
    if ((!administrator || disabled) && others.length === 0) throw new StudioFailure('last-administrator');
    const [found] = await within
      .update(studioEditor)
      .set({ name: name.trim(), administrator, disabledAt: disabled ? now : null })
      .where(eq(studioEditor.id, id))
      .returning({ login: studioEditor.login });
    if (!found) throw new StudioFailure('not-found');
    await within.delete(studioRight).where(eq(studioRight.editorId, id));
    await writeRights(within, id, rights);
    if (disabled) await endSessionsOf(within, id, now);
    const words = rights.map(({ role, group }) => `${role} ${group}`).join(', ');
    await record(within, now, {
      kind: disabled ? 'editor-disabled' : 'editor-changed',
      editorId: by.id,
      details: `${found.login}: ${administrator ? 'administrator, ' : ''}${words}`,
    });
  });
}

/** Writes the rights of an editor who has none yet. */
export async function writeRights(database: Database, editorId: number, rights: readonly EditorRight[]): Promise<void> {
  const rows = rights.map(({ role, group }) => ({ editorId, role, serviceGroup: group }));
  if (rows.length > 0) await database.insert(studioRight).values(rows).onConflictDoNothing();
}

/** Ends all sessions of an editor, for one who has left a computer open somewhere. */
export async function endSessionsOfEditor(desk: StudioDesk, by: Editor, id: number): Promise<void> {
  const now = desk.now();
  await desk.database.transaction(async (within) => {
    const [found] = await within.select({ login: studioEditor.login }).from(studioEditor).where(eq(studioEditor.id, id));
    if (!found) throw new StudioFailure('not-found');
    await endSessionsOf(within, id, now);
    await record(within, now, { kind: 'sessions-ended', editorId: by.id, details: found.login });
  });
}

/** Ends all sessions of an editor, in the transaction of what asks for it. */
export async function endSessionsOf(database: Database, editorId: number, now: Date): Promise<void> {
  await database
    .update(studioSession)
    .set({ endedAt: now })
    .where(and(eq(studioSession.editorId, editorId), isNull(studioSession.endedAt)));
}
