import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ADDITIONAL_PROPERTY_FLAG, type WrapIfAdditionalTemplateProps } from '@rjsf/utils';
import { useState } from 'react';
import { useSay } from '../language/say';
import { fieldWords } from './fields/words';

const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A property as it is; an entry whose name its author chooses with that name, which can be changed, and a way to remove it. */
export function EntryTemplate({ id, label, schema, children, onKeyRename, onRemoveProperty }: WrapIfAdditionalTemplateProps) {
  const say = useSay(fieldWords);
  const [isBad, setBad] = useState(false);
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div>{children}</div>;
  const rename = (typed: string) => {
    const name = typed.trim();
    const isRefused = name === '' || unsafeNames.has(name);
    setBad(isRefused);
    if (!isRefused && name !== label) onKeyRename(name);
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', '& > :nth-child(2)': { flex: '1 1 180px', minWidth: 0 } }}
    >
      <TextField
        // Another name makes another entry.
        key={label}
        id={`${id}-key`}
        size="small"
        label={say.entryName}
        defaultValue={label}
        error={isBad}
        helperText={isBad ? say.badName : undefined}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ flex: '1 1 140px' }}
        onBlur={({ target }) => rename(target.value)}
      />
      <div>{children}</div>
      <Button size="small" color="error" aria-label={say.removeEntry(label)} onClick={onRemoveProperty}>
        ✕
      </Button>
    </Stack>
  );
}
