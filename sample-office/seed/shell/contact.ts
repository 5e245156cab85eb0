import type { contact, contactEntry } from '../../../server/database';
import { local } from '../texts/local';

const hours = (weekdays: readonly number[], from: string, until: string) => weekdays.map((weekday) => ({ weekday, from, until }));

/** Contact data of the sample office. Its names end in .example and its telephone numbers are not in use. */
export const sampleContact: typeof contact.$inferInsert = {
  officeName: local(
    'Urząd Gminy Brzezie Leśne',
    'Municipal Office of Brzezie Leśne',
    'Gemeindeverwaltung Brzezie Leśne',
    'Управління громади Бжезє-Лесьне',
  ),
  street: 'ul. Rynkowa 1',
  postalCode: '00-001 Brzezie Leśne',
  webAddress: 'www.brzezie-lesne.example',
  phone: '+48 22 555 01 00',
  fax: '+48 22 555 01 01',
  email: 'urzad@brzezie-lesne.example',
  mapAddress: '/e-urzad/mapa-dojazdu.svg',
  mapAppAddress: 'https://www.openstreetmap.org/?mlat=52.2319&mlon=21.0067#map=17/52.2319/21.0067',
  openingHours: [
    {
      name: local('Urząd', 'Office', 'Gemeindeverwaltung', 'Управління'),
      days: [hours([1], '09:00', '17:00'), hours([2, 3, 4, 5], '07:30', '15:30')].flat(),
    },
    {
      name: local('Kasa', 'Cash desk', 'Kasse', 'Каса'),
      days: [hours([1], '09:00', '14:00'), hours([2, 3, 4], '07:30', '14:00'), hours([5], '07:30', '12:00')].flat(),
    },
  ],
  closedDays: [
    { day: '2026-12-24', name: local('Wigilia', 'Christmas Eve', 'Heiligabend', 'Святвечір') },
    { day: '2026-12-25', name: local('Boże Narodzenie', 'Christmas', 'Weihnachten', 'Різдво') },
    { day: '2027-01-01', name: local('Nowy Rok', 'New Year', 'Neujahr', 'Новий рік') },
    { day: '2027-01-06', name: local('Święto Trzech Króli', 'Epiphany', 'Heilige Drei Könige', 'Богоявлення') },
    { day: '2027-03-29', name: local('Poniedziałek Wielkanocny', 'Easter Monday', 'Ostermontag', 'Великодній понеділок') },
    { day: '2027-05-03', name: local('Święto Konstytucji', 'Constitution Day', 'Tag der Verfassung', 'День Конституції') },
    { day: '2027-05-27', name: local('Boże Ciało', 'Corpus Christi', 'Fronleichnam', 'Свято Божого Тіла') },
    { day: '2027-11-01', name: local('Wszystkich Świętych', 'All Saints’ Day', 'Allerheiligen', 'День усіх святих') },
    { day: '2027-11-11', name: local('Święto Niepodległości', 'Independence Day', 'Unabhängigkeitstag', 'День незалежності') },
  ],
};

const entries = [
  local(
    'Skrytka ePUAP: /brzezielesne/urzad',
    'ePUAP mailbox: /brzezielesne/urzad',
    'ePUAP-Postfach: /brzezielesne/urzad',
    'Скринька ePUAP: /brzezielesne/urzad',
  ),
  local(
    'Awarie wodociągu, całą dobę: +48 22 555 01 99',
    'Water supply faults, day and night: +48 22 555 01 99',
    'Störungen der Wasserversorgung, rund um die Uhr: +48 22 555 01 99',
    'Аварії водогону, цілодобово: +48 22 555 01 99',
  ),
];

/** Additional lines of the contact data, at most five. */
export const sampleContactEntries: readonly (typeof contactEntry.$inferInsert)[] = entries.map((content, index) => ({
  position: index + 1,
  content,
}));
