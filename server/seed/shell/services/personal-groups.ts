import { local } from '../local';
import type { Group } from './group';

/** Services after login. Number 27 is for persons and 33 for institutions by the word of the specification. */
export const personalGroups: readonly Group[] = [
  {
    name: local('Należności i płatności', 'Dues and payments', 'Forderungen und Zahlungen', 'Платежі та заборгованості'),
    protected: true,
    services: [
      [15, local('Należności do zapłaty', 'Dues to pay', 'Offene Forderungen', 'Платежі до сплати')],
      [16, local('Podatki gminne', 'Municipal taxes', 'Gemeindesteuern', 'Місцеві податки')],
      [17, local('Ewidencje niepodatkowe', 'Non-tax dues', 'Nichtsteuerliche Forderungen', 'Неподаткові платежі')],
      [18, local('Koncesje na alkohol', 'Alcohol permits: dues', 'Alkoholkonzessionen: Forderungen', 'Дозволи на алкоголь: платежі')],
      [19, local('Odpady', 'Waste: dues', 'Abfall: Forderungen', 'Відходи: платежі')],
      [20, local('Woda i ścieki', 'Water and sewage: dues', 'Wasser und Abwasser: Forderungen', 'Вода та каналізація: платежі')],
      [21, local('Środek transportu', 'Transport tax: dues', 'Kraftfahrzeugsteuer: Forderungen', 'Транспортний податок: платежі')],
      [22, local('Historia płatności internetowych', 'Online payment history', 'Verlauf der Online-Zahlungen', 'Історія онлайн-платежів')],
    ],
  },
  {
    name: local('Podatki i opłaty', 'Taxes and fees', 'Steuern und Gebühren', 'Податки та збори'),
    protected: true,
    services: [
      [14, local('Wykaz pojazdów', 'List of vehicles', 'Fahrzeugliste', 'Перелік транспортних засобів')],
      [30, local('Nieruchomości', 'Properties', 'Grundstücke und Gebäude', 'Нерухомість')],
      [36, local('Wymiar podatku', 'Tax assessment', 'Steuerfestsetzung', 'Нарахування податку')],
      [34, local('Opłaty lokalne', 'Local fees', 'Örtliche Gebühren', 'Місцеві збори')],
      [33, local('Opłaty za zezwolenia', 'Permit fees', 'Konzessionsgebühren', 'Збори за дозволи'), 'institution'],
      [35, local('Zwroty akcyzy za olej', 'Diesel excise refunds', 'Erstattungen der Dieselsteuer', 'Повернення акцизу за пальне')],
      [
        32,
        local(
          'Wnioski o zwrot akcyzy za olej',
          'Applications for diesel excise refunds',
          'Anträge auf Erstattung der Dieselsteuer',
          'Заяви на повернення акцизу за пальне',
        ),
      ],
    ],
  },
  {
    name: local('Woda, ścieki i odpady', 'Water, sewage and waste', 'Wasser, Abwasser und Abfall', 'Вода, каналізація та відходи'),
    protected: true,
    services: [
      [24, local('Odczyt liczników', 'Send a meter reading', 'Zählerstand melden', 'Передати показ лічильника')],
      [25, local('Stan wodomierzy', 'Water meter readings', 'Stände der Wasserzähler', 'Покази водомірів')],
      [26, local('Faktury za wodę', 'Water invoices', 'Wasserrechnungen', 'Рахунки за воду')],
      [
        40,
        local(
          'Protokół wymiany wodomierza',
          'Water meter replacement report',
          'Protokoll zum Wechsel des Wasserzählers',
          'Протокол заміни водоміра',
        ),
      ],
      [23, local('Wyślij zgłoszenie', 'Send a request', 'Meldung senden', 'Надіслати звернення')],
      [29, local('Parametry opłat za odpady', 'Waste fee parameters', 'Grundlagen der Abfallgebühr', 'Параметри плати за відходи')],
    ],
  },
  {
    name: local('Moje dane', 'My data', 'Meine Daten', 'Мої дані'),
    protected: true,
    services: [
      [27, local('Aktualne zameldowanie', 'Current registration', 'Aktuelle Anmeldung', 'Поточна реєстрація'), 'person'],
      [39, local('Dane korespondencyjne', 'Correspondence data', 'Korrespondenzdaten', 'Дані для листування')],
    ],
  },
];
