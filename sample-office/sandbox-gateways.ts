import { paybynetSandbox } from './sandbox/gateways/paybynet/gateway';
import { przelewy24Sandbox } from './sandbox/gateways/przelewy24/gateway';
import type { SandboxGateway } from './sandbox/gateways/sandbox-gateway';

/** The payment gateways of the sandbox. */
export const sandboxGateways: readonly SandboxGateway[] = [przelewy24Sandbox, paybynetSandbox];
