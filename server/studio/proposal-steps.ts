import type { ToldLanguage } from '../../engine/authoring';
import type { Editor, OfferedStep, ProposalStep } from './answers';
import type { DraftRow, LaidDraft } from './drafts';
import { openStates } from './drafts';
import { soundCheck } from './proposals';
import { groupsOfChanges, hasRight } from './rights';
import type { StudioDesk } from './studio-desk';
import { refusalWords, type StudioErrorCode, StudioFailure } from './studio-failure';

const stepsOfState: Readonly<Record<DraftRow['state'], readonly ProposalStep[]>> = {
  draft: ['edit', 'hand-in', 'withdraw'],
  returned: ['edit', 'hand-in', 'withdraw'],
  'handed-in': ['approve', 'return', 'withdraw'],
  approved: ['publish', 'schedule', 'return', 'withdraw'],
  scheduled: ['publish', 'schedule', 'unschedule', 'return', 'withdraw'],
  published: [],
  withdrawn: [],
};
const ofAuthor: ReadonlySet<ProposalStep> = new Set(['edit', 'hand-in', 'withdraw']);
const needSoundness: ReadonlySet<ProposalStep> = new Set(['hand-in', 'approve', 'publish', 'schedule']);

/** The steps from the state of a draft, each with the reason why this editor cannot take it. The calls themselves refuse by the same rules. */
export function offeredSteps(
  desk: StudioDesk,
  editor: Editor,
  draft: DraftRow,
  laid: LaidDraft,
  language: ToldLanguage,
): readonly OfferedStep[] {
  const groups = groupsOfChanges(laid.changes, laid.published, laid.effective);
  const isOwn = draft.authorId === editor.id;
  const wrong = stepsOfState[draft.state].length > 0 ? faultOf(desk, laid) : null;
  return stepsOfState[draft.state].flatMap((step): readonly OfferedStep[] => {
    const isAuthors = ofAuthor.has(step);
    // What only the author does is not shown to others.
    if (isAuthors && !isOwn) return [];
    const code = refusalOf(step);
    return [{ step, refusal: code && { code, message: refusalWords(code, language) } }];
  });

  function refusalOf(step: ProposalStep): StudioErrorCode | null {
    if (ofAuthor.has(step) && openStates.includes(draft.state) && !hasRight(editor, 'editor', groups))
      return step === 'withdraw' ? null : 'forbidden';
    if (!ofAuthor.has(step) && !hasRight(editor, 'approver', groups))
      return isOwn && step === 'approve' && desk.approval ? 'own-proposal' : 'forbidden';
    if (step === 'approve' && isOwn && desk.approval) return 'own-proposal';
    return needSoundness.has(step) ? wrong : null;
  }
}

function faultOf(desk: StudioDesk, laid: LaidDraft): StudioErrorCode | null {
  try {
    soundCheck(desk, laid);
    return null;
  } catch (error) {
    if (error instanceof StudioFailure) return error.code;
    throw error;
  }
}
