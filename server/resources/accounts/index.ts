// The calls of accounts: registration, activation, login, password, own data, second factor. They read what arrives and leave the work to
// server/accounts.

import { activationResources } from './activation';
import { externalLoginResources } from './external';
import { loginResources } from './login';
import { ownAccountResources } from './own-account';
import { passwordResources } from './password';
import { registrationResources } from './registration';
import { sessionResources } from './session';
import { twoFactorResources } from './two-factor';

/** Accounts of the portal: login, session, registration, what a user may change of an own account. */
export const accountResources = [
  ...loginResources,
  ...sessionResources,
  ...registrationResources,
  ...activationResources,
  ...passwordResources,
  ...ownAccountResources,
  ...twoFactorResources,
  ...externalLoginResources,
];
