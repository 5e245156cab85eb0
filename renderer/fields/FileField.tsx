import { useEffect, useState } from 'react';
import type { FileModel } from '../../engine';
import { Failure } from '../controls/Failure';
import { loadedPart } from '../controls/loaded-part';
import { useTranslation } from '../texts/open-texts';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './field-props';

const input = loadedPart(async () => (await import('./FileInput')).FileInput);
let isHere = false;

/** Files. What takes them comes with the first such field. */
export function FileField(props: FieldProps<FileModel>) {
  const { t } = useTranslation();
  const [state, setState] = useState<'loading' | 'here' | 'failed'>(isHere ? 'here' : 'loading');
  useEffect(() => {
    if (state !== 'loading') return;
    input.load().then(
      () => {
        isHere = true;
        setState('here');
      },
      () => setState('failed'),
    );
  }, [state]);
  if (state === 'here') return input.draw(props);
  const { id, field, problem } = props;
  const { label, hint, required } = field;
  return (
    <FieldFrame {...{ id, label, hint, problem, required }} kind="group">
      {state === 'failed' ? <Failure message={t('files.unready')} onRetry={() => setState('loading')} /> : null}
    </FieldFrame>
  );
}
