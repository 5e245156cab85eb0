import type { contact, contactEntry } from '../../../server/database';
import { local } from '../texts/local';

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
};

const entries = [
  local('Poniedziałek: 9.00–17.00', 'Monday: 9 a.m. to 5 p.m.', 'Montag: 9–17 Uhr', 'Понеділок: 9.00–17.00'),
  local(
    'Od wtorku do piątku: 7.30–15.30',
    'Tuesday to Friday: 7.30 a.m. to 3.30 p.m.',
    'Dienstag bis Freitag: 7.30–15.30 Uhr',
    'З вівторка до п’ятниці: 7.30–15.30',
  ),
  local(
    'Kasa: do 14.00, w piątek do 12.00',
    'Cash desk: until 2 p.m., Friday until 12 noon',
    'Kasse: bis 14 Uhr, freitags bis 12 Uhr',
    'Каса: до 14.00, у п’ятницю до 12.00',
  ),
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
