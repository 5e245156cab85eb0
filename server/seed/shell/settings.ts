import type { officeSettings } from '../../database/shell-tables';
import { local } from './local';

/** Switches of the sample office. */
export const sampleSettings: typeof officeSettings.$inferInsert = {
  maintenance: false,
  serviceBreaks: [],
  kir: true,
  kirCommission: 0.9,
  p24: true,
  p24Commission: 1.2,
  showCommissions: true,
  captcha: false,
  loginEpuap: false,
  loginNode: true,
  loginPortal: true,
  twoFactor: true,
  correspondence: true,
  internationalisation: true,
  builtYear: 2026,
  askSmsConsent: true,
  askEmailConsent: true,
  meterNote: local(
    'Stan wodomierza podaj w metrach sześciennych, z trzema miejscami po przecinku.',
    'Give the reading in cubic metres, with three decimal places.',
    'Geben Sie den Zählerstand in Kubikmetern mit drei Nachkommastellen an.',
    'Укажіть показ лічильника в кубічних метрах із трьома знаками після коми.',
  ),
  waterContract: true,
  startLink: '/strona-glowna',
  startKind: 'STRONA_WBUDOWANA',
  // A path of this very server: the sandbox e-office answers there.
  eOfficeAddress: '/e-urzad/',
};
