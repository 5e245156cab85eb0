import type { CorrespondenceData, waterRequest, waterTopic } from '../../../server/database';
import { partyId, type SamplePartyName } from '../parties/sample-parties';
import { local } from '../texts/local';

/** What residents can write about. */
export const sampleTopics: readonly (typeof waterTopic.$inferInsert)[] = [
  topic(1, false, 'Awaria wodomierza', 'Faulty water meter', 'Defekter Wasserzähler', 'Несправний лічильник води'),
  topic(2, false, 'Reklamacja faktury', 'Complaint about an invoice', 'Reklamation einer Rechnung', 'Скарга на рахунок'),
  topic(3, false, 'Zmiana umowy', 'Change to the contract', 'Änderung des Vertrags', 'Зміна договору'),
  topic(4, true, 'Wymiana wodomierza', 'Replacement of the water meter', 'Wechsel des Wasserzählers', 'Заміна лічильника води'),
  topic(
    5,
    true,
    'Montaż podlicznika ogrodowego',
    'Garden sub-meter',
    'Einbau eines Gartenwasserzählers',
    'Встановлення садового лічильника',
  ),
  topic(6, false, 'Inna sprawa', 'Something else', 'Anderes Anliegen', 'Інше питання'),
];

function topic(id: number, additional: boolean, pl: string, en: string, de: string, uk: string) {
  return { id, position: id, additional, title: local(pl, en, de, uk) };
}

/** Requests from earlier. */
export const sampleRequests: readonly (typeof waterRequest.$inferInsert)[] = [
  {
    id: 1,
    partyId: partyId('wife'),
    pointId: 3101,
    topicId: 4,
    content: 'Kończy się legalizacja wodomierza. Kiedy mogą Państwo go wymienić?\n\nTelefon: 600100200\nE-mail: anna@example.org',
    sentAt: new Date('2024-04-22T16:22:04Z'),
    handledAt: new Date('2024-04-25T08:05:00Z'),
    note: 'Wymiana 14 maja 2024, godz. 10–12.',
  },
  {
    id: 2,
    partyId: partyId('wife'),
    pointId: 3101,
    topicId: 2,
    content: 'Na fakturze za drugi kwartał jest inny stan niż na wodomierzu. Bardzo proszę o sprawdzenie.',
    sentAt: new Date('2026-09-14T17:40:31Z'),
    handledAt: null,
    note: null,
  },
  {
    id: 3,
    partyId: partyId('company'),
    pointId: 3121,
    topicId: 1,
    content: 'Wodomierz w hali A pokazuje stan niższy niż przed miesiącem.',
    sentAt: new Date('2025-07-03T07:12:00Z'),
    handledAt: new Date('2025-07-04T11:30:00Z'),
    note: 'Wodomierz przekroczył 99 999 m³ i liczy od zera. Zużycie rozliczamy poprawnie.',
  },
  {
    id: 4,
    partyId: partyId('farmer'),
    pointId: 3131,
    topicId: 6,
    content: 'Chcę przejść z ryczałtu na wodomierz.',
    sentAt: new Date('2026-08-02T06:55:10Z'),
    handledAt: new Date('2026-08-05T09:00:00Z'),
    note: null,
  },
];

const nothing: CorrespondenceData = {
  imie: null,
  imie2: null,
  nazwisko: null,
  nazwisko2: null,
  nazwa: null,
  telefon: null,
  email: null,
  fax: null,
  www: null,
  miejscowosc: null,
  ulica: null,
  nrDomu: null,
  nrLokalu: null,
  kodPocztowy: null,
};
const here = { ...nothing, miejscowosc: 'Brzezie Leśne', kodPocztowy: '00-001' };

/** Correspondence addresses by party. Of the others only the name is known. */
export const sampleCorrespondence: Readonly<Partial<Record<SamplePartyName, CorrespondenceData>>> = {
  wife: {
    ...here,
    imie: 'Anna',
    imie2: 'Maria',
    nazwisko: 'Przykładowa',
    telefon: '600100200',
    email: 'anna@example.org',
    ulica: 'Ogrodowa',
    nrDomu: '7',
  },
  husband: { ...here, imie: 'Piotr', nazwisko: 'Przykładowy', telefon: '600100201', ulica: 'Ogrodowa', nrDomu: '7' },
  farmer: { ...here, imie: 'Jan', nazwisko: 'Wzorcowy', telefon: '600300400', miejscowosc: 'Wzorcowo', nrDomu: '12' },
  pensioner: { ...here, imie: 'Helena', nazwisko: 'Próbna', ulica: 'Rynkowa', nrDomu: '12', nrLokalu: '4' },
  shop: {
    ...here,
    nazwa: 'Sklep Przykład sp. z\u00a0o.o.',
    telefon: '221112233',
    email: 'sklep@example.org',
    ulica: 'Rynkowa',
    nrDomu: '4',
  },
  company: {
    ...here,
    nazwa: 'Wytwórnia Wzór S.A.',
    telefon: '223334455',
    email: 'biuro@example.org',
    fax: '223334456',
    www: 'example.org',
    ulica: 'Przemysłowa',
    nrDomu: '3',
  },
};

/** A change of data that the office has made, and one that is still pending. */
export const sampleChanges = [
  {
    id: 1,
    partyId: partyId('company'),
    sentAt: new Date('2025-02-11T10:15:00Z'),
    data: { ...here, nazwa: 'Wytwórnia Wzór S.A.', telefon: '223334455', email: 'biuro@example.org', ulica: 'Przemysłowa', nrDomu: '3' },
    changed: ['telefon', 'email'],
    handledAt: new Date('2025-02-12T08:40:00Z'),
    note: 'Wprowadzono.',
  },
  {
    id: 2,
    partyId: partyId('wife'),
    sentAt: new Date('2026-09-20T18:03:45Z'),
    data: {
      ...here,
      imie: 'Anna',
      imie2: 'Maria',
      nazwisko: 'Przykładowa',
      telefon: '600100299',
      email: 'anna@example.org',
      ulica: 'Ogrodowa',
      nrDomu: '7',
    },
    changed: ['telefon'],
    handledAt: null,
    note: null,
  },
];
