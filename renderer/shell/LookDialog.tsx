import './look-dialog.css';
import { ModalDialog } from '../controls/ModalDialog';
import { useAtom, useAtomValue } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { colourChoices, coloursAtom } from '../theme/colours-atom';
import { contrastAtom } from '../theme/contrast-atom';
import { ContrastToggle } from './ContrastToggle';
import { FontSizes } from './FontSizes';

/** How the page is to look. Every choice holds at once and for later visits, so there is nothing to save. */
export function LookDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const [colours, setColours] = useAtom(coloursAtom);
  const isHigh = useAtomValue(contrastAtom) === 'high';
  return (
    <ModalDialog title={t('look.title')} onClose={onClose}>
      <div className="look">
        <fieldset className="field">
          <legend>{t('look.colours')}</legend>
          {isHigh ? <p className="field-hint">{t('look.highContrast')}</p> : null}
          <div>
            {colourChoices.map((choice) => (
              <label key={choice} className="option">
                <input type="radio" name="look-colours" checked={choice === colours} onChange={() => setColours(choice)} />
                {t(`look.${choice}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <ContrastToggle />
        <FontSizes />
      </div>
    </ModalDialog>
  );
}
