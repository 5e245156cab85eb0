import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Props {
  readonly words: string;
  /** True for what the draft changes. */
  readonly isChanged?: boolean;
  /** What can be done about it; null for nothing. */
  readonly act: { readonly words: string; readonly do: () => void } | null;
}

/** A line below a property that says something of its value. */
export function ValueMark({ words, isChanged = false, act }: Props) {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        mt: 0.5,
        pl: 1,
        borderLeft: 3,
        borderColor: isChanged ? 'primary.main' : 'divider',
      }}
    >
      <Typography variant="caption" {...(!isChanged && { color: 'text.secondary' })} sx={{ overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
      {act !== null && (
        <Button size="small" onClick={act.do}>
          {act.words}
        </Button>
      )}
    </Stack>
  );
}
