import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useSay, wordsOf } from '../language/say';
import { useDraft } from './draft-context';

/** Says in a line at the bottom what was done. `undo`: with a button that takes the last step back. */
export type Notify = (words: string, options?: { readonly undo?: boolean }) => void;

const noticeWords = wordsOf({ pl: { undo: 'Cofnij' }, en: { undo: 'Undo' } });
const NoticeContext = createContext<Notify | null>(null);
const shownFor = 8_000;

/** The line at the bottom, for everything below. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const say = useSay(noticeWords);
  const { work } = useDraft();
  const [notice, setNotice] = useState<{ readonly words: string; readonly undo: boolean; readonly turn: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const notify = useCallback<Notify>((words, { undo = false } = {}) => {
    setNotice((last) => ({ words, undo, turn: (last?.turn ?? 0) + 1 }));
    setIsOpen(true);
  }, []);
  return (
    <NoticeContext value={notify}>
      {children}
      <Snackbar
        key={notice?.turn ?? 0}
        open={isOpen}
        autoHideDuration={shownFor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        message={notice?.words}
        onClose={(_, reason) => reason !== 'clickaway' && setIsOpen(false)}
        action={
          notice?.undo && (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                work.undo();
                setIsOpen(false);
              }}
            >
              {say.undo}
            </Button>
          )
        }
      />
    </NoticeContext>
  );
}

/** The way to say what was done. */
export function useNotify(): Notify {
  const notify = use(NoticeContext);
  if (notify === null) throw new Error('useNotify needs a NoticeProvider above it.');
  return notify;
}
