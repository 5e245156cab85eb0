import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { useSay } from '../../language/say';
import type { PlaceChoice } from '../../office/studio-answers';
import { useLanguageWords } from '../../room/language-words';
import { type AskChoices, aboutChoice } from './choices';
import { FieldTitle } from './FieldTitle';
import { fieldWords } from './words';

/**
 * A name of something: a format, a rule, a source, a call, a field. It is chosen from what there is at this place, each with an example of
 * what it does. What is not there yet may be typed: the checker says when it stays so.
 */
export function NameField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry } = props;
  const say = useSay(fieldWords);
  const [choices, setChoices] = useState<readonly PlaceChoice[] | null>(null);
  const ask: AskChoices | undefined = registry.formContext?.choices;
  const chosen = typeof formData === 'string' ? formData : '';
  const { word } = useLanguageWords();
  // A name of something of the portal may look like a word of the language, and is none.
  const wordsOf = (name: string) => (props.schema['x-registry'] === undefined ? null : word(name));
  const said = wordsOf(chosen);
  const byName = new Map((choices ?? []).map((choice) => [String(choice.value), choice]));
  return (
    <FieldTitle field={props}>
      {({ id, label, helperText, error, required }) => (
        <Autocomplete
          id={id}
          freeSolo
          openOnFocus
          options={[...byName.keys()]}
          loading={choices === null}
          loadingText={say.loading}
          value={chosen}
          onOpen={() => void ask?.(fieldPathId.path).then(setChoices)}
          onChange={(_, value) => onChange(value === null || value === '' ? undefined : value, fieldPathId.path)}
          onBlur={({ target }) => {
            const typed = 'value' in target ? String(target.value).trim() : chosen;
            if (typed !== chosen) onChange(typed === '' ? undefined : typed, fieldPathId.path);
          }}
          filterOptions={(names, { inputValue }) => {
            const sought = inputValue === chosen ? '' : inputValue.toLowerCase();
            return names.filter((name) => `${name} ${wordsOf(name) ?? ''} ${aboutOf(byName.get(name))}`.toLowerCase().includes(sought));
          }}
          renderOption={({ key, ...option }, name) => (
            <ListItem key={key} {...option} dense>
              <ListItemText
                primary={wordsOf(name) ?? name}
                secondary={[wordsOf(name) === null ? '' : name, aboutOf(byName.get(name))].filter((each) => each !== '').join(' · ')}
              />
            </ListItem>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              label={label}
              helperText={helperText}
              error={error}
              required={required}
              slotProps={{
                ...params.slotProps,
                input: {
                  ...params.slotProps.input,
                  ...(said !== null && {
                    startAdornment: (
                      <InputAdornment position="start" disableTypography sx={{ ml: 0.75, mr: 0, color: 'text.primary' }}>
                        {said}
                      </InputAdornment>
                    ),
                  }),
                },
                htmlInput: { ...params.slotProps.htmlInput, ...(said !== null && { 'aria-description': said }) },
              }}
              {...(said !== null && { sx: { '& input': { fontSize: '0.8rem', color: 'text.secondary' } } })}
            />
          )}
        />
      )}
    </FieldTitle>
  );
}

function aboutOf(choice: PlaceChoice | undefined): string {
  return choice === undefined ? '' : aboutChoice(choice);
}
