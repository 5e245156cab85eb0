import type { officeSettings } from '../../../server/database';
import { local } from '../texts/local';

/** Settings of the sample office. */
export const sampleSettings: typeof officeSettings.$inferInsert = {
  maintenance: false,
  serviceBreaks: [],
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
    'Stan wodomierza podaj w metrach sześciennych. Ile cyfr ma odczyt, mówi podpowiedź pod polem.',
    'Enter the reading in cubic metres. The hint under the field says how many digits it has.',
    'Geben Sie den Zählerstand in Kubikmetern an. Der Hinweis unter dem Feld sagt, wie viele Ziffern er hat.',
    'Укажіть показники лічильника в кубічних метрах. Підказка під полем каже, скільки в них цифр.',
  ),
  waterContract: true,
  startLink: '/strona-glowna',
  startKind: 'STRONA_WBUDOWANA',
  // A path on the same server, where the sandbox e-office answers.
  eOfficeAddress: '/e-urzad/',
};
