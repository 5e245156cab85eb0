import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'wouter';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import type { ChangeMeaning, MovedValue, ProposalAnswer } from '../office/studio-answers';
import { useStudio } from '../room/studio-context';
import { BeforeAfter } from './BeforeAfter';
import { ChangeList } from './ChangeList';
import { ImpactList } from './ImpactList';
import { MovedValues, TakeOne } from './MovedValues';
import { ProposalProblems } from './ProposalProblems';
import { ProposalSteps } from './ProposalSteps';
import { ProposalWords } from './ProposalWords';
import { useAction } from './use-action';
import { useAnswer } from './use-answer';
import { useLeadTo } from './use-lead-to';
import { Waiting } from './Waiting';
import { publishingWords } from './words';

/** A draft or proposal: what it changes for whom, before and after, what was said about it, and what can be done now. */
export function ProposalView() {
  const say = useSay(publishingWords);
  const { session } = useStudio();
  const { id = '' } = useParams<{ id: string }>();
  const proposal = useAnswer<ProposalAnswer>(`/drafts/${id}/proposal`);
  const shown = proposal.answer;
  const meaning = useAnswer<ChangeMeaning>(`/drafts/${id}/impact`, shown?.version);
  const action = useAction();
  const lead = useLeadTo();
  const isWritten = shown?.steps.some(({ step }) => step === 'edit') ?? false;
  const take = ({ file, path }: MovedValue, which: 'mine' | 'theirs') =>
    action.act(async () => {
      await askStudio(`/drafts/${id}/resolve`, 'POST', { file, path, take: which });
      await proposal.reload();
    });
  return (
    <Stack component="main" spacing={3} sx={{ p: { xs: 2, md: 4 }, maxWidth: 1400 }}>
      {shown === null ? (
        <Waiting of={proposal} />
      ) : (
        <>
          <ProposalWords proposal={shown} />
          {!session.approval && <Alert severity="info">{say.noApproval}</Alert>}
          {action.failure !== null && <Alert severity="error">{action.failure}</Alert>}
          <MovedValues
            moved={shown.moved}
            meaning={meaning.answer}
            {...(isWritten && { decide: (value) => <TakeOne onTake={(which) => take(value, which)} /> })}
          />
          <ProposalProblems proposal={shown} />
          {meaning.answer === null ? (
            <Waiting of={meaning} />
          ) : (
            <>
              <ChangeList
                meaning={meaning.answer}
                {...(isWritten && {
                  onShow: (change) => lead(change, shown.id),
                  onUndo: ({ undo }) =>
                    action.act(async () => {
                      await askStudio(`/drafts/${id}/edits`, 'POST', { edits: undo });
                      await proposal.reload();
                    }),
                })}
              />
              <ImpactList meaning={meaning.answer} />
            </>
          )}
          <ProposalSteps proposal={shown} reload={proposal.reload} />
          {meaning.answer !== null &&
            (shown.pack === null ? (
              <Typography>{say.preview.none}</Typography>
            ) : (
              <BeforeAfter {...subjectsOf(shown)} meaning={meaning.answer} version={`${shown.pack}${shown.revision ?? ''}`} />
            ))}
        </>
      )}
    </Stack>
  );
}

/** What stands side by side: a published proposal is shown with what was there before it. */
function subjectsOf({ id, revision }: ProposalAnswer): { readonly before: string; readonly after: string } {
  return revision === null
    ? { before: 'opublikowane', after: String(id) }
    : { before: `wersja-${revision - 1}`, after: `wersja-${revision}` };
}
