import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { useSay } from '../language/say';
import type { DraftProblem } from '../office/studio-answers';
import { useDraggedPart } from '../parts/use-dragged-part';
import type { Translations } from '../properties/fields/translations';
import { useStudio } from '../room/studio-context';
import { LookText } from './LookText';
import { type LookEntry, type LookList, labelOf } from './portal-look';
import { TargetField } from './TargetField';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

interface Props {
  readonly list: LookList;
  readonly entry: LookEntry;
  readonly place: number;
  readonly count: number;
  readonly translations: Translations;
  readonly onMove: (to: number) => void;
  readonly onDrop: (dragged: string, beside: string, edge: 'before' | 'after') => void;
  readonly onRemove: () => void;
}

/** One entry of the menu, the footer or the groups: its words and place, and behind a button all that can be changed of it. */
export function EntryRow({ list, entry, place, count, translations, onMove, onDrop, onRemove }: Props) {
  const say = useSay(lookWords).entry;
  const look = useOpenLook();
  const { overview } = useStudio();
  const [isOpen, setIsOpen] = useState(false);
  const { id, goTo, isShown } = entry;
  const path = `/${list}/${id}`;
  const [row, edge] = useDraggedPart({ pointer: path, list, onDrop });
  const name = entry.label || say.unnamed;
  const problems = look.problemsAt(path);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [told] = errors.length > 0 ? errors : problems;
  const screen = overview.files.find(({ address }) => address === goTo)?.title ?? goTo;
  const target = screen === entry.label ? null : screen;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    onMove(place + by);
  };
  return (
    <Box component="li" onKeyDown={onKeyDown} sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box
        ref={row}
        className={edge === null ? '' : `dropped-${edge}`}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, py: 0.5, cursor: 'grab' }}
      >
        <DragIndicator aria-hidden="true" fontSize="small" color="action" />
        <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
          <Typography variant="body1" sx={{ overflowWrap: 'anywhere', ...(isShown ? {} : { color: 'text.secondary' }) }}>
            {name}
            {!isShown && (
              <Typography component="span" variant="caption">
                {` (${say.hidden})`}
              </Typography>
            )}
          </Typography>
          {target !== null && (
            <Typography variant="caption" color="text.secondary" component="p" sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}>
              {target}
            </Typography>
          )}
          {!isOpen && told !== undefined && (
            <Typography variant="caption" color={errors.length > 0 ? 'error' : 'text.secondary'} component="p">
              {told.message}
            </Typography>
          )}
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          {list === 'menu' && (
            <Switch
              size="small"
              checked={isShown}
              slotProps={{ input: { 'aria-label': say.shown(name) } }}
              onChange={({ target: { checked } }) => look.set(`${path}/visible`, checked)}
            />
          )}
          <IconButton size="small" aria-label={say.up(name)} aria-disabled={place === 0} onClick={() => onMove(place - 1)}>
            <ArrowUpward fontSize="small" color={place === 0 ? 'disabled' : 'inherit'} />
          </IconButton>
          <IconButton size="small" aria-label={say.down(name)} aria-disabled={place === count - 1} onClick={() => onMove(place + 1)}>
            <ArrowDownward fontSize="small" color={place === count - 1 ? 'disabled' : 'inherit'} />
          </IconButton>
          <Button size="small" aria-expanded={isOpen} aria-label={say.change(name)} onClick={() => setIsOpen(!isOpen)}>
            {say.open}
          </Button>
        </Stack>
      </Box>
      <Collapse in={isOpen} unmountOnExit>
        <EntryDetails list={list} entry={entry} name={name} problems={problems} translations={translations} onRemove={onRemove} />
      </Collapse>
    </Box>
  );
}

interface DetailsProps extends Pick<Props, 'list' | 'entry' | 'translations' | 'onRemove'> {
  readonly name: string;
  readonly problems: readonly DraftProblem[];
}

/** All that can be changed of an entry; a group that services stand in is not removed. */
function EntryDetails({ list, entry: { id, goTo }, name, problems, translations, onRemove }: DetailsProps) {
  const say = useSay(lookWords).entry;
  const look = useOpenLook();
  const { files } = useStudio().overview;
  const path = `/${list}/${id}`;
  const uses = list === 'groups' ? files.filter(({ slug, group }) => slug !== null && group === id).length : 0;
  return (
    <Stack spacing={2} sx={{ pl: { xs: 0, sm: 3 }, pt: 1, pb: 2, alignItems: 'stretch' }}>
      <LookText path={`${path}/${labelOf[list]}`} label={say.label} help="" translations={translations} />
      {goTo !== null && (
        <TargetField
          list={list}
          value={goTo}
          {...problemOf(problems, `${path}/goTo`)}
          onChange={(address) => address !== goTo && look.set(`${path}/goTo`, address)}
        />
      )}
      {uses > 0 ? (
        <Typography variant="body2" color="text.secondary">
          {say.inUse(uses)}
        </Typography>
      ) : (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteOutlined />}
          aria-label={say.remove(name)}
          sx={{ alignSelf: 'flex-start' }}
          onClick={onRemove}
        >
          {say.removeIt}
        </Button>
      )}
    </Stack>
  );
}

function problemOf(problems: readonly DraftProblem[], path: string): { readonly problem?: string } {
  const found = problems.find((problem) => problem.path === path);
  return found === undefined ? {} : { problem: found.message };
}
