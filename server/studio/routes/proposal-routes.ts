import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChangeMeaning, DraftEntry, Editor, ProposalAnswer, PublishedAnswer } from '../answers';
import { draftEntry } from '../draft-history';
import { proposalAnswer, proposalMeaning } from '../proposal-answer';
import {
  approveProposal,
  commentDraft,
  handIn,
  type ProposalWords,
  returnProposal,
  scheduleProposal,
  unscheduleProposal,
} from '../proposals';
import { publishProposal } from '../publish';
import { askedLanguage, body, numberIn, type StudioRoutesContext, signedIn, text } from './signed-in';

type OfDraft = { readonly Params: { readonly id: string } };

/** The way of a proposal: handed in, returned, approved, given a day, published. */
export function proposalRoutes(app: FastifyInstance, context: StudioRoutesContext): void {
  const { desk } = context.studio;
  const asked = async (request: FastifyRequest<OfDraft>): Promise<readonly [Editor, number]> => [
    await signedIn(request, context),
    numberIn(request.params.id),
  ];

  app.get<OfDraft>('/drafts/:id/proposal', async (request): Promise<ProposalAnswer> => {
    const [editor, id] = await asked(request);
    return await proposalAnswer(desk, editor, id, askedLanguage(request));
  });

  app.get<OfDraft>('/drafts/:id/impact', async (request): Promise<ChangeMeaning> => {
    const [, id] = await asked(request);
    return await proposalMeaning(desk, id, askedLanguage(request));
  });

  const words = { title: text(200), reason: text(4_000), legalBasis: text(1_000) };
  app.post<OfDraft & { Body: ProposalWords }>(
    '/drafts/:id/hand-in',
    body(['title', 'reason', 'legalBasis'], words),
    async (request): Promise<DraftEntry> => {
      const { title, reason, legalBasis } = request.body;
      return draftEntry(await handIn(desk, ...(await asked(request)), { title, reason, legalBasis }));
    },
  );

  app.post<OfDraft & { Body: { comment: string } }>(
    '/drafts/:id/return',
    body(['comment'], { comment: text(4_000) }),
    async (request): Promise<DraftEntry> => draftEntry(await returnProposal(desk, ...(await asked(request)), request.body.comment)),
  );

  app.post<OfDraft>(
    '/drafts/:id/approve',
    async (request): Promise<DraftEntry> => draftEntry(await approveProposal(desk, ...(await asked(request)))),
  );

  app.post<OfDraft & { Body: { day: string } }>(
    '/drafts/:id/schedule',
    body(['day'], { day: text(10) }),
    async (request): Promise<DraftEntry> => draftEntry(await scheduleProposal(desk, ...(await asked(request)), request.body.day)),
  );

  app.post<OfDraft>(
    '/drafts/:id/unschedule',
    async (request): Promise<DraftEntry> => draftEntry(await unscheduleProposal(desk, ...(await asked(request)))),
  );

  app.post<OfDraft & { Body: { comment: string } }>('/drafts/:id/comment', body(['comment'], { comment: text(4_000) }), async (request) => {
    await commentDraft(desk, ...(await asked(request)), request.body.comment);
    return {};
  });

  app.post<OfDraft>(
    '/drafts/:id/publish',
    async (request): Promise<PublishedAnswer> => ({ revision: await publishProposal(desk, ...(await asked(request))) }),
  );
}
