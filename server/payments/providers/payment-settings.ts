import { readContracts } from '../../contracts/read-contracts';
import type { Gateway, GatewayContract } from './gateway';

/** How the office takes online payments. */
export interface PaymentSettings {
  /** The gateways that this server knows, with or without a contract. */
  readonly gateways: readonly Gateway[];
  /** Contracts by the gateway's key. Without one, the gateway of the sandbox takes the place where there is one. */
  readonly contracts: ReadonlyMap<string, GatewayContract>;
  /** Seconds from a confirmed payment to its booking. */
  readonly postingSeconds: number;
  /** Seconds between two passes of the sweep. */
  readonly sweepSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;
type ReadSeconds = (name: string, otherwise: number) => number;

const workingDay = 86_400;

interface ReadParts {
  readonly gateways: readonly Gateway[];
  readonly environment: Environment;
  readonly sandbox: boolean;
  readonly seconds: ReadSeconds;
  /** Takes a sentence that stops the start. Secrets are not repeated in it. */
  readonly problem: (sentence: string) => void;
}

/** Reads the variables of the contracts: either all of a gateway, or none. */
export function readPaymentSettings({ gateways, environment, sandbox, seconds, problem }: ReadParts): PaymentSettings {
  const contracts = readContracts({
    what: 'payment gateway',
    parties: gateways,
    environment,
    sandbox,
    problem,
    threw: (key, words) => problem(`The payment gateway ${key} cannot be opened: ${words}`),
  });
  return {
    gateways,
    contracts,
    postingSeconds: seconds('PAYMENT_POSTING_SECONDS', sandbox ? 5 : 5 * workingDay),
    sweepSeconds: Math.max(1, seconds('PAYMENT_SWEEP_SECONDS', sandbox ? 2 : 60)),
  };
}
