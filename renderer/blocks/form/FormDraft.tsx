import './draft.css';
import { useMemo, useState } from 'react';
import type { FormSource } from '../../../engine';
import { type FormState, type OpenForm, officeDraftCalls } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { useTranslation } from '../../texts/open-texts';
import { dayOf } from './draft-day';
import { useDraftKey } from './draft-key';
import { OfficeDraft } from './OfficeDraft';
import { useFormDraft } from './use-draft';
import { useVisitorDraft, type VisitorDraft } from './visitor-draft';

interface FormDraftProps {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly days: number;
}

/** A draft of the form: at the office for a resident who is signed in, where the definition says so, else in this browser. */
export function FormDraft({ source: { screen, definition }, ...props }: FormDraftProps & { readonly source: FormSource }) {
  const calls = useMemo(() => officeDraftCalls(screen, definition), [screen, definition]);
  const key = useDraftKey(props.form);
  const visitors = useVisitorDraft(props.form, props.days);
  // What was taken along is found as a draft of one's own.
  const [taken, setTaken] = useState(0);
  return (
    <>
      {visitors === null ? null : <TakeAlong {...visitors} onTaken={() => setTaken((count) => count + 1)} />}
      {calls === null || key === null ? (
        <BrowserDraft key={`${key} ${taken}`} {...props} />
      ) : (
        <OfficeDraft key={`${key} ${taken}`} {...props} calls={calls} storedAs={key} />
      )}
    </>
  );
}

/** The question whether the draft that was kept before logging in goes along. */
function TakeAlong({ draft, take, leave, onTaken }: VisitorDraft & { onTaken(): void }) {
  const { t } = useTranslation();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className="form-draft" role="status">
      <p>{t('forms.draftOfVisitor', { day: dayOf(draft.at) })}</p>
      {isRefused ? <p className="field-note">{t('forms.draftNotTaken')}</p> : null}
      <Button look="quiet" onClick={() => (take() ? onTaken() : setRefused(true))}>
        {t('forms.draftTakeAlong')}
      </Button>
      <Button look="quiet" onClick={leave}>
        {t('forms.draftLeave')}
      </Button>
    </div>
  );
}

/** A draft in this browser: kept only when the resident wants it, offered at the next visit, and deleted by a button. */
function BrowserDraft({ form, state, days }: FormDraftProps) {
  const { t } = useTranslation();
  const draft = useFormDraft(form, state, days);
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
