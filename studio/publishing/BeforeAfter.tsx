import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../language/say';
import type { ChangeMeaning } from '../office/studio-answers';
import { useStudio } from '../room/studio-context';
import { publishingWords } from './words';

interface Props {
  /** What the two frames show, as addresses of previews name it. */
  readonly before: string;
  readonly after: string;
  readonly meaning: ChangeMeaning;
  /** Another one draws both anew. */
  readonly version: string;
  readonly titles?: { readonly before: string; readonly after: string };
}

/** The real portal before and after a change, side by side. */
export function BeforeAfter({ before, after, meaning, version, titles }: Props) {
  const say = useSay(publishingWords).preview;
  const { overview } = useStudio();
  const [language, setLanguage] = useState(overview.languages[0] ?? 'pl');
  const [chosen, setChosen] = useState<string | null>(null);
  const screens = [...meaning.screens, { slug: '', title: say.home, address: '/' }];
  const address = (screens.find(({ slug }) => slug === chosen) ?? screens[0])?.address ?? '/';
  const query = new URLSearchParams({ address, language, version });
  const frames = [
    [before, titles?.before ?? say.before],
    [after, titles?.after ?? say.after],
  ] as const;
  return (
    <Stack component="section" spacing={1.5} aria-label={say.title}>
      <Typography variant="h2">{say.title}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          label={say.screen}
          value={chosen ?? screens[0]?.slug ?? ''}
          sx={{ minWidth: 220 }}
          onChange={({ target }) => setChosen(target.value)}
        >
          {screens.map(({ slug, title }) => (
            <MenuItem key={slug} value={slug}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label={say.language} value={language} sx={{ minWidth: 120 }} onChange={({ target }) => setLanguage(target.value)}>
          {overview.languages.map((name) => (
            <MenuItem key={name} value={name}>
              {new Intl.DisplayNames(['pl'], { type: 'language' }).of(name)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        {frames.map(([subject, title]) => (
          <Box key={title}>
            <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 650, mb: 0.5 }}>
              {title}
            </Typography>
            <Box sx={{ height: 520, border: 1, borderColor: 'divider' }}>
              <iframe className="preview-frame" title={title} src={`/redakcja/podglad/${subject}?${query}`} />
            </Box>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
