import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSay } from '../language/say';
import { workspaceWords } from './words';

const panes = ['list', 'properties', 'preview'] as const;

/** One of the three panes. */
export type Pane = (typeof panes)[number];

/** Says on a narrow screen which of the panes is shown. */
export function PaneSwitch({ pane, onChange }: { readonly pane: Pane; readonly onChange: (pane: Pane) => void }) {
  const say = useSay(workspaceWords).panes;
  return (
    <Box component="nav" aria-label={say.label} sx={{ display: { md: 'none' } }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={say.label}
        value={pane}
        onChange={(_, chosen: Pane | null) => chosen !== null && onChange(chosen)}
        sx={{ bgcolor: 'background.paper' }}
      >
        {panes.map((name) => (
          <ToggleButton key={name} value={name}>
            {say[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
