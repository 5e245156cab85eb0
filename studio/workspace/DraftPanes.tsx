import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ProblemList } from '../problems/ProblemList';
import { RefusedChanges } from '../problems/RefusedChanges';
import { useDraft } from '../room/draft-context';
import { paneMark } from '../shortcuts/use-shortcuts';
import { DraftBar } from './DraftBar';
import { PaneSwitch, type PaneWords } from './PaneSwitch';

/** A pane of a view. F6 goes from one to the next; a list, which has its search field, is passed over. */
interface Pane<Name extends string> {
  readonly name: Name;
  readonly element: 'aside' | 'main' | 'section';
  /** Name of the landmark, of which a page may have more than one. */
  readonly label?: string;
  /** Its width beside the others. */
  readonly width: string;
  readonly content: ReactNode;
}

interface Props<Name extends string> {
  readonly panes: readonly Pane<Name>[];
  readonly words: PaneWords<Name>;
  /** The pane that a narrow screen shows. */
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
  /** Leads to a problem of the draft. */
  readonly onProblem: (place: { readonly file: string; readonly path: string }) => void;
}

/** The panes of a view side by side, between the draft and what is wrong in it. A narrow screen shows one pane at a time. */
export function DraftPanes<Name extends string>({ panes, words, shown, onShow, onProblem }: Props<Name>) {
  const { draft } = useDraft().state;
  return (
    <Stack sx={{ height: '100%' }}>
      <DraftBar />
      <RefusedChanges />
      <PaneSwitch names={panes.map(({ name }) => name)} words={words} shown={shown} onShow={onShow} />
      <Box
        sx={{
          display: 'grid',
          flex: 1,
          minHeight: 0,
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: panes.map(({ width }) => width).join(' ') },
          '& > *': { minHeight: 0, overflow: 'auto', borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' },
        }}
      >
        {panes.map(({ name, element, label, content }) => (
          <Box
            key={name}
            component={element}
            aria-label={label}
            {...(element !== 'aside' && paneMark)}
            sx={{ display: { xs: shown === name ? 'block' : 'none', md: 'block' } }}
          >
            {content}
          </Box>
        ))}
      </Box>
      <ProblemList draft={draft} onOpen={onProblem} />
    </Stack>
  );
}
