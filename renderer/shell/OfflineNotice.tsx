import { useEffect, useState } from 'react';
import { isRecord } from '../../engine';
import { ToneIcon } from '../controls/ToneIcon';
import { useIsReached } from '../office/reach';
import { useQueryClient } from '../office/use-query';
import { useTranslation } from '../texts/open-texts';

/** Says while the portal cannot be reached that this is so, and what still works; afterwards asks again for what failed meanwhile. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOffline = !useIsReached();
  const [wasOffline, setWasOffline] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    if (isOffline) setWasOffline(true);
    else if (wasOffline) void queries.refetchQueries({ type: 'active', predicate: ({ state }) => isFailed(state.data) });
  }, [isOffline, wasOffline, queries]);
  return (
    // Screen readers hear what is put into a region that is already there.
    <div role="status" aria-atomic="true">
      {isOffline ? (
        <div className="offline-notice">
          <ToneIcon tone="warning" />
          <p>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </p>
        </div>
      ) : null}
      {!isOffline && wasOffline ? <p className="visually-hidden">{t('offline.back')}</p> : null}
    </div>
  );
}

/** True for what a query holds after a call without success. Not every one of them keeps why, and asking again is only reading. */
function isFailed(data: unknown): boolean {
  return data === 'failed' || (isRecord(data) && data.ok === false);
}
