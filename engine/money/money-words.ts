import { accountNumber } from '../formats/account-number';
import { money } from '../formats/money';
import type { ScreenContext } from '../screen/context';
import { type Grosze, zlotyText } from './grosze';

/** An amount as screens show it: 1 234,50 zł. */
export function amountWords(amount: Grosze, context: Pick<ScreenContext, 'language' | 'timeZone' | 'translate'>): string {
  return money.format(zlotyText(amount), { ...optionsOf(context), withUnit: true }) ?? '';
}

/** An account number in groups of four, as screens show it. */
export function accountWords(account: string, context: Pick<ScreenContext, 'language' | 'timeZone' | 'translate'>): string {
  return accountNumber.format(account, { ...optionsOf(context), withUnit: false }) ?? account;
}

function optionsOf({ language, timeZone, translate }: Pick<ScreenContext, 'language' | 'timeZone' | 'translate'>) {
  return { language, timeZone, translate, unit: null };
}
