import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSay } from '../language/say';
import { FormDialog } from '../page/FormDialog';
import type { Page } from './pages';
import { isPageName, pageName } from './pages';
import { contentWords } from './words';

interface Props {
  /** The page that gets another address; null for a new one, which gets its address from its title. */
  readonly page: Page | null;
  readonly pages: readonly Page[];
  /** The address of a page by its name. */
  readonly addressOf: (name: string) => string;
  readonly onDone: (name: string, title: string) => void;
  readonly onClose: () => void;
}

/** Asks for the title of a new page, or for another address of one. */
export function PageDialog({ page, pages, addressOf, onDone, onClose }: Props) {
  const say = useSay(contentWords).pages;
  const [typed, setTyped] = useState(page?.name ?? '');
  const [isTried, setIsTried] = useState(false);
  const title = typed.trim();
  const name = page === null ? pageName(title) : title;
  const taken = pages.find((other) => other.name === name && other.name !== page?.name);
  const fault =
    title === ''
      ? page === null
        ? say.noTitle
        : say.badName
      : !isPageName(name)
        ? page === null
          ? say.badTitle
          : say.badName
        : taken === undefined
          ? null
          : say.taken(taken.title);
  const isShown = fault !== null && (isTried || taken !== undefined);
  return (
    <FormDialog
      title={page === null ? say.new : say.rename}
      words={{ send: page === null ? say.create : say.renameDone, cancel: say.cancel }}
      onSend={() => {
        setIsTried(true);
        if (fault === null) onDone(name, title);
      }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={page === null ? say.title : say.name}
        value={typed}
        error={isShown}
        helperText={isShown ? fault : name === '' ? say.titleHelp : say.address(addressOf(name))}
        slotProps={{ htmlInput: { maxLength: page === null ? 200 : 80 }, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
