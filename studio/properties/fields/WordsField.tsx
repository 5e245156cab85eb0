import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { use } from 'react';
import { useSay } from '../../language/say';
import { FieldTitle } from './FieldTitle';
import { JsonEditor } from './JsonEditor';
import { TranslationFields } from './TranslationFields';
import { TranslationsContext } from './translations';
import { fieldWords } from './words';

/** A text for residents: a sentence, or a sentence with values and plural forms, whose parts are then edited side by side. */
export function WordsField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry } = props;
  const say = useSay(fieldWords);
  const translations = use(TranslationsContext);
  const keyOf: (path: readonly (string | number)[]) => string = registry.formContext?.textKey;
  const change = (value: unknown) => onChange(value, fieldPathId.path);
  if (typeof formData !== 'object' || formData === null)
    return (
      <FieldTitle field={props}>
        {(labels) => (
          <>
            <TextField
              {...labels}
              value={typeof formData === 'string' ? formData : ''}
              multiline
              maxRows={8}
              onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
            />
            {translations !== null && typeof formData === 'string' && (
              <TranslationFields original={labels.id} textKey={keyOf(fieldPathId.path)} translations={translations} />
            )}
          </>
        )}
      </FieldTitle>
    );
  const { text, plural, ...others }: Readonly<Record<string, unknown>> = formData;
  const pluralNames: Readonly<Record<string, string>> = say.plural;
  return (
    <FieldTitle field={props} group>
      {() => (
        <>
          {typeof text === 'string' && (
            <TextField
              fullWidth
              multiline
              maxRows={8}
              label={say.sentence}
              value={text}
              onChange={({ target }) => change({ ...formData, text: target.value })}
            />
          )}
          {Object.entries(Object(plural)).map(([form, sentence]) => (
            <TextField
              key={form}
              fullWidth
              label={pluralNames[form] ?? form}
              value={String(sentence)}
              onChange={({ target }) => change({ ...formData, plural: { ...Object(plural), [form]: target.value } })}
            />
          ))}
          {Object.keys(others).length > 0 && (
            <JsonEditor
              label={say.valuesInSentence}
              value={others}
              onChange={(changed) =>
                change({ ...(typeof text === 'string' && { text }), ...(plural !== undefined && { plural }), ...Object(changed) })
              }
            />
          )}
        </>
      )}
    </FieldTitle>
  );
}
