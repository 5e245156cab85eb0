import { and, asc, eq } from 'drizzle-orm';
import { defineResource, type OfficeContext, OfficeFile } from '../../calls/define-resource';
import { recordId } from '../../calls/query-readers';
import type { Database } from '../../database/database';
import { archivedPrint, taxAssessment, taxCard, taxCardHolder, taxItem } from '../../database/tax-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { decisionLetter } from './decision-letter';

/** Files of tax decisions, from the archive of prints. */
export const decisionResources = [
  defineResource('GET /podatki/dajDecyzje/pdf', {
    caller: 'subject',
    query: { idArchiwumDruku: recordId('idArchiwumDruku') },
    answer: async ({ subject, query, ...office }) => {
      const [assessment] = await office.database
        .select({
          id: taxAssessment.id,
          year: taxAssessment.year,
          card: taxAssessment.card,
          what: taxCard.subject,
          decisionNumber: taxAssessment.decisionNumber,
          assessedOn: taxAssessment.assessedOn,
        })
        .from(taxAssessment)
        .innerJoin(taxCard, eq(taxCard.number, taxAssessment.card))
        .innerJoin(taxCardHolder, eq(taxCardHolder.card, taxAssessment.card))
        .where(and(eq(taxAssessment.printId, query.idArchiwumDruku), eq(taxCardHolder.partyId, subject.id)));
      // A print of somebody else is answered like one that is not there.
      if (!assessment) throw new OfficeFailure('documentUnavailable');
      const content =
        (await findPrint(office.database, query.idArchiwumDruku)) ?? (await drawPrint(assessment, query.idArchiwumDruku, office));
      return new OfficeFile(content, 'decyzja.pdf', 'application/pdf');
    },
  }),
];

interface Assessment {
  readonly id: number;
  readonly year: number;
  readonly card: string;
  readonly what: string;
  readonly decisionNumber: string | null;
  readonly assessedOn: string | null;
}

async function findPrint(database: Database, id: number): Promise<Uint8Array | null> {
  const [kept] = await database.select({ content: archivedPrint.content }).from(archivedPrint).where(eq(archivedPrint.id, id));
  return kept?.content ?? null;
}

/** The archive of the sample office is empty at first: a decision is drawn when somebody asks for it and is the same ever after. */
async function drawPrint(assessment: Assessment, printId: number, { database, now, draw }: OfficeContext): Promise<Uint8Array> {
  const items = await database.select().from(taxItem).where(eq(taxItem.assessmentId, assessment.id)).orderBy(asc(taxItem.position));
  const content = await draw(decisionLetter(assessment, items));
  await database.insert(archivedPrint).values({ id: printId, content, drawnAt: now }).onConflictDoNothing();
  return (await findPrint(database, printId)) ?? content;
}
