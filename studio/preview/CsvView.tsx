import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { currentLanguage, useSay } from '../language/say';
import { askStudio } from '../office/ask-studio';
import type { TablesAnswer } from '../office/studio-answers';
import { SaveButton } from './SaveButton';
import { useFile } from './use-file';
import { previewWords } from './words';

interface Props {
  /** Where the server makes them. */
  readonly path: string;
  readonly version: string | null;
  /** While the draft has errors the last file stands. */
  readonly isHeld: boolean;
}

const loadTables = async (path: string) => await askStudio<TablesAnswer>(path);
const mostLines = 200;

/** The tables of the previewed screen as residents download them for a spreadsheet. */
export function CsvView({ path, version, isHeld }: Props) {
  const say = useSay(previewWords);
  const file = useFile(loadTables, isHeld ? null : `${path}&version=${version ?? ''}`);
  const [chosen, setChosen] = useState('');
  if (file.kind === 'waiting')
    return (
      <Typography role="status" sx={{ p: 2 }}>
        {say.drawing}
      </Typography>
    );
  const tables = file.kind === 'ready' ? file.content.tables : [];
  const table = tables.find(({ id }) => id === chosen) ?? tables[0];
  if (table === undefined)
    return (
      <Alert severity="info" sx={{ borderRadius: 0 }}>
        {file.kind === 'refused' ? file.words : say.noTables}
      </Alert>
    );
  const lines = table.csv.trimEnd().split('\r\n');
  return (
    <Stack sx={{ height: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <SaveButton
          label={say.download.csv}
          file={new Blob([table.csv], { type: 'text/csv;charset=utf-8' })}
          fileName={table.fileName}
          isOld={file.kind === 'ready' && file.isOld}
        />
        {tables.length > 1 && (
          <TextField
            select
            label={say.table}
            value={table.id}
            sx={{ m: 1.5, minWidth: 160 }}
            onChange={({ target }) => setChosen(target.value)}
          >
            {tables.map(({ id, title }) => (
              <MenuItem key={id} value={id}>
                {title}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      <Box
        component="pre"
        // Long lines scroll by keyboard as well.
        tabIndex={0}
        aria-label={table.fileName}
        sx={{ flex: 1, minHeight: 0, m: 0, p: 1.5, overflow: 'auto', fontSize: '0.8rem', lineHeight: 1.6 }}
      >
        {lines.slice(0, mostLines).join('\n').replace('\ufeff', '')}
      </Box>
      {lines.length > mostLines && (
        <Typography variant="caption" color="text.secondary" sx={{ px: 1.5, pb: 1 }}>
          {say.someRows(mostLines - 1, (lines.length - 1).toLocaleString(currentLanguage()))}
        </Typography>
      )}
    </Stack>
  );
}
