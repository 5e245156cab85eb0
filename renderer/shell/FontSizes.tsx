import { useAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { fontSizeAtom, fontSizes } from '../theme/letters';

/** Three sizes of letters, each a button. */
export function FontSizes() {
  const { t } = useTranslation();
  const [size, setSize] = useAtom(fontSizeAtom);
  return (
    <fieldset className="font-sizes">
      <legend className="visually-hidden">{t('font.title')}</legend>
      {fontSizes.map((known) => (
        <button
          key={known}
          type="button"
          className="bar-control"
          data-size={known}
          aria-pressed={known === size}
          onClick={() => setSize(known)}
        >
          <span aria-hidden="true">A</span>
          <span className="visually-hidden">{t(`font.${known}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
