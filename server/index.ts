// The reference office: the calls of the specification on a real database, the documents, the published pack, and the portal's page and
// files. It knows definitions only through the engine and nothing of how the app in the browser is made.

export type {
  LoginContract,
  LoginOutcome,
  LoginProvider,
  LoginRedirect,
  LoginReturn,
  LoginStart,
} from './accounts/external/login-provider';
export type { NodeIdentity } from './accounts/identity-node';
export { BackupError, restoreDatabase, saveDatabase } from './backup';
export { type Configuration, type OfficeExtras, parseConfiguration } from './configuration/configuration';
export type { VariableRule } from './contracts/variables';
export type { Middleware } from './create-server';
export { keepEmptyDatabase } from './database';
export type { PaymentRow } from './database/payment-tables';
export { describeFault } from './errors/describe-fault';
export { StartFailure } from './errors/start-failure';
export type { StaticHeaders } from './http/static-headers';
export { openOperatorLog } from './log/operator-log';
export type { OfficeOptions } from './open-office';
export type { Gateway, GatewayContract, GatewayFields, GatewayPlace, OfficeContact } from './payments/providers/gateway';
export type {
  Confirmation,
  GatewayAddresses,
  GatewayRedirect,
  GatewayReport,
  GatewayStatus,
  PaymentProvider,
  ReadNotification,
  Registration,
} from './payments/providers/provider';
export type { PortalApp } from './portal/portal-routes';
export { makeStaticSite } from './portal/static-page';
export type { DefinitionsFolder } from './publishing/compile-definitions';
export { keepBuiltPack } from './publishing/pack-keeper';
export type { SampleAccount, SampleOffice, Sandbox, SandboxParts, SandboxRegistry } from './sample-office';
export { type HostsOptions, type RunningHosts, startHosts } from './start-hosts';
export { type RunningOffice, startOffice } from './start-office';
export type { SampleEditor } from './studio/add-sample-editors';
export { type OperatorDesk, OperatorRefusal, openOperatorDesk } from './studio/operator-desk';
