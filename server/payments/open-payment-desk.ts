import type { PaymentDesk } from './payment-desk';
import type { GatewayContract, GatewayPlace } from './providers/gateway';
import type { PaymentSettings } from './providers/payment-settings';

/** Contracts that the office has with the gateways of a sandbox on this very server, by the gateway's key. */
export type SandboxContracts = Readonly<Record<string, GatewayContract>>;

interface DeskOptions extends Pick<PaymentDesk, 'database' | 'now' | 'publicUrl' | 'tell' | 'letters'>, GatewayPlace {
  readonly settings: PaymentSettings;
  /** Null outside the sandbox. */
  readonly sandbox: SandboxContracts | null;
}

/** Opens the desk of payments with the gateways that the office has a contract with, else with those of the sandbox. */
export function openPaymentDesk({ settings, sandbox, ownOrigin, officeName, ...parts }: DeskOptions): PaymentDesk {
  const { gateways, contracts, postingSeconds, sweepSeconds } = settings;
  const opened = new Map(
    gateways.flatMap(({ key }) => {
      const contract = contracts.get(key) ?? (sandbox && Object.hasOwn(sandbox, key) ? sandbox[key] : undefined);
      return contract ? [[key, contract.open({ ownOrigin, officeName })]] : [];
    }),
  );
  return {
    ...parts,
    // The gateways of the sandbox lie on this very server, which its public address may not lead to from inside.
    serverOrigin: () => (sandbox ? ownOrigin() : new URL(parts.publicUrl).origin),
    gateways,
    provider: (key) => opened.get(key) ?? null,
    postingSeconds,
    sweepSeconds,
  };
}

/** Origins that forms of the portal may be sent to. */
export function gatewayOrigins({ contracts }: PaymentSettings): readonly string[] {
  return [...contracts.values()].flatMap(({ formOrigins }) => formOrigins);
}
