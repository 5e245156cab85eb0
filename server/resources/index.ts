// The answers of the office, a file or a folder for each family of calls. Each declares its call with `defineResource`, and this list is all
// that HTTP and the documents know of them.

import type { Resource } from '../calls/define-resource';
import { accountResources } from './accounts';
import { applicationResources } from './applications';
import { budgetResources } from './budget';
import { caseRegistryResources } from './case-registry';
import { duesResources } from './dues';
import { electionResources } from './elections';
import { fileResources } from './files';
import { paymentResources } from './payments';
import { alcoholResources } from './permits/alcohol';
import { registerResources } from './registers';
import { residentResources } from './residents';
import { shellResources } from './shell';
import { assessmentResources } from './taxes/assessments';
import { decisionResources } from './taxes/decisions';
import { dieselResources } from './taxes/diesel';
import { vehicleResources } from './vehicles';
import { waterResources } from './water';

/** Every call that this office answers from its database. A new call is added to the list of its family. */
export const resources: readonly Resource[] = [
  ...budgetResources,
  ...residentResources,
  ...electionResources,
  ...vehicleResources,
  ...assessmentResources,
  ...decisionResources,
  ...dieselResources,
  ...alcoholResources,
  ...duesResources,
  ...caseRegistryResources,
  ...registerResources,
  ...waterResources,
  ...paymentResources,
  ...shellResources,
  ...accountResources,
  ...fileResources,
  ...applicationResources,
];
