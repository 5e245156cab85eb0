import './explanation.css';
import type { BlockModelOf } from '../../../engine';
import { openExplanations } from '../../../engine/explanations';
import { keyed } from '../../controls/keyed';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import { BlockFrame } from '../frame/BlockFrame';
import type { BlockProps } from '../frame/nested-blocks';
import { OfficeLink } from '../frame/OfficeLink';

// A screen is worked out after the parts that draw it are there.
openExplanations();

type Explanation = NonNullable<BlockModelOf<'explanation'>['explanation']>;

/** How an amount comes about, behind a question that residents open. */
export function ExplanationBlock({ block: { state, explanation }, retry }: BlockProps<'explanation'>) {
  return (
    <BlockFrame state={state} rows={1} retry={retry}>
      {() => (explanation === null ? null : <Explained explanation={explanation} />)}
    </BlockFrame>
  );
}

function Explained({ explanation: { question, steps, reasons, inputs, lacking } }: { readonly explanation: Explanation }) {
  const { t } = useTranslation();
  return (
    <details className="explanation">
      <summary>
        <Words text={question} />
      </summary>
      {lacking === null ? null : <p>{lacking}</p>}
      {steps.length === 0 ? null : (
        <ol className="explanation-steps">
          {keyed(steps, ({ label }) => label).map(({ key, item }) => (
            <li key={key}>
              <strong>
                <Words text={item.label} />
              </strong>
              <span>= {item.words}</span>
              {item.figures === item.result ? null : <span>= {item.figures}</span>}
              <span>
                = <strong>{item.result}</strong>
              </span>
            </li>
          ))}
        </ol>
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {inputs.length === 0 ? null : (
        <>
          <p className="explanation-heading">{t('explain.inputs')}</p>
          <ul className="explanation-inputs">
            {keyed(inputs, ({ label, value }) => `${label} ${value}`).map(({ key, item }) => (
              <li key={key}>
                <Words text={item.label} />: <strong>{item.value}</strong>
                {item.basis === null ? null : <Basis basis={item.basis} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function Basis({ basis: { validity, act, link } }: { readonly basis: NonNullable<Explanation['inputs'][number]['basis']> }) {
  return (
    <span className="explanation-basis">
      {validity}.{' '}
      {link === null ? (
        <Words text={act} />
      ) : (
        <OfficeLink target={link} kind={null} newTab={false}>
          {act}
        </OfficeLink>
      )}
    </span>
  );
}
