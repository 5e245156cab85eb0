import { loginResources } from './login';
import { sessionResources } from './session';

/** Accounts of the portal: login, session, registration, what a user may change of an own account. */
export const accountResources = [...loginResources, ...sessionResources];
