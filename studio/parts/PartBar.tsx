import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { JsonValue, LanguageSchema, OutlinePart } from '../../engine/authoring';
import { useLanguageWords } from '../language/language-words';
import type { SentEdit } from '../office/studio-answers';
import { addEdit, moveEdit, positionOf } from './part-edits';

interface Props {
  readonly file: string;
  readonly language: LanguageSchema;
  readonly root: OutlinePart;
  readonly part: OutlinePart;
  /** The part as it is now, which comes back when its removal is undone. */
  readonly value: JsonValue;
  readonly onEdit: (edits: readonly SentEdit[]) => void;
  readonly onSelect: (pointer: string) => void;
}

/** What can be done with the selected part as a whole: add to it, move it, remove it. */
export function PartBar({ file, language, root, part, value, onEdit, onSelect }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = useLanguageWords();
  const position = positionOf(root, part.pointer);
  const [up, down] = [-1, 1].map((by) => (position === null ? null : moveEdit(file, position, by as -1 | 1)));
  const groups = part.holds.filter(({ holder, parts }) => holder !== 'single' || parts.length === 0);
  const move = (edit: SentEdit | null | undefined) => edit && onEdit([edit]);
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
      {groups.length > 0 && (
        <Button size="small" variant="outlined" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          Dodaj…
        </Button>
      )}
      {position !== null && position.group.holder === 'list' && (
        <>
          <Button size="small" disabled={!up} onClick={() => move(up)}>
            W górę
          </Button>
          <Button size="small" disabled={!down} onClick={() => move(down)}>
            W dół
          </Button>
        </>
      )}
      {position !== null && (
        <Button
          size="small"
          color="error"
          onClick={() => {
            onEdit([{ file, path: part.pointer, remove: true, was: value }]);
            onSelect(position.holder.pointer);
          }}
        >
          Usuń
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {groups.flatMap((group) =>
          group.kinds.map((kind) => (
            <MenuItem
              key={`${group.property} ${kind}`}
              onClick={() => {
                const { edit, pointer } = addEdit(file, language, part, group, kind);
                setAnchor(null);
                onEdit([edit]);
                onSelect(pointer);
              }}
            >
              {words.property(part.kind, group.property).title}: {words.kind(kind).title}
            </MenuItem>
          )),
        )}
      </Menu>
    </Stack>
  );
}
