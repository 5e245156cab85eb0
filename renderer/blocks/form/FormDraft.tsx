import './draft.css';
import { formatPlainDate, parsePlainDate } from '../../../engine';
import type { FormState, OpenForm } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { today } from '../../service/today';
import { useTranslation } from '../../texts/open-texts';
import { useFormDraft } from './use-draft';

interface FormDraftProps {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly days: number;
}

/** A draft of the form: kept only when the resident wants it, offered at the next visit, and deleted by a button. */
export function FormDraft({ form, state, days }: FormDraftProps) {
  const { t } = useTranslation();
  const draft = useFormDraft(form, state, days);
  const dayOf = (moment: number) => {
    const day = parsePlainDate(today(moment));
    return day === null ? '' : formatPlainDate(day);
  };
  const { stage, told, since, until } = draft;
  const remove = (
    <Button look="quiet" onClick={draft.remove}>
      {t('forms.draftRemove')}
    </Button>
  );
  const actions = {
    none: (
      <>
        <p className="field-note">{t('forms.draftNote', { day: dayOf(Date.now() + days * 86_400_000) })}</p>
        <Button look="quiet" onClick={draft.save}>
          {t('forms.draftSave')}
        </Button>
      </>
    ),
    found: (
      <>
        <p>{t('forms.draftFound', { day: dayOf(since) })}</p>
        <Button look="quiet" onClick={draft.load}>
          {t('forms.draftLoad')}
        </Button>
        {remove}
      </>
    ),
    kept: (
      <>
        <p className="field-note">{t('forms.draftKept', { day: dayOf(until) })}</p>
        {remove}
      </>
    ),
    elsewhere: (
      <>
        <p>{t('forms.draftElsewhere')}</p>
        <Button look="quiet" onClick={draft.load}>
          {t('forms.draftLoadOther')}
        </Button>
        <Button look="quiet" onClick={draft.save}>
          {t('forms.draftSaveThis')}
        </Button>
      </>
    ),
    full: (
      <>
        <p>{t('forms.draftFull')}</p>
        <Button look="quiet" onClick={draft.save}>
          {t('forms.draftSave')}
        </Button>
      </>
    ),
  };
  return (
    <div className="form-draft">
      <p role="status" className={told === null ? 'visually-hidden' : 'field-note'}>
        {told === null ? '' : t(told === 'loaded' ? 'forms.draftLoaded' : 'forms.draftRemoved')}
      </p>
      {actions[stage]}
    </div>
  );
}
