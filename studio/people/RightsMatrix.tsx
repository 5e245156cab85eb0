import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useSay } from '../language/say';
import type { EditorRight } from '../office/studio-answers';
import { toggled, useGroupTitles } from './rights';
import { peopleWords } from './words';

interface Props {
  readonly rights: readonly EditorRight[];
  readonly onChange: (rights: readonly EditorRight[]) => void;
}

const roles = ['editor', 'approver'] as const;

/** Rights as a table: a row for each group, a column for each role. A right to everything stands for all rows. */
export function RightsMatrix({ rights, onChange }: Props) {
  const say = useSay(peopleWords);
  const titles = useGroupTitles();
  const has = (role: EditorRight['role'], group: string) => rights.some((right) => right.role === role && right.group === group);
  // Groups that the portal no longer has are shown as long as somebody has a right to them.
  const groups = new Map([...titles, ...rights.filter(({ group }) => !titles.has(group)).map(({ group }) => [group, group] as const)]);
  return (
    <Table size="small" aria-label={say.rights}>
      <TableHead>
        <TableRow>
          <TableCell>{say.group}</TableCell>
          <TableCell align="center">{say.editor}</TableCell>
          <TableCell align="center">{say.approver}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {[...groups].map(([group, title]) => (
          <TableRow key={group}>
            <TableCell component="th" scope="row">
              {title}
            </TableCell>
            {roles.map((role) => {
              const isCovered = group !== '*' && has(role, '*');
              return (
                <TableCell key={role} align="center" padding="none">
                  <Checkbox
                    checked={isCovered || has(role, group)}
                    disabled={isCovered}
                    slotProps={{ input: { 'aria-label': say.cell(say[role], title) } }}
                    onChange={() => onChange(toggled(rights, { role, group }))}
                  />
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
