import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import type { ChangeMeaning } from '../office/studio-answers';
import { shownValue } from './shown-value';
import { publishingWords } from './words';

type Scenario = ChangeMeaning['scenarios'][number];
const mostDifferences = 5;

/** What changes reach: screens, prints, links, calls of the office, and scenarios that come out in another way. */
export function ImpactList({ meaning: { lines, scenarios } }: { readonly meaning: ChangeMeaning }) {
  const say = useSay(publishingWords).impact;
  return (
    <Stack component="section" spacing={1} aria-label={say.title}>
      <Typography variant="h2">{say.title}</Typography>
      {lines.length === 0 && scenarios.length === 0 && <Typography>{say.none}</Typography>}
      {lines.map(({ what, label, items }) => (
        <Typography key={what} component="div">
          <strong>{label}: </strong>
          {items.map(({ text, isCode, note }, index) => (
            <span key={text}>
              {index > 0 && ', '}
              {isCode ? <code>{text}</code> : text}
              {note !== undefined && ` (${note})`}
            </span>
          ))}
        </Typography>
      ))}
      {scenarios.length > 0 && (
        <>
          <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 650 }}>
            {say.scenarios}
          </Typography>
          <ul>
            {scenarios.map((scenario) => (
              <li key={`${scenario.slug} ${scenario.name}`}>
                <Outcome scenario={scenario} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

function Outcome({ scenario: { name, passedBefore, passesAfter, differences } }: { readonly scenario: Scenario }) {
  const say = useSay(publishingWords).impact;
  return (
    <>
      {name}
      {passedBefore !== passesAfter && <strong>: {passesAfter ? say.passes : say.fails}</strong>}
      <ul>
        {differences.slice(0, mostDifferences).map(({ path, before, after }) => (
          <li key={path}>
            <code>{path}</code>. {say.before}: {before === undefined ? say.nothing : shownValue(before)}. {say.after}:{' '}
            {after === undefined ? say.nothing : shownValue(after)}.
          </li>
        ))}
        {differences.length > mostDifferences && <li>{say.more(differences.length - mostDifferences)}</li>}
      </ul>
    </>
  );
}
