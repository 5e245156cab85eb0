import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DraftState, DraftStore, Saving } from '../draft/draft-store';
import { askStudio } from '../office/ask-studio';
import type { SessionAnswer } from '../office/studio-answers';
import { pageSettings } from '../page/page-settings';
import { HandInDialog } from '../publishing/HandInDialog';
import { ProposalsDialog } from '../publishing/ProposalsDialog';

interface Props {
  readonly session: SessionAnswer;
  readonly work: DraftStore;
  readonly state: DraftState;
  readonly onRefresh: () => Promise<void>;
}

const savingWords: Readonly<Record<Saving, string>> = {
  saved: 'Zapisano w szkicu',
  saving: 'Zapisywanie…',
  'not-saved': 'Nie zapisano',
};

/** The bar above the panes: who works here, the draft, undo and redo, and the way to publication. */
export function WorkspaceBar({ session, work, state, onRefresh }: Props) {
  const [dialog, setDialog] = useState<'hand-in' | 'proposals' | null>(null);
  const { draft, saving, failure } = state;
  return (
    <AppBar position="static" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar variant="dense" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h1" noWrap sx={{ fontSize: '1.1rem' }}>
          Redakcja
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap sx={{ flex: 1 }}>
          {pageSettings().portalName}
        </Typography>
        <Typography variant="body2" role="status" color={saving === 'not-saved' ? 'error' : 'text.secondary'}>
          {failure ?? (draft === null ? '' : savingWords[saving])}
        </Typography>
        <Button disabled={!state.canUndo} onClick={() => work.undo()}>
          Cofnij
        </Button>
        <Button disabled={!state.canRedo} onClick={() => work.redo()}>
          Ponów
        </Button>
        <Button onClick={() => setDialog('proposals')}>Szkice i wnioski</Button>
        <Button variant="contained" disabled={draft === null} onClick={() => setDialog('hand-in')}>
          Przekaż zmiany
        </Button>
        <Typography variant="body2">{session.editor.name}</Typography>
        <Button onClick={() => void askStudio('/session', 'DELETE').then(onRefresh)}>Wyloguj</Button>
      </Toolbar>
      {dialog === 'hand-in' && draft !== null && (
        <HandInDialog
          draft={draft}
          onClose={() => setDialog(null)}
          onHandedIn={() => {
            setDialog(null);
            void work.leave().then(onRefresh);
          }}
        />
      )}
      {dialog === 'proposals' && <ProposalsDialog session={session} work={work} onClose={() => setDialog(null)} onRefresh={onRefresh} />}
    </AppBar>
  );
}
