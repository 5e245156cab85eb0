import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useSay } from '../language/say';
import { usePulse } from '../office/pulse';
import type { ChangeMeaning, ToldChange } from '../office/studio-answers';
import { BeforeAfter } from '../publishing/BeforeAfter';
import { ChangeList } from '../publishing/ChangeList';
import { ImpactList } from '../publishing/ImpactList';
import { useAnswer } from '../publishing/use-answer';
import { Waiting } from '../publishing/Waiting';
import { RollBack } from './RollBack';
import { ChangeTick, sameLayer, TakeBack } from './TakeBack';
import { revisionWords } from './words';

/** Two published states beside each other: what changed between them, and the ways back. */
export function CompareView() {
  const say = useSay(revisionWords);
  const params = useParams<{ from: string; to: string }>();
  const [from, to] = [Number(params.from), Number(params.to)];
  const published = usePulse()?.revision ?? null;
  const meaning = useAnswer<ChangeMeaning>(`/compare/${from}/${to}`);
  const [ticked, setTicked] = useState<readonly ToldChange[]>([]);
  // Only what one revision brought can be taken back piece by piece; an earlier state is returned to as a whole.
  const isOneRevision = to === from + 1;
  const isReturn = published !== null && from === published && to < from;
  const toggle = (change: ToldChange) =>
    setTicked((chosen) =>
      chosen.some((each) => sameLayer(each, change)) ? chosen.filter((each) => !sameLayer(each, change)) : [...chosen, change],
    );
  return (
    <Stack component="main" spacing={3} sx={{ p: { xs: 2, md: 4 }, maxWidth: 1400 }}>
      <Typography variant="h1" component="h2">
        {isReturn ? say.rollBackTo(to) : say.between(from, to)}
      </Typography>
      {meaning.answer === null ? (
        <Waiting of={meaning} />
      ) : (
        <>
          {isReturn && <Typography>{say.rollBackText}</Typography>}
          <ChangeList
            meaning={meaning.answer}
            {...(!isReturn && { title: say.what })}
            {...(isOneRevision && {
              before: (change) => (
                <ChangeTick change={change} isTicked={ticked.some((each) => sameLayer(each, change))} onToggle={() => toggle(change)} />
              ),
            })}
          />
          {isOneRevision && <TakeBack revision={to} ticked={ticked} />}
          <ImpactList meaning={meaning.answer} />
          {isReturn && <RollBack to={to} />}
          <BeforeAfter
            before={`wersja-${from}`}
            after={`wersja-${to}`}
            titles={{ before: say.number(from), after: say.number(to) }}
            meaning={meaning.answer}
            version={`${from}-${to}`}
          />
        </>
      )}
    </Stack>
  );
}
