import type { Resource } from '../../calls/define-resource';
import { onlinePaymentResources } from './history';
import { startResources } from './start';

/** Online payments of what is owed. */
export const paymentResources: readonly Resource[] = [...startResources, ...onlinePaymentResources];
