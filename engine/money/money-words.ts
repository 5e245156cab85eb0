import { money } from '../formats/money';
import type { ScreenContext } from '../screen/context';
import { groupedDigits } from '../values/decimal-text';
import { type Grosze, zlotyText } from './grosze';

/** An amount as screens show it: 1 234,50 zł. */
export function amountWords(
  amount: Grosze,
  { language, timeZone, translate }: Pick<ScreenContext, 'language' | 'timeZone' | 'translate'>,
): string {
  return money.format(zlotyText(amount), { language, timeZone, translate, unit: null, withUnit: true }) ?? '';
}

/** An amount whose unit stands elsewhere, as in the heading of a column: 1 234,50. */
export function amountDigits(amount: Grosze): string {
  return groupedDigits(zlotyText(amount));
}
