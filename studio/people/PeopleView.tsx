import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import type { EditorsAnswer } from '../office/studio-answers';
import { useAsked } from '../office/use-asked';
import { EditorPanel } from './EditorPanel';
import { EditorTable } from './EditorTable';
import { InvitationCode } from './InvitationCode';
import { peopleWords } from './words';

type Beside =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'editor'; readonly id: number | null }
  | { readonly kind: 'code'; readonly name: string; readonly code: string };

/** The people of the editorial room, for administrators: who they are, what they may do, and invitations. */
export function PeopleView() {
  const say = useSay(peopleWords);
  const { answer, failure, again, replace } = useAsked<EditorsAnswer>('/editors');
  const [beside, setBeside] = useState<Beside>({ kind: 'nothing' });
  const [saved, setSaved] = useState<string | null>(null);
  const close = () => setBeside({ kind: 'nothing' });
  const editors = answer?.editors ?? [];
  return (
    <Box component="main" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={2} sx={{ mb: 2, maxWidth: 760, alignItems: 'flex-start' }}>
        <Typography variant="h1" component="h2">
          {say.title}
        </Typography>
        <Typography>{say.about}</Typography>
        <Button variant="contained" onClick={() => setBeside({ kind: 'editor', id: null })}>
          {say.invite}
        </Button>
      </Stack>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: beside.kind === 'nothing' ? '1fr' : 'minmax(0, 1fr) 460px' },
        }}
      >
        <EditorTable editors={editors} onChange={(id) => setBeside({ kind: 'editor', id })} />
        {beside.kind === 'editor' && (
          <EditorPanel
            key={beside.id ?? 'new'}
            account={editors.find(({ id }) => id === beside.id) ?? null}
            onClose={close}
            onSaved={(now, name) => {
              replace(now);
              setSaved(name);
              close();
            }}
            onInvited={(name, code) => {
              again();
              setBeside({ kind: 'code', name, code });
            }}
          />
        )}
        {beside.kind === 'code' && <InvitationCode name={beside.name} code={beside.code} onClose={close} />}
      </Box>
      <Snackbar
        open={saved !== null}
        autoHideDuration={6000}
        onClose={() => setSaved(null)}
        message={saved === null ? '' : say.saved(saved)}
      />
    </Box>
  );
}
