import type { PaymentDesk } from './payment-desk';
import { paybynet } from './providers/paybynet/paybynet';
import type { PaymentSettings } from './providers/payment-settings';
import type { PaymentProvider } from './providers/provider';
import { przelewy24 } from './providers/przelewy24/przelewy24';

/** Contracts that the office has with the sandbox gateways, and where their pages and calls lie below a server's address. */
export interface SandboxContracts {
  readonly p24: {
    readonly path: string;
    readonly merchantId: bigint;
    readonly posId: bigint;
    readonly crc: string;
    readonly apiKey: string;
  };
  readonly kir: { readonly path: string; readonly clientId: string; readonly password: string };
}

interface DeskOptions extends Pick<PaymentDesk, 'database' | 'now' | 'publicUrl' | 'tell'> {
  readonly settings: PaymentSettings;
  /** Null outside the sandbox. */
  readonly sandbox: SandboxContracts | null;
  /** Where this server reaches itself. */
  readonly ownOrigin: () => string;
  readonly officeName: () => string;
}

/** Opens the desk of payments with the gateways that the office has a contract with, else with those of the sandbox. */
export function openPaymentDesk({ settings, sandbox, ownOrigin, officeName, ...parts }: DeskOptions): PaymentDesk {
  const gateways: Readonly<Record<PaymentProvider['key'], PaymentProvider | null>> = {
    p24: p24Provider(settings, sandbox, ownOrigin),
    kir: kirProvider(settings, sandbox, ownOrigin, officeName),
  };
  return {
    ...parts,
    // The gateways of the sandbox lie on this very server, which its public address may not lead to from inside.
    serverOrigin: () => (sandbox ? ownOrigin() : new URL(parts.publicUrl).origin),
    provider: (key) => gateways[key],
    postingSeconds: settings.postingSeconds,
    sweepSeconds: settings.sweepSeconds,
  };
}

/** Origins that forms of the portal may be sent to. */
export function gatewayOrigins({ p24, kir }: PaymentSettings): readonly string[] {
  return [p24?.url, kir?.url].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
}

function p24Provider({ p24 }: PaymentSettings, sandbox: SandboxContracts | null, ownOrigin: () => string): PaymentProvider | null {
  if (p24) return przelewy24({ settings: () => p24, pages: p24.url });
  if (!sandbox) return null;
  const { path, ...contract } = sandbox.p24;
  return przelewy24({ settings: () => ({ ...contract, url: ownOrigin() + path }), pages: path });
}

function kirProvider(
  { kir }: PaymentSettings,
  sandbox: SandboxContracts | null,
  ownOrigin: () => string,
  accountName: () => string,
): PaymentProvider | null {
  if (kir) return paybynet({ settings: () => kir, page: kir.url, accountName });
  if (!sandbox) return null;
  const { path, ...contract } = sandbox.kir;
  return paybynet({ settings: () => ({ ...contract, statusUrl: `${ownOrigin()}${path}/status` }), page: `${path}/`, accountName });
}
