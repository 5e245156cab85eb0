import type { Sandbox } from '../server';
import { mailboxTransport } from '../server/mail';
import { applicationRoutes } from './sandbox/clerk/application-routes';
import { clerkRoutes } from './sandbox/clerk/clerk-routes';
import { eOfficeRoutes } from './sandbox/e-office/e-office-routes';
import { gatewayRoutes } from './sandbox/gateways/gateway-routes';
import { identityNodeRoutes } from './sandbox/identity-node/identity-node-routes';
import { sandboxNode } from './sandbox/identity-node/sandbox-node';
import { mailboxRoutes } from './sandbox/mailbox/mailbox-routes';
import { startRegistryWidget } from './sandbox/registry-widget/registry-server';
import { sandboxGateways } from './sandbox-gateways';
import { keepUp } from './seed/keep-up';

/** The counterparties of the sample office. */
export const sandbox: Sandbox = {
  gateways: Object.fromEntries(sandboxGateways.map(({ key, contract }) => [key, contract])),
  identityNode: sandboxNode,
  mailbox: { transport: mailboxTransport, path: '/skrzynka/' },
  async routes(app, { database, publisher, pool, accounts, files, publicUrl, serverOrigin, now, tell }) {
    await app.register(gatewayRoutes, { gateways: sandboxGateways, database, ownOrigin: serverOrigin, tell });
    await app.register(identityNodeRoutes, { database, publicUrl, now });
    await app.register(clerkRoutes, { database, accounts, now });
    await app.register(applicationRoutes, { database, accounts, files, now });
    await app.register(eOfficeRoutes, { database, publisher, pool, now });
    await app.register(mailboxRoutes, { database });
  },
  startRegistry: startRegistryWidget,
  // Otherwise the sample would stand still on the day that it describes.
  keepUp,
};
