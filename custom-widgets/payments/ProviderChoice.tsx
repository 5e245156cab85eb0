import type { ScreenContext } from '../../engine';
import { amountWords, type Grosze } from '../../portal';
import { describedBy, FieldFrame, fieldId } from '../../renderer/widget-contract';
import { cheapestOf, costOf, type Offer } from './providers';

interface ProviderChoiceProps {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly due: Grosze;
  /** Why a gateway is not among them. */
  readonly hint: string | null;
  /** Id of a gateway. */
  readonly chosen: string | null;
  readonly problem: string | null;
  readonly context: ScreenContext;
  onChoose(id: string): void;
}

/** The gateways to choose from, each with what it takes and, when commissions are shown, its commission; the cheapest is named. */
export function ProviderChoice({ id, offers, due, hint, chosen, problem, context, onChoose }: ProviderChoiceProps) {
  const t = context.translate;
  const name = `${id}-provider`;
  const cheapest = cheapestOf(offers, due);
  return (
    <FieldFrame id={name} label={t('payments.provider')} hint={hint} problem={problem} required kind="group">
      <div className="pay-providers">
        {offers.map((offer, position) => {
          const { commission } = costOf(due, offer);
          return (
            <label key={offer.provider.id} className="option">
              <input
                {...(position === 0 ? { id: fieldId(name) } : {})}
                type="radio"
                name={name}
                value={offer.provider.id}
                checked={chosen === offer.provider.id}
                aria-describedby={describedBy(name, hint, problem)}
                onChange={() => onChoose(offer.provider.id)}
              />
              <span>
                {offer.provider.name} {offer === cheapest ? <span className="pay-cheapest">{t('payments.cheapest')}</span> : null}
                {offer.provider.takes === null ? null : <span className="pay-takes">{offer.provider.takes}</span>}
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
