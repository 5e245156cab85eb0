import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import type { EditorAccount, EditorsAnswer, InvitationAnswer } from '../office/studio-answers';
import { useSending } from '../office/use-asked';
import { PageForm } from '../page/PageForm';
import { useStudio } from '../room/studio-context';
import { RightsMatrix } from './RightsMatrix';
import { peopleWords } from './words';

interface Props {
  /** Null for somebody who is to be invited. */
  readonly account: EditorAccount | null;
  readonly onClose: () => void;
  readonly onSaved: (editors: EditorsAnswer, name: string) => void;
  readonly onInvited: (name: string, code: string) => void;
}

/** One person: name and rights, and what an administrator does with the account. */
export function EditorPanel({ account, onClose, onSaved, onInvited }: Props) {
  const say = useSay(peopleWords);
  const [values, setValues] = useState({
    login: '',
    name: account?.name ?? '',
    administrator: account?.administrator ?? false,
    rights: account?.rights ?? [],
  });
  const { failure, waiting, send } = useSending();
  const isDisabled = account?.state === 'disabled';
  const save = async (disabled: boolean) => {
    if (account === null) {
      const { invitation } = await askStudio<InvitationAnswer>('/editors', 'POST', values);
      return onInvited(values.name, invitation);
    }
    const { login: _login, ...settings } = values;
    onSaved(await askStudio<EditorsAnswer>(`/editors/${account.id}`, 'PUT', { ...settings, disabled }), values.name);
  };
  const inviteAgain = async (id: number) => {
    const { invitation } = await askStudio<InvitationAnswer>(`/editors/${id}/invitation`, 'POST');
    onInvited(values.name, invitation);
  };
  return (
    <Paper variant="outlined" component="section" aria-label={account?.name ?? say.panelInvite} sx={{ p: 2 }}>
      <PageForm spacing={2} onSend={() => void send(() => save(isDisabled))}>
        <Typography variant="h2" component="h3">
          {account?.name ?? say.panelInvite}
        </Typography>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {account === null && (
          <TextField
            label={say.login}
            helperText={say.loginHelp}
            required
            autoFocus
            autoComplete="off"
            slotProps={{ htmlInput: { pattern: '\\S{3,100}', maxLength: 100 } }}
            value={values.login}
            onChange={({ target }) => setValues({ ...values, login: target.value })}
          />
        )}
        <TextField
          label={say.name}
          required
          autoFocus={account !== null}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 200 } }}
          value={values.name}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <FormControlLabel
          control={
            <Checkbox checked={values.administrator} onChange={({ target }) => setValues({ ...values, administrator: target.checked })} />
          }
          label={say.administrator}
        />
        <Typography variant="body2" color="text.secondary">
          {say.editorHelp}
        </Typography>
        <RightsMatrix rights={values.rights} onChange={(rights) => setValues({ ...values, rights })} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={waiting}>
            {account === null ? say.send : say.save}
          </Button>
          <Button onClick={onClose}>{say.close}</Button>
        </Stack>
        {account !== null && (
          <AccountButtons
            account={account}
            onEndSessions={() =>
              void send(async () => onSaved(await askStudio<EditorsAnswer>(`/editors/${account.id}/sessions`, 'DELETE'), values.name))
            }
            onBlock={() => void send(() => save(!isDisabled))}
            onInviteAgain={() => void send(() => inviteAgain(account.id))}
          />
        )}
      </PageForm>
    </Paper>
  );
}

interface AccountButtonsProps {
  readonly account: EditorAccount;
  readonly onEndSessions: () => void;
  /** Blocks the account, or lets one that is blocked in again. */
  readonly onBlock: () => void;
  readonly onInviteAgain: () => void;
}

/** What an administrator does with an account besides its settings; nobody is invited again by oneself. */
function AccountButtons({ account, onEndSessions, onBlock, onInviteAgain }: AccountButtonsProps) {
  const say = useSay(peopleWords);
  const { editor: self } = useStudio().session;
  const isDisabled = account.state === 'disabled';
  return (
    <Stack useFlexGap spacing={1} sx={{ borderTop: 1, borderColor: 'divider', pt: 2, alignItems: 'flex-start' }}>
      {account.sessions > 0 && (
        <Button size="small" onClick={onEndSessions}>
          {say.endSessions(account.sessions)}
        </Button>
      )}
      <Button size="small" color={isDisabled ? 'primary' : 'error'} onClick={onBlock}>
        {isDisabled ? say.unblock : say.block}
      </Button>
      {account.id !== self.id && (
        <>
          <Button size="small" onClick={onInviteAgain}>
            {say.inviteAgain}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {say.inviteAgainHelp}
          </Typography>
        </>
      )}
    </Stack>
  );
}
