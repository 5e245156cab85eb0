import type { Database } from '../database/database';
import { studioEditor, studioRight } from '../database/studio-tables';
import type { EditorSettings } from './editors';

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
