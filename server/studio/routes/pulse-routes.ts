import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { studioDraft, studioEvent } from '../../database/studio-tables';
import type { Pulse } from '../answers';
import { readPointer } from '../published-layer';
import { type StudioRoutesContext, signedIn } from './signed-in';

/** One small question by which a page learns that somebody else did something. */
export function pulseRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { database } = context.studio.desk;

  app.get('/pulse', async (request): Promise<Pulse> => {
    await signedIn(request, context);
    const [drafts] = await database
      .select({ count: sql<number>`count(*)::int`, changes: sql<number>`coalesce(sum(${studioDraft.version}), 0)::int` })
      .from(studioDraft);
    // Reading a draft is an event too, and changes nothing that a page shows.
    const [events] = await database
      .select({ last: sql<number>`coalesce(max(${studioEvent.id}), 0)::int` })
      .from(studioEvent)
      .where(sql`${studioEvent.draftId} is not null and ${studioEvent.kind} <> 'draft-read'`);
    return { revision: await readPointer(database), drafts: `${drafts?.count}.${drafts?.changes}.${events?.last}` };
  });
}
