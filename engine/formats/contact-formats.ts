import { email as emailRule } from '../rules/contact-rules';
import { withoutSpaces } from '../rules/without-spaces';
import { encodeAddress } from '../values/uri-part';
import type { Format } from './format';
import { defineTextFormat } from './text-format';

const plain = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** An e-mail address; a well-formed one is a link that begins a letter. */
export const email: Format = {
  ...defineTextFormat(plain),
  href: (value) => {
    const address = plain(value);
    return address !== null && emailRule.check(address, null, { today: '', taxNumber: 'either' })
      ? `mailto:${encodeAddress(address)}`
      : null;
  },
};

/** A telephone number as the office writes it; the link calls it. */
export const phone: Format = {
  ...defineTextFormat(plain),
  href: (value) => {
    const digits = withoutSpaces(plain(value) ?? '').replace(/[()-]/g, '');
    return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
  },
};

/** A part of a text: a telephone number with the link that calls it, or the words around it. */
interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

// With the country's code: nine digits alone may as well be a sum or the number of a case.
const polishNumber = /(^|[^\p{L}\p{N}+])(\+48(?:[ \u00a0()-]{0,2}\d){9})(?!\d)/u;

/** The parts of a text, of which telephone numbers with the code +48 are links. A text without any is one part. */
export function splitAtPhones(text: string): readonly TextPart[] {
  // Between words stand the sign before a number, which belongs to them, and the number.
  return text.split(polishNumber).flatMap((part, place, all) => {
    const kind = place % 3;
    const shown = kind === 0 ? part + (all[place + 1] ?? '') : part;
    if (kind === 1 || shown === '') return [];
    return [{ text: shown, href: kind === 2 ? (phone.href?.(part) ?? null) : null }];
  });
}

/** The address of a website. Without a scheme it is taken for https; any scheme but http and https gives no link. */
export const webAddress: Format = {
  ...defineTextFormat(plain),
  href: (value) => {
    const address = plain(value) ?? '';
    const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address.replace(/^\/+/, '')}`;
    return /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(whole) ? whole : null;
  },
};
