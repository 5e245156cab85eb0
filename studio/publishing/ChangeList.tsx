import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSay } from '../language/say';
import type { ChangeMeaning, ToldChange } from '../office/studio-answers';
import { publishingWords } from './words';

interface Props {
  readonly meaning: ChangeMeaning;
  /** Heading in place of “what will change”. */
  readonly title?: string;
  readonly onShow?: (change: ToldChange) => void;
  readonly onUndo?: (change: ToldChange) => void;
  /** What stands before a sentence, such as a box to tick. */
  readonly before?: (change: ToldChange) => ReactNode;
}

/** What changes, sentence by sentence below the names of services. What widens rights is said first. */
export function ChangeList({ meaning, title, onShow, onUndo, before }: Props) {
  const say = useSay(publishingWords).changes;
  const { changes, isPartial } = meaning;
  const widening = changes.filter(({ widens }) => widens.length > 0);
  const groups = new Map<string, ToldChange[]>();
  for (const change of changes) {
    const name = change.title ?? say.portal;
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return (
    <Stack component="section" spacing={1.5} aria-label={title ?? say.title}>
      <Typography variant="h2">{title ?? say.title}</Typography>
      {isPartial && <Alert severity="warning">{say.partial}</Alert>}
      {widening.length > 0 && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>{say.more}</AlertTitle>
          {widening.map((change) => (
            <p key={change.sentence}>
              <strong>{change.widens.join(' ')}</strong> {change.sentence}
            </p>
          ))}
        </Alert>
      )}
      {changes.length === 0 && <Typography>{say.none}</Typography>}
      {[...groups].map(([name, own]) => (
        <div key={name}>
          <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 650 }}>
            {name}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ pl: 2.5, my: 0.5 }}>
            {own.map((change) => (
              <li key={`${change.place?.path} ${change.part}`}>
                {before?.(change)}
                <Typography component="span">{change.part}</Typography>
                {change.place !== null && onShow && (
                  <Button size="small" onClick={() => onShow(change)} aria-label={`${say.show}: ${change.part}`}>
                    {say.show}
                  </Button>
                )}
                {onUndo && change.undo.length > 0 && (
                  <Button size="small" onClick={() => onUndo(change)} aria-label={`${say.undo}: ${change.part}`}>
                    {say.undo}
                  </Button>
                )}
              </li>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
