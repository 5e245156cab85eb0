import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import type { DraftAnswer, UpgradeAnswer } from '../office/studio-answers';
import { BeforeAfter } from '../publishing/BeforeAfter';
import { ChangeList } from '../publishing/ChangeList';
import { ImpactList } from '../publishing/ImpactList';
import { MovedValues } from '../publishing/MovedValues';
import { useAction } from '../publishing/use-action';
import { useAnswer } from '../publishing/use-answer';
import { Waiting } from '../publishing/Waiting';
import { useGoOn } from '../room/use-go-on';
import { upgradeWords } from './words';

/** What a newer base would change for this portal, and which own values stand over what it changes. */
export function UpgradeView() {
  const say = useSay(upgradeWords);
  const goOn = useGoOn();
  const upgrade = useAnswer<UpgradeAnswer>('/upgrade');
  const { isBusy, failure, act } = useAction();
  const { answer } = upgrade;
  const errors = (answer?.problems ?? []).filter(({ severity }) => severity === 'error');
  return (
    <Stack component="main" spacing={3} sx={{ p: { xs: 2, md: 4 }, maxWidth: 1400 }}>
      <Typography variant="h1" component="h2">
        {say.title}
      </Typography>
      {answer === null ? (
        <Waiting of={upgrade} />
      ) : (
        <>
          <Typography>{say.intro}</Typography>
          {failure !== null && <Alert severity="error">{failure}</Alert>}
          {errors.length > 0 && (
            <Alert severity="error">
              <AlertTitle>{say.problems}</AlertTitle>
              <ul>
                {errors.map(({ file, path, message }) => (
                  <li key={`${file}${path}${message}`}>{message}</li>
                ))}
              </ul>
            </Alert>
          )}
          <MovedValues
            moved={answer.moved}
            meaning={null}
            words={say.moved}
            decide={({ file, path, isOfEditors }) =>
              isOfEditors ? (
                <Button
                  variant="outlined"
                  disabled={isBusy}
                  onClick={() =>
                    act(async () => {
                      const { id } = await askStudio<DraftAnswer>('/upgrade/give-up', 'POST', { file, path });
                      goOn(`/wnioski/${id}`);
                    })
                  }
                >
                  {say.giveUp}
                </Button>
              ) : (
                <Typography variant="body2">{say.inFiles}</Typography>
              )
            }
          />
          <ChangeList meaning={answer.meaning} />
          <ImpactList meaning={answer.meaning} />
          {errors.length === 0 && (
            <BeforeAfter
              before="opublikowane"
              after="aktualizacja"
              titles={{ before: say.before, after: say.after }}
              meaning={answer.meaning}
              version="aktualizacja"
            />
          )}
        </>
      )}
    </Stack>
  );
}
