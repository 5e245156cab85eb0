import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import { type StudioLanguage, studioLanguage, useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import { useStudio } from '../room/studio-context';
import { workspaceWords } from './words';

const languages: readonly (readonly [StudioLanguage, string])[] = [
  ['pl', 'Polski'],
  ['en', 'English'],
];

/** The language of the editor, and the person who is signed in. */
export function AccountMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const say = useSay(workspaceWords).account;
  const { session } = useStudio();
  const [language, setLanguage] = useAtom(studioLanguage);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {session.editor.name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map(([name, words]) => (
          <MenuItem
            key={name}
            lang={name}
            role="menuitemradio"
            aria-checked={name === language}
            selected={name === language}
            onClick={() => {
              setLanguage(name);
              setAnchor(null);
            }}
          >
            {words}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component={Link} href="/konto" onClick={() => setAnchor(null)}>
          {say.own}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onShortcuts();
          }}
        >
          {say.shortcuts}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            // A new page keeps nothing of whoever was here.
            void askStudio('/session', 'DELETE').then(() => location.assign('/redakcja'));
          }}
        >
          {say.logOut}
        </MenuItem>
      </Menu>
    </>
  );
}
