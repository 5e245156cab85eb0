import { email as emailRule } from '../rules/contact-rules';
import { withoutSpaces } from '../rules/without-spaces';
import type { Format } from './format';
import { defineTextFormat } from './text-format';

const plain = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** An e-mail address; a well-formed one is a link that begins a letter. */
export const email: Format = {
  ...defineTextFormat(plain),
  href: (value) => {
    const address = plain(value);
    return address !== null && emailRule.check(address, null, { today: '', taxNumber: 'either' }) ? `mailto:${encodeURI(address)}` : null;
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

/** The address of a website. Without a scheme it is taken for https; any scheme but http and https gives no link. */
export const webAddress: Format = {
  ...defineTextFormat(plain),
  href: (value) => {
    const address = plain(value) ?? '';
    const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address.replace(/^\/+/, '')}`;
    return /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(whole) ? whole : null;
  },
};
