import type { Ref } from 'react';
import { useTranslation } from '../texts/open-texts';
import { fieldId } from './field-props';

interface ErrorSummaryProps {
  /** Id of a field, its label, and what is wrong with it. */
  readonly problems: readonly { readonly id: string; readonly label: string; readonly problem: string | null }[];
  readonly ref: Ref<HTMLDivElement>;
}

/** All problems of a form at its top, each a link to its field. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const { t } = useTranslation();
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="error-summary">
      <h2>{t('fields.summary')}</h2>
      <ul>
        {problems.map(({ id, label, problem }) => (
          <li key={id}>
            <a
              href={`#${fieldId(id)}`}
              onClick={(event) => {
                // A plain link would change the address, which contains the params.
                event.preventDefault();
                document.getElementById(fieldId(id))?.focus();
              }}
            >
              {label}: {problem}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
