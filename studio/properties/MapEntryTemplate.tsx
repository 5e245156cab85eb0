import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ADDITIONAL_PROPERTY_FLAG, type WrapIfAdditionalTemplateProps } from '@rjsf/utils';
import { type FocusEvent, useState } from 'react';
import { useSay } from '../language/say';
import { unsafeNames } from './fields/JsonEditor';
import { fieldWords } from './fields/words';

/** Puts the name of an entry before its value, where the author chooses the names; everything else is drawn as it is. */
export function MapEntryTemplate({ id, label, schema, children, onKeyRenameBlur, onRemoveProperty }: WrapIfAdditionalTemplateProps) {
  const say = useSay(fieldWords);
  const [isUnsafe, setUnsafe] = useState(false);
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }} role="group" aria-label={label}>
      <TextField
        key={label}
        id={`${id}-key`}
        label={say.entryName}
        defaultValue={label}
        size="small"
        sx={{ flex: '0 0 30%' }}
        error={isUnsafe}
        helperText={isUnsafe ? say.unsafeName : undefined}
        slotProps={{
          htmlInput: {
            onBlur: (event: FocusEvent<HTMLInputElement>) => {
              const refused = unsafeNames.has(event.target.value.trim());
              setUnsafe(refused);
              if (!refused) onKeyRenameBlur(event);
            },
          },
        }}
      />
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
      <IconButton aria-label={say.removeEntry(label)} onClick={onRemoveProperty}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Stack>
  );
}
