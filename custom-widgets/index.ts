// What a definition cannot express lives here: payments, meter readings, two-factor and login. A widget knows the engine, the portal and
// the renderer's widget contract, nothing else of the renderer. Its folder holds its code and its widget.json, which says to authors and
// to the checker what a definition may give it.
import type { WidgetRegistry } from '../renderer/widget-contract';

/** The widgets that a block `widget` may name, each a lazily loaded part. */
export const widgets: WidgetRegistry = {
  login: { load: async () => ({ Widget: (await import('./login/LoginWidget')).LoginWidget }) },
  'meter-readings': {
    load: async () => ({ Widget: (await import('./meter-readings/MeterReadingsWidget')).MeterReadingsWidget }),
  },
  'confirm-identity': {
    load: async () => ({ Widget: (await import('./confirm-identity/ConfirmIdentityWidget')).ConfirmIdentityWidget }),
  },
  'login-return': { load: async () => ({ Widget: (await import('./login-return/LoginReturnWidget')).LoginReturnWidget }) },
  payments: {
    load: async () => ({ Widget: (await import('./payments/PaymentsWidget')).PaymentsWidget }),
  },
  'two-factor': {
    load: async () => ({ Widget: (await import('./two-factor/TwoFactorWidget')).TwoFactorWidget }),
  },
};
