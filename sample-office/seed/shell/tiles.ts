import type { tile } from '../../../server/database';
import { local } from '../texts/local';

type Tile = typeof tile.$inferInsert;

const builtIn = { kind: 'STRONA_WBUDOWANA', visible: true, newTab: false } as const;
const ownPage = { kind: 'STRONA_WLASNA', visible: true, newTab: false } as const;

const tiles: readonly Omit<Tile, 'id' | 'position'>[] = [
  {
    ...builtIn,
    link: '/lista-uslug',
    icon: 'form',
    name: local('Wszystkie usługi', 'All services', 'Alle Leistungen', 'Усі послуги'),
    description: local(
      'Lista spraw, które załatwisz przez internet.',
      'What you can do online.',
      'Was Sie online erledigen können.',
      'Справи, які можна вирішити через інтернет.',
    ),
  },
  {
    ...builtIn,
    link: '/uslugi/listy-wyborcze',
    icon: 'vote',
    name: local('Obwód wyborczy', 'Voting district', 'Wahlbezirk', 'Виборча дільниця'),
    description: local('Sprawdź, gdzie głosujesz.', 'Check where you vote.', 'Prüfen Sie, wo Sie wählen.', 'Перевірте, де ви голосуєте.'),
  },
  {
    ...builtIn,
    link: '/budzet-w-skrocie',
    icon: 'budget',
    name: local('Budżet gminy', 'Municipal budget', 'Haushalt der Gemeinde', 'Бюджет громади'),
    description: local(
      'Zobacz, skąd gmina ma pieniądze i\u00a0na co je wydaje.',
      'See where the money comes from and where it goes.',
      'Sehen Sie, woher das Geld kommt und wofür es ausgegeben wird.',
      'Подивіться, звідки беруться кошти й на що їх витрачають.',
    ),
  },
  {
    ...builtIn,
    link: '/uslugi/stawki-pojazdow',
    icon: 'vehicle',
    name: local('Stawki za pojazdy', 'Vehicle tax rates', 'Sätze für Fahrzeuge', 'Ставки на транспорт'),
    description: local(
      'Podatek od środków transportu rok po roku.',
      'Transport tax, year by year.',
      'Steuer auf Lkw und Busse, Jahr für Jahr.',
      'Транспортний податок рік за роком.',
    ),
  },
  {
    ...builtIn,
    link: '/uslugi/statusy-mieszkancow',
    icon: 'people',
    name: local('Mieszkańcy w liczbach', 'Residents in numbers', 'Einwohner in Zahlen', 'Мешканці в цифрах'),
    description: local(
      'Ile osób mieszka w gminie i jak są zameldowane.',
      'How many people live here and how they are registered.',
      'Wie viele Menschen hier leben und wie sie gemeldet sind.',
      'Скільки людей живе в громаді та як вони зареєстровані.',
    ),
  },
  {
    ...builtIn,
    link: '/procedury',
    icon: 'document',
    name: local('Formularze i procedury', 'Forms and procedures', 'Formulare und Anleitungen', 'Бланки та процедури'),
    description: local(
      'Wnioski i deklaracje do pobrania.',
      'Applications and declarations to download.',
      'Anträge und Erklärungen zum Herunterladen.',
      'Заяви та декларації для завантаження.',
    ),
  },
  {
    ...ownPage,
    link: 'segregacja-odpadow.html',
    icon: 'waste',
    name: local('Odpady', 'Waste', 'Abfall', 'Відходи'),
    description: local(
      'Jak segregować i kiedy przyjeżdża śmieciarka.',
      'How to sort it and when it is collected.',
      'Wie man trennt und wann abgeholt wird.',
      'Як сортувати і коли вивозять сміття.',
    ),
  },
  {
    ...ownPage,
    link: 'przylacze-wodociagowe.html',
    icon: 'water',
    name: local('Woda i ścieki', 'Water and sewage', 'Wasser und Abwasser', 'Вода та каналізація'),
    description: local(
      'Przyłącze, umowa i zgłoszenie awarii.',
      'Connection, contract and faults.',
      'Anschluss, Vertrag und Störungen.',
      'Підключення, договір та аварії.',
    ),
  },
  {
    ...ownPage,
    link: 'dla-nowych-mieszkancow.html',
    icon: 'home',
    name: local('Dla nowych mieszkańców', 'New to Brzezie Leśne', 'Neu in Brzezie Leśne', 'Для нових мешканців'),
    description: local(
      'Pierwsze sprawy po przeprowadzce.',
      'First steps after you move here.',
      'Die ersten Schritte nach dem Umzug.',
      'Перші кроки після переїзду.',
    ),
  },
  {
    ...builtIn,
    link: '/kontakt',
    icon: 'phone',
    name: local('Kontakt z urzędem', 'Contact the office', 'Kontakt zur Gemeindeverwaltung', 'Зв’язок з управлінням'),
    description: local(
      'Adres, telefon i godziny pracy.',
      'Address, phone and opening hours.',
      'Adresse, Telefon und Öffnungszeiten.',
      'Адреса, телефон і години роботи.',
    ),
  },
];

/** Tiles of the home screen of the sample office. */
export const sampleTiles: readonly Tile[] = tiles.map((given, index) => ({ ...given, id: index + 1, position: index + 1 }));
