import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useSay } from '../language/say';
import { PageForm } from '../page/PageForm';
import { useNotify } from '../room/notices';
import { addEdits, type LookList } from './portal-look';
import { TargetField } from './TargetField';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

/** Adds an entry to a list: its words, and where it leads. */
export function NewEntry({ list }: { readonly list: LookList }) {
  const say = useSay(lookWords);
  const look = useOpenLook();
  const notify = useNotify();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [label, setLabel] = useState('');
  const [goTo, setGoTo] = useState('');
  const [isTried, setIsTried] = useState(false);
  const leads = list !== 'groups';
  const lacks = { label: label.trim() === '', goTo: leads && goTo === '' };
  const close = () => {
    setIsOpen(false);
    setIsTried(false);
    setLabel('');
    setGoTo('');
    opener.current?.focus();
  };
  const add = () => {
    setIsTried(true);
    if (lacks.label || lacks.goTo) return;
    look.edit(addEdits(look.portal, list, { label: label.trim(), goTo: leads ? goTo : null }).edits);
    notify(say.fresh.added(label.trim()), { undo: true });
    close();
  };
  return (
    <Box>
      <Button ref={opener} startIcon={<Add />} aria-expanded={isOpen} onClick={() => (isOpen ? close() : setIsOpen(true))}>
        {say.fresh.add[list]}
      </Button>
      {isOpen && (
        <PageForm noValidate spacing={2} aria-label={say.fresh.add[list]} onSend={add} sx={{ mt: 1 }}>
          <TextField
            autoFocus
            label={say.entry.label}
            value={label}
            error={isTried && lacks.label}
            helperText={isTried && lacks.label ? say.fresh.noLabel : undefined}
            onChange={({ target }) => setLabel(target.value)}
          />
          {leads && (
            <TargetField list={list} value={goTo} {...(isTried && lacks.goTo && { problem: say.fresh.noTarget })} onChange={setGoTo} />
          )}
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="outlined">
              {say.fresh.confirm}
            </Button>
            <Button onClick={close}>{say.fresh.cancel}</Button>
          </Stack>
        </PageForm>
      )}
    </Box>
  );
}
