import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { useMoment } from '../language/shown';
import type { ProposalAnswer } from '../office/studio-answers';
import { publishingWords } from './words';

/** What a proposal says of itself, who wrote it, and what happened to it so far. */
export function ProposalWords({ proposal }: { readonly proposal: ProposalAnswer }) {
  const say = useSay(publishingWords);
  const moment = useMoment();
  const { id, title, reason, legalBasis, author, approver, state, publishAt, history } = proposal;
  const rows = [
    [say.fields.state, say.states[state]],
    [say.fields.author, author],
    [say.fields.approver, approver],
    [say.fields.reason, reason],
    [say.fields.legalBasis, legalBasis],
    [say.fields.publishAt, publishAt && moment(publishAt)],
  ] as const;
  const events: Readonly<Record<string, string>> = say.events;
  return (
    <>
      <Typography variant="h1" component="h2">
        {title || say.draftNumber(id)}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 2,
          rowGap: 0.5,
          '& dt': { fontWeight: 600 },
          '& dd': { m: 0 },
        }}
      >
        {rows.map(([name, value]) =>
          value ? (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ) : null,
        )}
      </Box>
      <section aria-label={say.history.title}>
        <Typography variant="h2" component="h3">
          {say.history.title}
        </Typography>
        <ol>
          {history.map(({ kind, at, who, details }) => (
            <li key={`${at}${kind}`}>
              {moment(at)}, {who ?? say.history.operator}: {Object.hasOwn(events, kind) ? events[kind] : kind}
              {details !== '' && kind !== 'handed-in' && (
                <>
                  {': '}
                  <q>{details}</q>
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
