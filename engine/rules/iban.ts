import { hasCheckDigits } from '../values/account-number';
import type { Rule } from './rule';
import { withoutSpaces } from './without-spaces';

// Length of an account number by country, from the register of ISO 13616.
const lengths = new Map(
  (
    'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28' +
    'HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29' +
    'PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30'
  )
    .match(/.{4}/g)
    ?.map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** An account number of any country (IBAN): letters of the country, two check digits and as many characters as that country writes; spaces allowed. */
export const iban: Rule = {
  messageKey: 'rules.iban',
  check(value) {
    const number = withoutSpaces(value);
    if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/i.test(number)) return false;
    const capitals = number.toUpperCase();
    if (lengths.get(capitals.slice(0, 2)) !== capitals.length) return false;
    return hasCheckDigits(asDigits(capitals.slice(4) + capitals.slice(0, 2)), capitals.slice(2, 4));
  },
};

/** A as 10 to Z as 35. */
function asDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}
