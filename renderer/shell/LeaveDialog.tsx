import { Button } from '../controls/Button';
import { ModalDialog } from '../controls/ModalDialog';
import { waitingLeaveAtom } from '../navigation/leave-warning';
import { useAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';

/** Asks before a page with unsent data is left. Escape stays. */
export function LeaveDialog() {
  const { t } = useTranslation();
  const [leave, setLeave] = useAtom(waitingLeaveAtom);
  if (leave === null) return null;
  const stay = () => setLeave(null);
  return (
    <ModalDialog
      kind="alert"
      title={t('leave.title')}
      onClose={stay}
      buttons={
        <>
          <Button look="primary" onClick={stay}>
            {t('leave.stay')}
          </Button>
          <Button look="secondary" onClick={() => leave.go()}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </ModalDialog>
  );
}
