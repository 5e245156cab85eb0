import type { AccountRules } from '../../accounts/account-data';
import type { OfficeContext } from '../../calls/define-resource';

/** What the rules of the engine need to know in this office today. */
export function rulesOf({ today, accounts }: OfficeContext): AccountRules {
  return { today, taxNumber: accounts.taxNumber() };
}
