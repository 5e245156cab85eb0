// What a definition cannot express lives here: payments, meter readings, two-factor and login. A widget knows the engine and
// the renderer's widget contract, nothing else of the renderer.
import type { WidgetRegistry } from '../renderer/widget-contract';

/** The widgets that a block `widget` may name, each a lazily loaded part. */
export const widgets: WidgetRegistry = {
  login: { calls: ['logIn', 'secondFactor'], load: async () => ({ Widget: (await import('./login/LoginWidget')).LoginWidget }) },
  'meter-readings': {
    calls: ['save'],
    load: async () => ({ Widget: (await import('./meter-readings/MeterReadingsWidget')).MeterReadingsWidget }),
  },
  'confirm-identity': {
    calls: ['node', 'trustedProfile'],
    load: async () => ({ Widget: (await import('./login/ConfirmIdentityWidget')).ConfirmIdentityWidget }),
  },
  'login-return': { calls: [], load: async () => ({ Widget: (await import('./login/LoginReturnWidget')).LoginReturnWidget }) },
  payments: {
    calls: ['startP24', 'startKir', 'gateway'],
    load: async () => ({ Widget: (await import('./payments/PaymentsWidget')).PaymentsWidget }),
  },
  'two-factor': {
    calls: ['read', 'save'],
    load: async () => ({ Widget: (await import('./two-factor/TwoFactorWidget')).TwoFactorWidget }),
  },
};
