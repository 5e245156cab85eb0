import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FileEntry } from '../office/studio-answers';

interface Props {
  readonly files: readonly FileEntry[];
  readonly selected: string | null;
  readonly onOpen: (file: string) => void;
}

/** Services and screens, found by their titles. */
export function ServiceList({ files, selected, onOpen }: Props) {
  const [sought, setSought] = useState('');
  const found = files.filter(({ title, slug }) =>
    `${title ?? ''} ${slug ?? ''}`.toLocaleLowerCase('pl').includes(sought.trim().toLocaleLowerCase('pl')),
  );
  return (
    <Stack sx={{ height: '100%', minHeight: 0 }}>
      <TextField label="Szukaj usługi" type="search" value={sought} sx={{ m: 1.5 }} onChange={({ target }) => setSought(target.value)} />
      <List component="nav" aria-label="Usługi i ekrany" dense sx={{ overflow: 'auto', flex: 1 }}>
        {found.map(({ file, title, slug, own, drafts, hidden }) => (
          <ListItemButton key={file} selected={file === selected} onClick={() => onOpen(file)}>
            <ListItemText
              primary={title ?? slug}
              secondary={
                [hidden && 'ukryta', own && 'zmieniona w redakcji', drafts.length > 0 && 'w szkicu'].filter(Boolean).join(' · ') || null
              }
            />
          </ListItemButton>
        ))}
      </List>
    </Stack>
  );
}
