import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { createColumnHelper, createSortedRowModel, rowSortingFeature, type SortFn, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useSay } from '../language/say';
import { useMoment } from '../language/shown';
import type { EditorAccount } from '../office/studio-answers';
import { useGroupTitles } from './rights';
import { peopleWords } from './words';

interface Props {
  readonly editors: readonly EditorAccount[];
  readonly onChange: (id: number) => void;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, EditorAccount>();
const collator = new Intl.Collator('pl', { numeric: true });
const inWords: SortFn<typeof features, EditorAccount> = (a, b, column) =>
  collator.compare(a.getValue<string>(column), b.getValue<string>(column));

/** The people with their rights in words, ordered by a press on a heading. */
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
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', { header: say.name, sortFn: inWords }),
        helper.accessor('login', { header: say.login, sortFn: inWords }),
        helper.display({ id: 'rights', header: say.rights }),
        helper.accessor('state', { header: say.state, sortFn: inWords }),
        // Who has not been there yet comes before everybody who has; moments of the server are ordered as their texts.
        helper.accessor(({ lastLogin }) => lastLogin ?? '', { id: 'lastLogin', header: say.lastLogin, sortFn: inWords }),
        helper.display({ id: 'change', header: say.change }),
      ]),
    [say],
  );
  const table = useTable({ features, columns, data: editors, getRowId: ({ id }) => String(id) });
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={say.title}>
        <TableHead>
          {table.getHeaderGroups().map(({ id: group, headers }) => (
            <TableRow key={group}>
              {headers.map(({ id, column }) => {
                const sorted = column.getIsSorted();
                const words = String(column.columnDef.header);
                return (
                  <TableCell key={id} sortDirection={sorted}>
                    {column.getCanSort() ? (
                      <TableSortLabel active={sorted !== false} direction={sorted || 'asc'} onClick={column.getToggleSortingHandler()}>
                        {words}
                      </TableSortLabel>
                    ) : (
                      words
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map(({ original: account }) => (
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
