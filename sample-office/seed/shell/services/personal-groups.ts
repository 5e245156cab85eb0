import { local } from '../../texts/local';
import type { Group } from './public-groups';

/** Services after login. The specification says that number 27 is for persons and 33 for institutions. */
export const personalGroups: readonly Group[] = [
  {
    name: local('Należności i płatności', 'Charges and payments', 'Forderungen und Zahlungen', 'Нарахування та платежі'),
    protected: true,
    services: [
      [15, local('Należności do zapłaty', 'Charges to pay', 'Offene Forderungen', 'Нарахування до сплати')],
      [16, local('Należności: podatki gminne', 'Charges: municipal taxes', 'Forderungen: Gemeindesteuern', 'Нарахування: місцеві податки')],
      [17, local('Należności: inne opłaty', 'Charges: other fees', 'Forderungen: andere Abgaben', 'Нарахування: інші збори')],
      [
        18,
        local(
          'Należności: zezwolenia na alkohol',
          'Charges: alcohol permits',
          'Forderungen: Genehmigungen zum Alkoholverkauf',
          'Нарахування: дозволи на алкоголь',
        ),
      ],
      [
        19,
        local('Należności: odbiór odpadów', 'Charges: waste collection', 'Forderungen: Abfallabfuhr', 'Нарахування: вивезення відходів'),
      ],
      [
        20,
        local(
          'Należności: woda i ścieki',
          'Charges: water and sewage',
          'Forderungen: Wasser und Abwasser',
          'Нарахування: вода та каналізація',
        ),
      ],
      [
        21,
        local(
          'Należności: podatek od środków transportu',
          'Charges: transport tax',
          'Forderungen: Steuer auf Lkw und Busse',
          'Нарахування: транспортний податок',
        ),
      ],
      [22, local('Historia płatności internetowych', 'Online payment history', 'Verlauf der Online-Zahlungen', 'Історія онлайн-платежів')],
    ],
  },
  {
    name: local('Podatki i opłaty', 'Taxes and fees', 'Steuern und Gebühren', 'Податки та збори'),
    protected: true,
    services: [
      [14, local('Wykaz pojazdów', 'List of vehicles', 'Fahrzeugliste', 'Перелік транспортних засобів')],
      [30, local('Nieruchomości', 'Properties', 'Grundstücke und Gebäude', 'Нерухомість')],
      [36, local('Wysokość podatku i decyzje', 'Your tax and decisions', 'Höhe der Steuer und Bescheide', 'Сума податку та рішення')],
      [34, local('Opłaty lokalne', 'Local fees', 'Örtliche Gebühren', 'Місцеві збори')],
      [
        33,
        local('Opłaty za zezwolenia na alkohol', 'Alcohol permit fees', 'Gebühren für den Alkoholverkauf', 'Збори за дозволи на алкоголь'),
        'institution',
      ],
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
      [24, local('Podaj stan wodomierza', 'Send a water meter reading', 'Zählerstand melden', 'Передати показники лічильника')],
      [25, local('Historia zużycia wody', 'Water use history', 'Verlauf des Wasserverbrauchs', 'Історія споживання води')],
      [26, local('Faktury za wodę', 'Water invoices', 'Wasserrechnungen', 'Рахунки за воду')],
      [
        40,
        local(
          'Protokół wymiany wodomierza',
          'Water meter replacement report',
          'Protokoll zum Wechsel des Wasserzählers',
          'Протокол заміни лічильника води',
        ),
      ],
      [23, local('Napisz w sprawie wody', 'Write to us about water', 'Schreiben Sie uns zum Thema Wasser', 'Написати щодо води')],
      [29, local('Twoja deklaracja o odpadach', 'Your waste declaration', 'Ihre Abfallerklärung', 'Ваша декларація про відходи')],
    ],
  },
  {
    name: local('Moje dane', 'My data', 'Meine Daten', 'Мої дані'),
    protected: true,
    services: [
      [
        27,
        local('Zameldowanie na pobyt czasowy', 'Temporary registration', 'Vorübergehende Meldeadresse', 'Тимчасове місце проживання'),
        'person',
      ],
      [39, local('Dane korespondencyjne', 'Correspondence details', 'Korrespondenzdaten', 'Дані для листування')],
    ],
  },
];
