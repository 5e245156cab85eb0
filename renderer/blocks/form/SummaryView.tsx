import type { FormState, OpenForm, SummaryEntry } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import { useFormTools } from './form-context';
import { useFormPart } from './use-form';
import type { StepsHandle } from './use-steps';

interface SummaryViewProps {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly pages: StepsHandle;
}

/** What was filled in, by step, each with a button that opens it to be changed. */
export function SummaryView({ form, state, pages }: SummaryViewProps) {
  const { t } = useTranslation();
  const { headingLevel } = useFormTools();
  const model = useFormPart(state, (now) => now.model);
  const Heading = `h${headingLevel}` as const;
  return form.inWords(model).map(({ step, title, entries }) => (
    <section key={step ?? ''} className="summary-part">
      {step === null || title === null ? null : (
        <div className="summary-head">
          <Heading>
            <Words text={title} />
          </Heading>
          <Button look="quiet" aria-label={`${t('forms.change')}: ${title}`} onClick={() => pages.go(step, 'summary')}>
            {t('forms.change')}
          </Button>
        </div>
      )}
      <Entries entries={entries} />
    </section>
  ));
}

function Entries({ entries }: { readonly entries: readonly SummaryEntry[] }) {
  return (
    <dl className="summary-list">
      {entries.map((entry) =>
        entry.kind === 'row' ? (
          <div key={entry.id}>
            <dt>
              <Words text={entry.label} />
            </dt>
            <dd>{entry.value}</dd>
          </div>
        ) : (
          <div key={entry.id} className="summary-group">
            <dt>
              <Words text={entry.label} />
            </dt>
            <dd>
              <Entries entries={entry.entries} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
