import { and, asc, eq, lte } from 'drizzle-orm';
import { studioDraft } from '../database/studio-tables';
import { describeFault } from '../errors/describe-fault';
import { moveDraft } from './proposals';
import { publishProposal } from './publish';
import { record, type StudioDesk } from './studio-desk';
import { StudioFailure, studioErrors } from './studio-failure';

/**
 * Publishes what is due, in the order of its days. Any number of servers may do so at once: publishing moves the proposal out of its state, so
 * that each is published once. What can no longer be published goes back to its author with the reason.
 */
export async function publishDue(desk: StudioDesk): Promise<void> {
  const due = await desk.database
    .select({ id: studioDraft.id, version: studioDraft.version })
    .from(studioDraft)
    .where(and(eq(studioDraft.state, 'scheduled'), lte(studioDraft.publishAt, desk.now())))
    .orderBy(asc(studioDraft.publishAt), asc(studioDraft.id));
  for (const { id, version } of due) {
    try {
      await publishProposal(desk, null, id);
    } catch (error) {
      if (!(error instanceof StudioFailure)) throw error;
      // Another server has published it.
      if (error.code === 'wrong-state') continue;
      await giveBack(desk, id, version, error);
    }
  }
}

async function giveBack(desk: StudioDesk, id: number, version: number, { code }: StudioFailure): Promise<void> {
  const [, words] = studioErrors[code];
  const comment = `W wyznaczonym dniu nie udało się tego opublikować. ${words}`;
  try {
    await desk.database.transaction(async (within) => {
      await moveDraft(within, id, ['scheduled'], { state: 'returned', comment, publishAt: null, changedAt: desk.now() }, version);
      await record(within, desk.now(), { kind: 'date-failed', draftId: id, details: code });
    });
    desk.tell(`The proposal ${id} of the editors could not be published on its day: ${code}.`);
  } catch (error) {
    if (!(error instanceof StudioFailure)) desk.tell(`The schedule of the editors failed: ${describeFault(error)}`);
  }
}
