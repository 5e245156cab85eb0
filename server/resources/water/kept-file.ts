import { and, eq } from 'drizzle-orm';
import type { PrintableDocument } from '../../../engine';
import { type OfficeContext, OfficeFile } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { waterFile } from '../../database/water-tables';

/** Which file of the water service. */
export interface WaterFileKey {
  readonly kind: (typeof waterFile.$inferSelect)['kind'];
  readonly id: number;
  readonly fileName: string;
}

/** A file of the archive. The archive of the sample office is empty at first: a file is drawn when somebody asks for it and is the same ever after. */
export async function keptFile(
  { database, now, draw }: Pick<OfficeContext, 'database' | 'now' | 'draw'>,
  key: WaterFileKey,
  compose: () => Promise<PrintableDocument>,
): Promise<OfficeFile> {
  const { kind, id, fileName } = key;
  const kept = await findFile(database, key);
  if (kept) return new OfficeFile(kept, fileName, 'application/pdf');
  const content = await draw(await compose());
  await database.insert(waterFile).values({ kind, id, content, drawnAt: now }).onConflictDoNothing();
  return new OfficeFile((await findFile(database, key)) ?? content, fileName, 'application/pdf');
}

async function findFile(database: Database, { kind, id }: WaterFileKey): Promise<Uint8Array | null> {
  const [kept] = await database
    .select({ content: waterFile.content })
    .from(waterFile)
    .where(and(eq(waterFile.kind, kind), eq(waterFile.id, id)));
  return kept?.content ?? null;
}
