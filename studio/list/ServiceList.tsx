import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { folded } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import { useDraft } from '../room/draft-context';
import { useStudio } from '../room/studio-context';
import { ServiceGroup } from './ServiceGroup';
import { useFoundTexts } from './use-found-texts';
import { listWords } from './words';

interface Props {
  /** A file, or a place in it, was chosen. */
  readonly onOpen: (file: string, path?: string) => void;
}

/** Files of a list that is shown whole. */
const shortList = 100;
const screensId = '';

/** Services by group and screens, found by their titles and by words that residents read on them. */
export function ServiceList({ onOpen }: Props) {
  const say = useSay(listWords);
  const { overview } = useStudio();
  const { state } = useDraft();
  const [sought, setSought] = useState('');
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const texts = useFoundTexts(sought, state.draft?.id ?? null);
  const files = overview.files.filter(({ file, slug }) => slug !== null && /\/(service|screen)\.json$/.test(file));
  const words = folded(sought.trim());
  const found = files.filter(({ title, slug }) => folded(`${title ?? ''} ${slug ?? ''}`).includes(words));
  const groups = overview.groups.map(({ id, title }) => ({
    id,
    title: typeof title === 'string' ? title : id,
    files: found.filter(({ file, group }) => group === id && file.startsWith('services/')),
  }));
  const grouped = new Set(groups.flatMap((group) => group.files));
  const sections = [...groups, { id: screensId, title: say.screens, files: found.filter((file) => !grouped.has(file)) }].filter(
    (each) => each.files.length > 0,
  );
  // Of a long list the first group is open; what is found is all open.
  const isOpen = (id: string) => toggled.get(id) ?? (words !== '' || files.length <= shortList || id === sections[0]?.id);
  const onScreens = texts.filter(({ file }) => files.some((entry) => entry.file === file));
  return (
    <Stack sx={{ height: '100%', minHeight: 0 }}>
      <TextField label={say.search} type="search" value={sought} sx={{ m: 1.5 }} onChange={({ target }) => setSought(target.value)} />
      <Box component="nav" aria-label={say.list} sx={{ overflow: 'auto', flex: 1 }}>
        <List dense disablePadding>
          {sections.map(({ id, title, files: entries }) => (
            <ServiceGroup
              key={`${id} ${words}`}
              title={title}
              files={entries}
              isOpen={isOpen(id)}
              onToggle={() => setToggled(new Map(toggled).set(id, !isOpen(id)))}
              onOpen={onOpen}
            />
          ))}
          {onScreens.length > 0 && (
            <li>
              <List dense disablePadding subheader={<ListSubheader sx={{ lineHeight: 2.2 }}>{say.onScreens}</ListSubheader>}>
                {onScreens.map(({ file, path, text, language }) => (
                  <li key={`${file} ${path} ${language} ${text}`}>
                    <ListItemButton onClick={() => onOpen(file, path)}>
                      <ListItemText primary={brief(text)} secondary={files.find((entry) => entry.file === file)?.title ?? file} />
                    </ListItemButton>
                  </li>
                ))}
              </List>
            </li>
          )}
          {sections.length === 0 && onScreens.length === 0 && (
            <Typography component="li" variant="body2" color="text.secondary" sx={{ px: 2 }}>
              {say.nothing(sought.trim())}
            </Typography>
          )}
        </List>
      </Box>
    </Stack>
  );
}

function brief(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}
