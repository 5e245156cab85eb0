import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** Words of the panes of a view, and of the switch between them. */
export type PaneWords<Name extends string> = Readonly<Record<Name | 'label', string>>;

interface Props<Name extends string> {
  readonly names: readonly Name[];
  readonly words: PaneWords<Name>;
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
}

/** Says on a narrow screen which of the panes is shown. */
export function PaneSwitch<Name extends string>({ names, words, shown, onShow }: Props<Name>) {
  return (
    <Box component="nav" aria-label={words.label} sx={{ display: { md: 'none' } }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={words.label}
        value={shown}
        onChange={(_, chosen: Name | null) => chosen !== null && onShow(chosen)}
        sx={{ bgcolor: 'background.paper' }}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name}>
            {words[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
