import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../language/say';
import type { SecretToScan } from '../office/studio-answers';
import { loginWords } from './words';

/** Shows a secret as a picture to scan and as text to type. */
export function ScanSecret({ secret, picture }: Pick<SecretToScan, 'secret' | 'picture'>) {
  const say = useSay(loginWords).scan;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>{say.how}</Typography>
      <Box component="img" src={picture} alt={say.picture} sx={{ width: 220, maxWidth: '100%', border: 1, borderColor: 'divider' }} />
      <Typography>{say.text}</Typography>
      <Box component="code" sx={{ fontSize: '1.05rem', overflowWrap: 'anywhere', userSelect: 'all' }}>
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </Box>
    </Stack>
  );
}
