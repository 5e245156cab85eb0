import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { assetAddress } from '../pack/open-pack';
import { usePortal } from '../pack/use-pack';
import { serviceRoute } from '../service/find-service';
import { PageHeading } from './PageHeading';

/** All services of the office, under the headings of their groups. */
export function ServicesList() {
  const { t } = useTranslation();
  const { settings, pack } = usePortal();
  const { groups, services, office } = pack.index;
  return (
    <>
      <PageHeading title={t('shell.services')}>
        <p className="lead">{t('services.lead')}</p>
        {office.arms === null ? null : (
          <img className="page-arms" src={assetAddress(settings.packBase, office.arms)} alt="" width="120" height="144" />
        )}
      </PageHeading>
      <div className="measure page-body">
        {groups.map((group) => {
          const entries = services.filter((entry) => entry.group === group.id);
          return entries.length === 0 ? null : (
            <section key={group.id} className="service-group" aria-labelledby={`group-${group.id}`}>
              <h2 id={`group-${group.id}`}>{group.title}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.slug}>
                    <Link href={serviceRoute(entry)}>{entry.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
