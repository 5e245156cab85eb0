import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useSay } from '../language/say';
import { useMoment } from '../language/shown';
import type { EditorAccount } from '../office/studio-answers';
import { useGroupTitles } from './rights';
import { peopleWords } from './words';

interface Props {
  readonly editors: readonly EditorAccount[];
  readonly onChange: (id: number) => void;
}

/** The people with their rights in words. */
export function EditorTable({ editors, onChange }: Props) {
  const say = useSay(peopleWords);
  const moment = useMoment();
  const titles = useGroupTitles();
  const rightsOf = ({ administrator, rights }: EditorAccount) =>
    [
      ...(administrator ? [say.administratorShort] : []),
      ...rights.map(({ role, group }) => say.cell(say[role], titles.get(group) ?? group)),
    ].join(', ');
  const stateOf = ({ state, invitedUntil }: EditorAccount) =>
    say.states[state === 'invited' && invitedUntil !== null && Date.parse(invitedUntil) < Date.now() ? 'late' : state];
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={say.title}>
        <TableHead>
          <TableRow>
            <TableCell>{say.name}</TableCell>
            <TableCell>{say.login}</TableCell>
            <TableCell>{say.rights}</TableCell>
            <TableCell>{say.state}</TableCell>
            <TableCell>{say.lastLogin}</TableCell>
            <TableCell>{say.change}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {editors.map((account) => (
            <TableRow key={account.id}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word', maxWidth: 240 }}>
                {account.name}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'break-word', maxWidth: 240 }}>{account.login}</TableCell>
              <TableCell>{rightsOf(account) || '–'}</TableCell>
              <TableCell>{stateOf(account)}</TableCell>
              <TableCell>{account.lastLogin === null ? say.never : moment(account.lastLogin)}</TableCell>
              <TableCell>
                <Button size="small" aria-label={say.changeOf(account.name)} onClick={() => onChange(account.id)}>
                  {say.change}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
