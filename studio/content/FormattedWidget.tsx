import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';
import { useSay } from '../language/say';
import type { SentEdit } from '../office/studio-answers';
import type { LinkPlace } from '../rich-text/LinkDialog';
import { richTextWords } from '../rich-text/words';

// The editor of formatted text is large, and most content has none.
const RichTextBox = lazy(async () => ({ default: (await import('../rich-text/RichTextBox')).RichTextBox }));

/** What a form gives to its formatted texts. */
export interface FormattedContext {
  readonly language: string;
  readonly places: readonly LinkPlace[];
  /** Takes edits that go together with the next change of the form. */
  readonly beside: (edits: readonly SentEdit[]) => void;
}

/** A formatted text of a form. */
export function FormattedWidget({ id, label, value, rawErrors = [], required, onChange, registry }: WidgetProps) {
  const say = useSay(richTextWords);
  const { language, places, beside }: FormattedContext = registry.formContext;
  return (
    <Stack spacing={0.5}>
      <Typography variant="body2" color="text.secondary">
        {label}
        {required === true && ' *'}
      </Typography>
      <Suspense fallback={<Typography role="status">{say.opening}</Typography>}>
        <RichTextBox
          label={label}
          describedBy={ariaDescribedByIds(id)}
          invalid={rawErrors.length > 0}
          language={language}
          places={places}
          value={typeof value === 'string' ? value : ''}
          onChange={(html, edits) => {
            beside(edits);
            onChange(html);
          }}
        />
      </Suspense>
    </Stack>
  );
}
