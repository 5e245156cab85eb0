import { formatValue, groupedDigits, type ScreenContext } from '../../engine';
import { type Grosze, zlotyText } from './grosze';

/** An amount as screens show it: 1 234,50 zł. */
export function amountWords(amount: Grosze, context: Pick<ScreenContext, 'language' | 'timeZone' | 'translate'>): string {
  const { language, timeZone, translate } = context;
  return formatValue('money', zlotyText(amount), { language, timeZone, translate, unit: null, withUnit: true }) ?? '';
}

/** An amount whose unit stands elsewhere, as in the heading of a column: 1 234,50. */
export function amountDigits(amount: Grosze): string {
  return groupedDigits(zlotyText(amount));
}
