import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useSay } from '../language/say';
import { useLanguageWords } from '../room/language-words';
import { useOpenFile } from '../room/open-file';
import { useStudio } from '../room/studio-context';
import { addEdit } from './part-edits';
import { RemovalWarning } from './RemovalWarning';
import { UsedIn } from './UsedIn';
import { usePartActions } from './use-part-actions';
import { useRemoval } from './use-removal';
import { useUses } from './use-uses';
import { partWords } from './words';

/** What can be done with the selected part as a whole: add to it, move it, remove it. */
export function PartBar() {
  const { language } = useStudio();
  const { file, root, part, edit, select } = useOpenFile();
  const actions = usePartActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const removal = useRemoval();
  const removeButton = useRef<HTMLButtonElement>(null);
  const uses = useUses();
  const words = useLanguageWords();
  const say = useSay(partWords);
  const groups = part.holds.filter(({ holder, parts }) => holder !== 'single' || parts.length === 0);
  return (
    <>
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {groups.length > 0 && (
          <Button size="small" variant="outlined" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
            {say.add}
          </Button>
        )}
        {actions.listAround(part.pointer) !== null && (
          <>
            <Button size="small" disabled={!actions.canMove(part.pointer, -1)} onClick={() => actions.move(part.pointer, -1)}>
              {say.up}
            </Button>
            <Button size="small" disabled={!actions.canMove(part.pointer, 1)} onClick={() => actions.move(part.pointer, 1)}>
              {say.down}
            </Button>
          </>
        )}
        {part !== root && (
          <Button ref={removeButton} size="small" color="error" onClick={() => void removal.remove(part.pointer)}>
            {say.remove}
          </Button>
        )}
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {groups.flatMap((group) =>
            group.kinds.map((kind) => (
              <MenuItem
                key={`${group.property} ${kind}`}
                onClick={() => {
                  const made = addEdit(file.file, language.schema, part, group, kind);
                  setAnchor(null);
                  edit([made.edit]);
                  select(made.pointer);
                }}
              >
                {words.property(part.kind, group.property).title}: {words.kind(kind).title}
              </MenuItem>
            )),
          )}
        </Menu>
      </Stack>
      {removal.asked?.pointer === part.pointer ? (
        <RemovalWarning
          uses={removal.asked.uses}
          onRemove={removal.removeAnyway}
          onKeep={() => {
            removal.keep();
            removeButton.current?.focus();
          }}
        />
      ) : (
        <UsedIn uses={uses} />
      )}
    </>
  );
}
