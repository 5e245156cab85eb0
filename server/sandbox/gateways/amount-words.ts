import { type Grosze, zlotyText } from '../../../engine';

/** An amount for people: `1 234,50 zł`, with hard spaces. */
export function formatMoney(grosze: Grosze, currency: string): string {
  const [whole = '', fraction = ''] = zlotyText(grosze).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${fraction}\u00a0${currency === 'PLN' ? 'zł' : currency}`;
}
