import type { SampleEditor } from '../server';

// The hash of the password that the start prints; it is worked out beforehand, so that a start takes no longer.
const password = 'Redakcja-2026!';
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$IAxr2mUEBOBVPxB02JB4Xg$9cW2cIkKnkgI7y5Z5E+hxArmptsSRuA7X4iCIrD2c78';

/** People of the sample office's editors' room: two editors, an approver and an administrator. */
export const sampleEditors: readonly SampleEditor[] = [
  {
    login: 'redaktor',
    name: 'Renata Redaktor',
    password,
    passwordHash,
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    administrator: false,
    rights: [{ role: 'editor', group: '*' }],
  },
  {
    login: 'podatki',
    name: 'Paweł Podatkowy',
    password,
    passwordHash,
    totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
    administrator: false,
    rights: [{ role: 'editor', group: 'podatki' }],
  },
  {
    login: 'zatwierdza',
    name: 'Zofia Zatwierdzająca',
    password,
    passwordHash,
    totpSecret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    administrator: false,
    rights: [
      { role: 'approver', group: '*' },
      { role: 'editor', group: '*' },
    ],
  },
  {
    login: 'administrator',
    name: 'Adam Administrator',
    password,
    passwordHash,
    totpSecret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
    administrator: true,
    rights: [],
  },
];
