import type { menuItem } from '../../../server/database';
import { local } from '../texts/local';

type Item = typeof menuItem.$inferInsert;

const builtIn = { kind: 'STRONA_WBUDOWANA', visible: true, newTab: false } as const;
const ownPage = { kind: 'STRONA_WLASNA', visible: true, newTab: false } as const;
const elsewhere = { kind: 'LINK', visible: true, newTab: true } as const;

const items: readonly Omit<Item, 'id' | 'position'>[] = [
  { ...builtIn, link: '/strona-glowna', name: local('Strona główna', 'Home', 'Startseite', 'Головна сторінка') },
  {
    ...builtIn,
    link: '/procedury',
    name: local('Formularze i procedury', 'Forms and procedures', 'Formulare und Anleitungen', 'Бланки та процедури'),
  },
  { ...builtIn, link: '/informacje', name: local('Informacje', 'Information', 'Informationen', 'Інформація') },
  { ...builtIn, link: '/lista-uslug', name: local('Usługi', 'Services', 'Leistungen', 'Послуги') },
  {
    ...builtIn,
    link: '/budzet-w-skrocie',
    name: local('Budżet gminy w skrócie', 'The budget at a glance', 'Haushalt im Überblick', 'Бюджет стисло'),
  },
  {
    ...builtIn,
    link: '/statusy-i-rejestry',
    name: local('Stan sprawy i rejestry', 'Case status and registers', 'Stand der Angelegenheit und Register', 'Стан справ і реєстри'),
  },
  { ...ownPage, link: 'godziny-pracy.html', name: local('Godziny pracy', 'Opening hours', 'Öffnungszeiten', 'Години роботи') },
  { ...ownPage, link: 'o-gminie.html', name: local('O gminie', 'About the municipality', 'Über die Gemeinde', 'Про громаду') },
  {
    ...ownPage,
    link: 'tekst-latwy-do-czytania.html',
    name: local('Tekst łatwy do czytania', 'Easy-to-read text', 'Text in Leichter Sprache', 'Текст, легкий для читання'),
  },
  { ...builtIn, link: '/kontakt', name: local('Kontakt', 'Contact', 'Kontakt', 'Контакти') },
  {
    ...elsewhere,
    link: 'https://www.gov.pl/web/profilzaufany',
    name: local('Profil zaufany', 'Trusted profile', 'Vertrauensprofil (Profil Zaufany)', 'Довірений профіль'),
  },
  {
    ...elsewhere,
    link: 'https://bip.brzezie-lesne.example/',
    name: local(
      'Biuletyn Informacji Publicznej',
      'Public Information Bulletin',
      'Bulletin für öffentliche Informationen (BIP)',
      'Бюлетень публічної інформації',
    ),
  },
];

/** Side menu of the sample office, with all three kinds of link. */
export const sampleMenu: readonly Item[] = items.map((item, index) => ({ ...item, id: index + 1, position: index + 1 }));
