import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedNotice } from '../controls/FramedNotice';
import type { KeptInputs } from '../inputs/kept-inputs';

/** Says that what was typed before a login stands on the screen again. */
export function RestoredNotice({ inputs }: { readonly inputs: KeptInputs }) {
  const { t } = useTranslation();
  const isRestored = useSyncExternalStore(inputs.subscribe, inputs.isRestored);
  // Screen readers hear what is put into a region that is already there.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <div role="status">{isRestored && isThere ? <FramedNotice tone="info" text={t('forms.restored')} /> : null}</div>;
}
