import type { LocalText } from '../../../../server/database';
import { local } from '../../texts/local';

/** Number in the specification, name, and whom it is for. */
type Service = readonly [number: number, name: LocalText, audience?: 'anyone' | 'person' | 'institution'];

/** A heading of the services list with its services. */
export interface Group {
  readonly name: LocalText;
  readonly protected: boolean;
  readonly services: readonly Service[];
}

/** Services without login, with the titles of their screens. */
export const publicGroups: readonly Group[] = [
  {
    name: local('Budżet gminy', 'Municipal budget', 'Haushalt der Gemeinde', 'Бюджет громади'),
    protected: false,
    services: [
      [1, local('Dochody budżetu', 'Budget income', 'Haushaltseinnahmen', 'Доходи бюджету')],
      [2, local('Wydatki budżetu', 'Budget expenditure', 'Haushaltsausgaben', 'Видатки бюджету')],
    ],
  },
  {
    name: local('Mieszkańcy', 'Residents', 'Einwohner', 'Мешканці'),
    protected: false,
    services: [
      [
        3,
        local(
          'Statusy meldunkowe mieszkańców',
          'Registration statuses of residents',
          'Meldestatus der Einwohner',
          'Статуси реєстрації мешканців',
        ),
      ],
      [
        4,
        local(
          'Zameldowania według płci i wieku',
          'Registrations by sex and age',
          'Gemeldete Einwohner nach Geschlecht und Alter',
          'Зареєстровані мешканці за статтю та віком',
        ),
      ],
      [5, local('Najpopularniejsze imiona', 'Most popular first names', 'Beliebteste Vornamen', 'Найпопулярніші імена')],
      [
        7,
        local(
          'Najpopularniejsze imiona według roku urodzenia',
          'Most popular first names by year of birth',
          'Beliebteste Vornamen nach Geburtsjahr',
          'Найпопулярніші імена за роком народження',
        ),
      ],
    ],
  },
  {
    name: local('Wybory', 'Elections', 'Wahlen', 'Вибори'),
    protected: false,
    services: [
      [
        10,
        local(
          'Sprawdź swój obwód wyborczy',
          'Check your voting district',
          'Prüfen Sie Ihren Wahlbezirk',
          'Перевірте свою виборчу дільницю',
        ),
      ],
      [
        13,
        local(
          'Liczba mieszkańców i wyborców',
          'Number of residents and voters',
          'Zahl der Einwohner und Wahlberechtigten',
          'Кількість мешканців і виборців',
        ),
      ],
    ],
  },
  {
    name: local('Pojazdy', 'Vehicles', 'Fahrzeuge', 'Транспортні засоби'),
    protected: false,
    services: [
      [
        11,
        local(
          'Liczba pojazdów według sposobu opodatkowania',
          'Number of vehicles by taxation method',
          'Zahl der Fahrzeuge nach Besteuerungsart',
          'Кількість транспортних засобів за способом оподаткування',
        ),
      ],
      [
        12,
        local(
          'Stawki podatku od środków transportu',
          'Transport tax rates',
          'Sätze der Steuer auf Lkw und Busse',
          'Ставки транспортного податку',
        ),
      ],
    ],
  },
];
