import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import { useStudio } from '../room/studio-context';
import { ImportLayer } from './ImportLayer';
import { layerWords } from './words';

/** The published layer as files, and files as a proposal, for administrators. */
export function LayerView() {
  const say = useSay(layerWords);
  const { revision } = useStudio().overview;
  return (
    <Box component="main" sx={{ p: { xs: 2, md: 3 }, maxWidth: 860 }}>
      <Stack spacing={3}>
        <Typography variant="h1" component="h2">
          {say.title}
        </Typography>
        <Typography>{say.about}</Typography>
        <Stack component="section" aria-label={say.exportTitle} spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h2" component="h3">
            {say.exportTitle}
          </Typography>
          <Typography>{say.exportHelp(revision)}</Typography>
          {revision > 0 && (
            <Button component="a" variant="outlined" href="/redakcja/api/layer.zip" download>
              {say.export}
            </Button>
          )}
        </Stack>
        <Stack component="section" aria-label={say.importTitle} spacing={1}>
          <Typography variant="h2" component="h3">
            {say.importTitle}
          </Typography>
          <ImportLayer />
        </Stack>
      </Stack>
    </Box>
  );
}
