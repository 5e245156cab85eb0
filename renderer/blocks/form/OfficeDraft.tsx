import type { FormState, OfficeDraftCalls, OfficeDraftStage, OpenForm } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { useTranslation } from '../../texts/open-texts';
import { dayOf, lastDayOf, momentOf } from './draft-day';
import { useOfficeDraft } from './use-office-draft';

interface OfficeDraftProps {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly days: number;
  readonly calls: OfficeDraftCalls;
  /** Name under which a draft lies in this browser that the office did not take. */
  readonly storedAs: string;
}

const told = {
  loaded: 'forms.draftLoaded',
  loadedInPart: 'forms.draftLoadedInPart',
  removed: 'forms.draftRemoved',
  notRemoved: 'forms.officeDraftNotRemoved',
} as const;
type Offer = 'save' | 'over' | 'load' | 'take' | 'remove' | 'ask';

/** What may be done with a draft where it stands. */
const offers: Readonly<Record<OfficeDraftStage, readonly Offer[]>> = {
  asking: [],
  unknown: ['ask', 'save'],
  none: ['save'],
  found: ['load', 'remove'],
  saved: ['remove'],
  changed: ['save', 'remove'],
  conflict: ['over', 'take'],
  broken: ['save', 'remove'],
  away: ['save'],
  lost: ['save'],
};

/** A draft of the form at the office. Residents hear when it was saved, and when somebody saved another one meanwhile. */
export function OfficeDraft({ storedAs, days, ...parts }: OfficeDraftProps) {
  const { t } = useTranslation();
  const [now, draft] = useOfficeDraft({ ...parts, days, key: storedAs });
  const { stage, kept, fromBrowser, said, isBusy } = now;
  const moment = momentOf(kept.savedAt);
  const isGone = stage === 'conflict' && kept.content === null;
  const words: Readonly<Record<OfficeDraftStage, string>> = {
    asking: t('forms.officeDraftAsking'),
    unknown: t('forms.officeDraftUnknown'),
    none: t('forms.officeDraftNote', { day: dayOf(Date.now() + days * 86_400_000) }),
    found: fromBrowser === null ? t('forms.officeDraftFound', { moment }) : t('forms.officeDraftFoundHere', { day: dayOf(fromBrowser) }),
    saved: t('forms.officeDraftKept', { moment, day: lastDayOf(kept.savedAt, days) }),
    changed: t('forms.officeDraftChanged', { moment }),
    conflict: isGone ? t('forms.officeDraftGone') : t('forms.officeDraftConflict', { moment }),
    broken: t('forms.officeDraftBroken'),
    away: t('forms.officeDraftAway'),
    lost: t('forms.draftFull'),
  };
  const buttons = {
    save: [t('forms.officeDraftSave'), () => void draft.save()],
    over: [t('forms.draftSaveThis'), () => void draft.save('over')],
    load: [t('forms.draftLoad'), draft.load],
    take: [t('forms.officeDraftTake'), draft.load],
    remove: [t('forms.draftRemove'), () => void draft.remove()],
    ask: [t('forms.officeDraftAskAgain'), () => void draft.ask()],
  } as const;
  return (
    <div className="form-draft">
      <p role="status" className={now.told === null ? 'visually-hidden' : 'field-note'}>
        {now.told === null ? '' : t(told[now.told])}
      </p>
      <p role={stage === 'none' || stage === 'asking' ? undefined : 'status'} className="field-note">
        {said === null ? words[stage] : `${said} ${words[stage]}`}
      </p>
      {offers[stage]
        .filter((offer) => !(offer === 'take' && isGone))
        .map((offer) => (
          <Button key={offer} look="quiet" disabled={isBusy} onClick={buttons[offer][1]}>
            {buttons[offer][0]}
          </Button>
        ))}
    </div>
  );
}
