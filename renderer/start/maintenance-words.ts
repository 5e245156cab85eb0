import type { Language } from '../../engine';

/** Words of the maintenance page. */
export interface MaintenanceWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly checking: string;
  readonly still: string;
}

/** Used while the catalogue is not there: the portal's files may be under maintenance as well. */
export const maintenanceWords: Readonly<Record<Language, MaintenanceWords>> = {
  pl: {
    title: 'Przerwa techniczna',
    text: 'Przepraszamy, portal jest teraz niedostępny. Pracujemy nad tym, żeby jak najszybciej wrócił.',
    retry: 'Spróbuj ponownie',
    checking: 'Sprawdzanie…',
    still: 'Przerwa jeszcze trwa. Spróbuj ponownie za kilka minut.',
  },
  en: {
    title: 'Maintenance',
    text: 'We are sorry, the portal is not available now. We are working to bring it back as soon as possible.',
    retry: 'Try again',
    checking: 'Checking…',
    still: 'The maintenance is not over yet. Try again in a few minutes.',
  },
  de: {
    title: 'Wartungsarbeiten',
    text: 'Das Portal ist zurzeit leider nicht verfügbar. Wir arbeiten daran, dass es bald wieder funktioniert.',
    retry: 'Erneut versuchen',
    checking: 'Wird geprüft…',
    still: 'Die Arbeiten dauern noch an. Versuchen Sie es in einigen Minuten erneut.',
  },
  uk: {
    title: 'Технічні роботи',
    text: 'Перепрошуємо, портал зараз недоступний. Ми працюємо, щоб якнайшвидше його відновити.',
    retry: 'Спробувати ще раз',
    checking: 'Перевіряємо…',
    still: 'Технічні роботи ще тривають. Спробуйте ще раз за кілька хвилин.',
  },
};
