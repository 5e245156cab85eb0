import { and, count, eq, gt, isNull, max } from 'drizzle-orm';
import { studioEditor, studioEvent, studioRight, studioSession } from '../database/studio-tables';
import type { EditorAccount } from './answers';
import { editorOf } from './editors';
import type { StudioDesk } from './studio-desk';

/** All editors, in the order of their names. */
export async function listEditors({ database, now: clock }: StudioDesk): Promise<readonly EditorAccount[]> {
  const rows = await database.select().from(studioEditor).orderBy(studioEditor.name, studioEditor.id);
  const rights = await database.select().from(studioRight).orderBy(studioRight.role, studioRight.serviceGroup);
  const logins = await database
    .select({ id: studioEvent.editorId, at: max(studioEvent.happenedAt) })
    .from(studioEvent)
    .where(eq(studioEvent.kind, 'login'))
    .groupBy(studioEvent.editorId);
  const sessions = await database
    .select({ id: studioSession.editorId, open: count() })
    .from(studioSession)
    .where(and(isNull(studioSession.endedAt), gt(studioSession.expiresAt, clock())))
    .groupBy(studioSession.editorId);
  const lastLogin = new Map(logins.map(({ id, at }) => [id, at]));
  const open = new Map(sessions.map((each) => [each.id, each.open]));
  return rows.map((row) => ({
    ...editorOf(row, rights),
    state: row.disabledAt !== null ? 'disabled' : row.passwordHash === null ? 'invited' : 'active',
    invitedUntil: row.invitedUntil?.toISOString() ?? null,
    lastLogin: lastLogin.get(row.id)?.toISOString() ?? null,
    sessions: open.get(row.id) ?? 0,
  }));
}
