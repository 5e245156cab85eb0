import { Button } from '../controls/Button';
import { ModalDialog } from '../controls/ModalDialog';
import { useAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { informationAtom } from './message-atoms';

/** Shows a notice that stays until OK is pressed. */
export function InformationDialog() {
  const { t } = useTranslation();
  const [information, setInformation] = useAtom(informationAtom);
  if (information === null) return null;
  const close = () => setInformation(null);
  return (
    <ModalDialog
      kind="alert"
      title={information.title}
      onClose={close}
      buttons={
        <Button look="primary" onClick={close}>
          {t('dialog.ok')}
        </Button>
      }
    >
      <p>{information.text}</p>
    </ModalDialog>
  );
}
