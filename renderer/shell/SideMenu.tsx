import { keyed } from '../controls/keyed';
import { useMenu } from '../start/use-menu';
import { useVisits } from '../start/use-visits';
import { useTranslation } from '../texts/open-texts';
import { ContactBlock } from './ContactBlock';
import { MenuEntry } from './MenuEntry';

// Numbers look the same in every language.
const grouped = new Intl.NumberFormat('pl', { useGrouping: 'always' });

/** Pages of the portal and of the office, the office's contact, and the counter of visits. */
export function SideMenu({ onChosen }: { onChosen?(): void }) {
  const { t } = useTranslation();
  const { items, contact, settled } = useMenu();
  const visits = useVisits();
  return (
    <>
      <nav aria-label={t('shell.mainNavigation')}>
        <ul className="menu-list">
          {keyed(items, ({ key }) => key).map(({ key, item }) => (
            <li key={key}>
              <MenuEntry item={item} onChosen={() => onChosen?.()} />
            </li>
          ))}
        </ul>
      </nav>
      {contact === null ? null : <ContactBlock contact={contact} />}
      {visits === null || !settled ? null : (
        <p className="visits">{t('visits.count', { count: visits, number: grouped.format(visits) })}</p>
      )}
    </>
  );
}
