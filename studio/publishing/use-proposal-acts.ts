import { useState } from 'react';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import type { DraftEntry, PublishedAnswer } from '../office/studio-answers';
import { useDraft } from '../room/draft-context';
import { useStudio } from '../room/studio-context';
import { useGoOn } from '../room/use-go-on';
import { type Action, useAction } from './use-action';
import { publishingWords } from './words';

/** The ways to act on a proposal, with what came of the last one. */
export interface ProposalActs extends Pick<Action, 'isBusy' | 'failure'> {
  /** What was done, in words. */
  readonly done: string | null;
  /** Takes a step. `path`: what stands behind the address of the proposal. */
  readonly send: (path: string, body: unknown, method?: 'POST' | 'DELETE') => void;
  /** Goes on writing it as the open draft. */
  readonly write: () => void;
}

/** Acts on a proposal. `reload` asks for its state, which is another after each step; `onSent` hears that one was taken. */
export function useProposalActs(id: number, reload: () => Promise<void>, onSent: () => void): ProposalActs {
  const say = useSay(publishingWords).steps;
  const { refresh } = useStudio();
  const { work } = useDraft();
  const goOn = useGoOn();
  const { isBusy, failure, act } = useAction();
  const [done, setDone] = useState<string | null>(null);
  return {
    isBusy,
    failure,
    done,
    send: (path, body, method = 'POST') =>
      act(async () => {
        setDone(null);
        try {
          const answer = await askStudio<Partial<DraftEntry> | PublishedAnswer>(
            `/drafts/${id}${path}`,
            method,
            ...(method === 'POST' ? [body] : []),
          );
          setDone(path === '/publish' && answer.revision ? say.publishedAs(answer.revision) : say.done);
          onSent();
          if ((path === '/hand-in' || method === 'DELETE') && work.state().draft?.id === id) await work.leave();
          await refresh();
        } finally {
          // A refusal may come from somebody who was faster, so that the buttons of now are others.
          await reload();
        }
      }),
    write: () =>
      act(async () => {
        await work.take(id);
        goOn('/');
      }),
  };
}
