import type { Gateway } from './providers/gateway';
import { paybynetGateway } from './providers/paybynet/gateway';
import { przelewy24Gateway } from './providers/przelewy24/gateway';

/** The gateways of the reference office, in the order in which they are listed. */
export const builtInGateways: readonly Gateway[] = [przelewy24Gateway, paybynetGateway];
