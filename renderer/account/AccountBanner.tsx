import { Link, useLocation } from 'wouter';
import { ToneIcon } from '../controls/ToneIcon';
import { useOwnScreen, usePortal } from '../pack/use-pack';
import { sessionAtom } from '../session/session-store';
import { useAtomValue } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';

/** Says on every page of a restricted account why much is closed, and leads to what opens it. */
export function AccountBanner() {
  const { t } = useTranslation();
  const { office } = usePortal().pack.index;
  const session = useAtomValue(sessionAtom);
  const own = useOwnScreen();
  const [path] = useLocation();
  if (session.kind !== 'restricted') return null;
  return (
    <aside className="account-banner" aria-label={t('account.bannerName')}>
      <ToneIcon tone="warning" />
      <p>
        {session.unconfirmed ? t('account.unconfirmed') : t('account.unverified', { office: office.officeName || office.name })}
        {own === null || own.route === path ? null : (
          <>
            {' '}
            <Link href={own.route}>{own.title}</Link>
          </>
        )}
      </p>
    </aside>
  );
}
