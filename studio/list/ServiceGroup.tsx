import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSay } from '../language/say';
import type { FileEntry } from '../office/studio-answers';
import { listWords } from './words';

/** Entries that are drawn before somebody asks for the others. */
const atFirst = 60;

interface Props {
  readonly title: string;
  readonly files: readonly FileEntry[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onOpen: (file: string) => void;
}

/** A group of services under its title, which opens and closes it. */
export function ServiceGroup({ title, files, isOpen, onToggle, onOpen }: Props) {
  const say = useSay(listWords);
  const listId = useId();
  const [drawn, setDrawn] = useState(atFirst);
  const rest = files.length - drawn;
  return (
    <li>
      <ListItemButton onClick={onToggle} aria-expanded={isOpen} aria-controls={isOpen ? listId : undefined} sx={{ py: 0.25 }}>
        <ListItemText
          primary={
            <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
          }
        />
        <Typography variant="caption" color="text.secondary" sx={{ pr: 0.5 }}>
          {files.length}
        </Typography>
        <ExpandMore fontSize="small" color="action" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ListItemButton>
      <Collapse in={isOpen} timeout={0} mountOnEnter unmountOnExit>
        <List id={listId} dense disablePadding aria-label={title}>
          {files.slice(0, drawn).map((entry) => (
            <ServiceEntry key={entry.file} entry={entry} onOpen={() => onOpen(entry.file)} />
          ))}
          {rest > 0 && (
            <li>
              <ListItemButton onClick={() => setDrawn(drawn + Math.max(atFirst, drawn))}>
                <ListItemText
                  primary={say.more(Math.min(rest, Math.max(atFirst, drawn)))}
                  slotProps={{ primary: { color: 'primary', sx: { fontWeight: 600 } } }}
                />
              </ListItemButton>
            </li>
          )}
        </List>
      </Collapse>
    </li>
  );
}

function ServiceEntry({ entry, onOpen }: { readonly entry: FileEntry; readonly onOpen: () => void }) {
  const say = useSay(listWords);
  const marks = [entry.hidden && say.hidden, entry.own && say.own, entry.drafts.length > 0 && say.drafted].filter(Boolean);
  return (
    <li>
      <ListItemButton onClick={onOpen}>
        <ListItemText primary={entry.title ?? entry.slug} secondary={marks.join(' · ') || null} />
      </ListItemButton>
    </li>
  );
}
