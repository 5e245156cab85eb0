import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';

interface Props {
  /** The draft that is shown; null shows what is published. */
  readonly draft: number | null;
  /** Version of its pack; another one draws the preview anew. */
  readonly version: string | null;
  /** Address of the screen in the portal. */
  readonly address: string;
  readonly languages: readonly string[];
  /** Something of the screen was clicked: the id of its block. */
  readonly onPick: (block: string) => void;
}

const widths = [
  ['telefon', 360],
  ['tablet', 768],
  ['komputer', null],
] as const;

/** The real portal with the pack of the draft, in a frame of its own. */
export function PreviewPane({ draft, version, address, languages, onPick }: Props) {
  const [language, setLanguage] = useState(languages[0] ?? 'pl');
  const [width, setWidth] = useState<string>('komputer');
  const picked = useEffectEvent(onPick);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && typeof Object(data).okienkoPick === 'string') picked(Object(data).okienkoPick);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const query = new URLSearchParams({ address, language, version: version ?? '' });
  const source = `/redakcja/podglad/${draft ?? 'opublikowane'}?${query}`;
  const pixels = widths.find(([name]) => name === width)?.[1] ?? null;
  return (
    <Stack sx={{ height: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
        <TextField select label="Język" value={language} sx={{ minWidth: 110 }} onChange={({ target }) => setLanguage(target.value)}>
          {languages.map((name) => (
            <MenuItem key={name} value={name}>
              {new Intl.DisplayNames(['pl'], { type: 'language' }).of(name)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select label="Szerokość" value={width} sx={{ minWidth: 120 }} onChange={({ target }) => setWidth(target.value)}>
          {widths.map(([name]) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0, mx: 'auto', width: pixels ?? '100%', maxWidth: '100%' }}>
        <iframe className="preview-frame" title="Podgląd" src={source} />
      </Box>
    </Stack>
  );
}
