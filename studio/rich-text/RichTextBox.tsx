import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo, useState } from 'react';
import { CodeBox } from '../formula/CodeBox';
import { useSay } from '../language/say';
import { lostInEditor } from './lost-in-editor';
import { RichTextEditor, type RichTextProps } from './RichTextEditor';
import { richTextWords } from './words';

/** Formatted text as one sees it, or as HTML: the latter first where the editor would lose something of it. */
export function RichTextBox(props: RichTextProps) {
  const { label, value, onChange } = props;
  const say = useSay(richTextWords);
  const [start] = useState(() => lostInEditor(value).length === 0);
  const [tab, setTab] = useState<'text' | 'source'>(start ? 'text' : 'source');
  const [isForced, setIsForced] = useState(false);
  const lost = useMemo(() => (tab === 'source' || !isForced ? lostInEditor(value) : []), [tab, isForced, value]);
  const shown = lost.length > 0 && !isForced ? 'source' : tab;
  return (
    <Box sx={{ border: 1, borderColor: props.invalid ? 'error.main' : 'rgb(0 0 0 / 0.35)', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Tabs value={shown} aria-label={say.tabs(label)} sx={{ minHeight: 40 }} onChange={(_, chosen: typeof tab) => setTab(chosen)}>
        <Tab value="text" label={say.text} sx={{ minHeight: 40 }} disabled={lost.length > 0 && !isForced} />
        <Tab value="source" label={say.source} sx={{ minHeight: 40 }} />
      </Tabs>
      {lost.length > 0 && !isForced && (
        <Alert
          severity="warning"
          sx={{ borderRadius: 0 }}
          action={
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                setIsForced(true);
                setTab('text');
              }}
            >
              {say.editAnyway}
            </Button>
          }
        >
          {say.lost(lost.map((part) => part || say.words).join(', '))}
        </Alert>
      )}
      {shown === 'text' ? (
        <RichTextEditor {...props} />
      ) : (
        <Box sx={{ p: 1 }}>
          <CodeBox
            label={say.sourceLabel(label)}
            value={value}
            error={props.invalid}
            extensions={noExtensions}
            onChange={(html) => onChange(html, [])}
          />
        </Box>
      )}
    </Box>
  );
}

const noExtensions: readonly [] = [];
