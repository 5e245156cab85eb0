import { defineResource } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { officeSettings } from '../../database/shell-tables';
import { gatewayOffers } from '../../payments/gateway-offers';
import { fieldsOfGateways } from '../../payments/providers/gateway';
import { inLanguageOrNull } from './in-language';

/** True while the whole portal is closed for maintenance. */
export async function isUnderMaintenance(database: Database): Promise<boolean> {
  const [settings] = await database.select({ maintenance: officeSettings.maintenance }).from(officeSettings);
  return settings?.maintenance ?? false;
}

/** Whether the office has switched something on. */
export async function isConfigured(database: Database, flag: 'correspondence' | 'waterContract'): Promise<boolean> {
  const [settings] = await database.select({ isOn: officeSettings[flag] }).from(officeSettings);
  return settings?.isOn ?? false;
}

/** Status and configuration: the switches that the office turns. */
export const settingsResources = [
  defineResource('GET /pi/status', {
    query: {},
    duringMaintenance: true,
    answer: async ({ database }) => ({ czyPrzerwaTechniczna: await isUnderMaintenance(database) }),
  }),

  defineResource('GET /pi/konfiguracja', {
    query: {},
    answer: async ({ database, language, payments, logins, accounts }) => {
      const [settings] = await database.select().from(officeSettings);
      if (!settings) throw new Error('The table office_settings has no row.');
      const { startLink, startKind } = settings;
      const { gateways } = payments;
      const offers = await gatewayOffers(database);
      return {
        // A gateway without a contract is not offered, whatever the office has switched on.
        ...fieldsOfGateways(gateways, 'offered', ({ key }) => offers.get(key)?.offered === true && payments.provider(key) !== null),
        ...fieldsOfGateways(gateways, 'commission', ({ key }) => offers.get(key)?.commission ?? null),
        czyInfoOProwizjach: settings.showCommissions,
        czyWieleNaleznosci: true,
        czyCaptcha: settings.captcha,
        czyLogowaniePrzezEpuap: settings.loginEpuap,
        czyLogowaniePrzezWezelKrajowy: settings.loginNode,
        czyLogowaniePrzezPortal: settings.loginPortal,
        logowania: logins.offers(language),
        czyWidoczneDaneKorespondencyjne: settings.correspondence,
        czyInternacjonalizacja: settings.internationalisation,
        rokZbudowaniaBackendu: settings.builtYear,
        przerwaTechnicznaUslugi: settings.serviceBreaks,
        czyPytacOZgodeNaPowiadomieniaSms: settings.askSmsConsent && accounts.sendsSms,
        czyPytacOZgodeNaPowiadomieniaEmail: settings.askEmailConsent,
        adnotacjaStanLicznika: inLanguageOrNull(settings.meterNote, language),
        czyWyswietlicDaneUmowyOplatyZaWode: settings.waterContract,
        czyPrzerwaTechniczna: settings.maintenance,
        czy2Fa: settings.twoFactor,
        stronaStartowa: startLink !== null && startKind !== null ? { link: startLink, typ: startKind } : null,
        adresEUrzedu: settings.eOfficeAddress,
      };
    },
  }),
];
