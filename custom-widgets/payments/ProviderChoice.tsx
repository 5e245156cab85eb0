import type { ScreenContext } from '../../engine';
import { amountWords, type Grosze } from '../../portal';
import { describedBy, FieldFrame, fieldId } from '../../renderer/widget-contract';
import { costOf, type Offer, type Provider, providerNames } from './providers';

interface ProviderChoiceProps {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly due: Grosze;
  readonly chosen: Provider | null;
  readonly problem: string | null;
  readonly context: ScreenContext;
  onChoose(provider: Provider): void;
}

/** The gateways to choose from, each with its commission when commissions are shown. */
export function ProviderChoice({ id, offers, due, chosen, problem, context, onChoose }: ProviderChoiceProps) {
  const t = context.translate;
  const name = `${id}-provider`;
  return (
    <FieldFrame id={name} label={t('payments.provider')} hint={null} problem={problem} required kind="group">
      <div className="pay-providers">
        {offers.map((offer, position) => {
          const { commission } = costOf(due, offer);
          return (
            <label key={offer.provider} className="option">
              <input
                {...(position === 0 ? { id: fieldId(name) } : {})}
                type="radio"
                name={name}
                value={offer.provider}
                checked={chosen === offer.provider}
                aria-describedby={describedBy(name, null, problem)}
                onChange={() => onChoose(offer.provider)}
              />
              <span>
                {providerNames[offer.provider]}
                {commission === null ? null : (
                  <span className="pay-commission">{t('payments.commissionOf', { amount: amountWords(commission, context) })}</span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </FieldFrame>
  );
}
