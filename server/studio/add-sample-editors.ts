import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { studioEditor, studioRight, studioSession } from '../database/studio-tables';
import type { EditorSettings } from './editors';
import { record } from './studio-desk';

/** A person to try the editors' room with, brought by whoever starts the server. */
export interface SampleEditor extends EditorSettings {
  readonly login: string;
  readonly password: string;
  /** Hash of the password. */
  readonly passwordHash: string;
  /** Secret for an authenticator application. */
  readonly totpSecret: string;
}

/** Adds those of the sample people whom the office does not have yet. */
export async function addSampleEditors(database: Database, samples: readonly SampleEditor[], now: Date): Promise<void> {
  for (const { login, name, administrator, rights, passwordHash, totpSecret } of samples) {
    await database.transaction(async (within) => {
      const [made] = await within
        .insert(studioEditor)
        .values({ login, name, administrator, passwordHash, totpSecret, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: studioEditor.id });
      if (!made || rights.length === 0) return;
      await within.insert(studioRight).values(rights.map(({ role, group }) => ({ editorId: made.id, role, serviceGroup: group })));
    });
  }
}

/** Blocks sample people whom the office has from its time as a sandbox: everybody knows their passwords. */
export async function closeSampleEditors(database: Database, samples: readonly SampleEditor[], now: Date): Promise<void> {
  const known = samples.map(({ passwordHash }) => passwordHash);
  if (known.length === 0) return;
  await database.transaction(async (within) => {
    const closed = await within
      .update(studioEditor)
      .set({ disabledAt: now })
      .where(and(inArray(studioEditor.passwordHash, known), isNull(studioEditor.disabledAt)))
      .returning({ id: studioEditor.id, login: studioEditor.login });
    if (closed.length === 0) return;
    await within
      .update(studioSession)
      .set({ endedAt: now })
      .where(
        and(
          inArray(
            studioSession.editorId,
            closed.map(({ id }) => id),
          ),
          isNull(studioSession.endedAt),
        ),
      );
    await record(within, now, { kind: 'editor-disabled', details: closed.map(({ login }) => login).join(', ') });
  });
}
