import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { valueAtIds } from '../../engine/authoring/layer';
import { useSay } from '../language/say';
import type { Translations } from '../properties/fields/translations';
import { useNotify } from '../room/notices';
import { EntryRow } from './EntryRow';
import { GoneEntries } from './GoneEntries';
import { LookSection } from './LookSection';
import { NewEntry } from './NewEntry';
import { entriesOf, type LookList, moveEdits, portalFile } from './portal-look';
import { useOpenLook } from './use-look';
import { lookWords } from './words';

interface Props {
  readonly list: LookList;
  readonly translations: Translations;
  /** What stands above the entries. */
  readonly children?: ReactNode;
}

/** The menu, the footer or the groups of services: entries in their order, moved by dragging, by keys and by buttons. */
export function EntryList({ list, translations, children }: Props) {
  const say = useSay(lookWords);
  const look = useOpenLook();
  const notify = useNotify();
  const around = useRef<HTMLUListElement>(null);
  const entries = entriesOf(look.portal, list);
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.label || say.entry.unnamed;
  const move = (id: string, to: number) => {
    const edits = moveEdits(look.portal, list, id, to);
    if (edits.length === 0) return;
    const active = document.activeElement;
    flushSync(() => look.edit(edits));
    // An element that moves in the page loses the focus.
    if (active instanceof HTMLElement && active !== document.activeElement) active.focus();
    notify(say.entry.moved(nameOf(id), to + 1, entries.length), { undo: true });
  };
  const placeOf = (pointer: string) => entries.findIndex(({ id }) => pointer === `/${list}/${id}`);
  return (
    <LookSection {...say.lists[list]}>
      {children}
      <Typography variant="caption" color="text.secondary">
        {say.entry.keys}
      </Typography>
      <Box
        component="ul"
        ref={around}
        tabIndex={-1}
        aria-label={say.lists[list].title}
        sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1, px: 1, mt: '4px !important' }}
      >
        {entries.map((entry, place) => (
          <EntryRow
            key={entry.id}
            list={list}
            entry={entry}
            place={place}
            count={entries.length}
            translations={translations}
            onMove={(to) => move(entry.id, to)}
            onDrop={(dragged, beside, edge) => {
              const [from, over] = [placeOf(dragged), placeOf(beside)];
              const id = entries[from]?.id;
              if (id === undefined || over === -1) return;
              const gap = edge === 'before' ? over : over + 1;
              move(id, gap > from ? gap - 1 : gap);
            }}
            onRemove={() => {
              const path = `/${list}/${entry.id}`;
              look.edit([{ file: portalFile, path, remove: true, was: valueAtIds(look.portal, path) ?? null }]);
              notify(say.entry.removed(nameOf(entry.id)), { undo: true });
              around.current?.focus();
            }}
          />
        ))}
      </Box>
      <GoneEntries list={list} />
      <NewEntry list={list} />
    </LookSection>
  );
}
