import { accountResources } from './accounts';
import { budgetResources } from './budget';
import type { Resource } from './define-resource';
import { electionResources } from './elections';
import { registerResources } from './registers';
import { residentResources } from './residents';
import { shellResources } from './shell';
import { vehicleResources } from './vehicles';

/** Every call that this office answers from its database. A new call is added to the list of its family. */
export const resources: readonly Resource[] = [
  ...budgetResources,
  ...residentResources,
  ...electionResources,
  ...vehicleResources,
  ...registerResources,
  ...shellResources,
  ...accountResources,
];
