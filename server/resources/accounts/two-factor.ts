import { readTwoFactor, renewRecoveryCodes, switchTwoFactorOff, switchTwoFactorOn } from '../../accounts/two-factor-settings';
import { flag, lineOrNull, optionalFlag, secretOrNull } from '../../calls/body-readers';
import { defineResource } from '../../calls/define-resource';

/** Two-factor login of the user. */
export const twoFactorResources = [
  defineResource('GET /uzytkownicy/konfiguracja2Fa', {
    query: {},
    caller: 'user',
    answer: async ({ user, ...call }) => await readTwoFactor(call, user),
  }),

  defineResource('POST /uzytkownicy/konfiguracja2Fa', {
    query: {},
    caller: 'user',
    body: {
      czy2FaAktywne: flag('czy2FaAktywne'),
      totp: lineOrNull('totp'),
      haslo: secretOrNull('haslo'),
      noweKodyZapasowe: optionalFlag('noweKodyZapasowe'),
    },
    answer: async ({ body, user, ...call }) => {
      const { totp, haslo: password } = body;
      if (!body.czy2FaAktywne) {
        await switchTwoFactorOff(call, user, { code: totp, password });
        return {};
      }
      const codes = body.noweKodyZapasowe
        ? await renewRecoveryCodes(call, user, { code: totp, password })
        : await switchTwoFactorOn(call, user, { code: totp ?? '', password });
      return codes === null ? {} : { kodyZapasowe: [...codes] };
    },
  }),
];
