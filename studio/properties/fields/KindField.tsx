import Typography from '@mui/material/Typography';
import type { FieldProps } from '@rjsf/utils';
import { useLanguageWords } from '../../room/language-words';

/** What a part is, which is never another thing: said, and not changed. */
export function KindField({ formData, uiSchema = {}, name }: FieldProps) {
  const { word } = useLanguageWords();
  const kind = String(formData ?? '');
  const words = word(kind);
  return (
    <Typography variant="body2">
      {String(uiSchema['ui:title'] ?? name)}: <strong>{words ?? kind}</strong>
      {words !== null && (
        <Typography component="span" variant="caption" color="text.secondary">
          {` ${kind}`}
        </Typography>
      )}
    </Typography>
  );
}
