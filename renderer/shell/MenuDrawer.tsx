import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../controls/ModalDialog';
import { SideMenu } from './SideMenu';

/** The side menu over the page, in windows that have no room beside it. Choosing an item closes it. */
export function MenuDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <ModalDialog title={t('menu.title')} className="drawer" closeName={t('menu.close')} onClose={onClose}>
      <SideMenu onChosen={onClose} />
    </ModalDialog>
  );
}
