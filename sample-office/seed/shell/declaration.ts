import type { accessibilityDeclaration } from '../../../server/database';
import { local } from '../texts/local';

/** Accessibility declaration of the sample office. An empty line begins a new paragraph. */
export const sampleDeclaration: typeof accessibilityDeclaration.$inferInsert = {
  bodyName: local(
    'Urząd Gminy Brzezie Leśne',
    'Municipal Office of Brzezie Leśne',
    'Gemeindeverwaltung Brzezie Leśne',
    'Управління громади Бжезє-Лесьне',
  ),
  siteName: local(
    'Okienko Gminy Brzezie Leśne',
    'Brzezie Leśne Okienko',
    'Okienko der Gemeinde Brzezie Leśne',
    'Okienko громади Бжезє-Лесьне',
  ),
  siteAddress: 'https://okienko.brzezie-lesne.example',
  status: 'CZESCIOWO_ZGODNA',
  exceptions: local(
    'Część plików do pobrania pochodzi sprzed 23 września 2018 r. i nie ma warstwy tekstowej. Na prośbę przygotujemy ich treść w innej formie.\n\nMapa dojazdu jest obrazem. Opis drogi do urzędu znajdziesz w części „Dostępność architektoniczna”.',
    'Some files to download are older than 23 September 2018 and have no text layer. We prepare their content in another form on request.\n\nThe map is an image. The way to the office is described in the section on access to the building.',
    'Einige Dateien zum Herunterladen sind vor dem 23. September 2018 entstanden und haben keine Textebene. Auf Wunsch stellen wir den Inhalt in anderer Form bereit.\n\nDer Lageplan ist ein Bild. Den Weg zur Gemeindeverwaltung beschreibt der Abschnitt über den Zugang zum Gebäude.',
    'Частина файлів для завантаження створена до 23 вересня 2018 року і не має текстового шару. На прохання ми підготуємо їхній зміст в іншій формі.\n\nКарта проїзду є зображенням. Шлях до управління описано в розділі про доступ до будівлі.',
  ),
  publishedOn: '2026-01-12',
  updatedOn: '2026-10-05',
  drawnUpOn: '2026-01-12',
  reviewedOn: '2026-03-16',
  method: 'SAMOOCENA',
  assessor: null,
  contactPerson: local(
    'Anna Leśniak, koordynatorka do spraw dostępności',
    'Anna Leśniak, accessibility coordinator',
    'Anna Leśniak, Beauftragte für Barrierefreiheit',
    'Анна Лесьняк, координаторка з питань доступності',
  ),
  email: 'dostepnosc@brzezie-lesne.example',
  phone: '+48 22 555 01 23',
  building: local(
    'Do budynku prowadzą dwa wejścia od ul. Rynkowej. Przy wejściu głównym jest pochylnia z poręczami i drzwi otwierane automatycznie.\n\nNa parterze znajdują się: biuro obsługi mieszkańców, kasa i toaleta dla osób z niepełnosprawnościami. Na piętra prowadzi winda z opisami w alfabecie Braille’a i zapowiedziami głosowymi.\n\nPrzed budynkiem są dwa miejsca parkingowe dla osób z niepełnosprawnościami. Do urzędu można wejść z psem asystującym.',
    'Two entrances lead in from ul. Rynkowa. The main one has a ramp with handrails and an automatic door.\n\nOn the ground floor are the residents’ service desk, the cash desk and an accessible toilet. A lift with Braille labels and voice announcements goes to the upper floors.\n\nTwo accessible parking spaces are in front of the building. Assistance dogs are welcome.',
    'Zwei Eingänge führen von der ul. Rynkowa ins Gebäude. Der Haupteingang hat eine Rampe mit Handläufen und eine automatische Tür.\n\nIm Erdgeschoss liegen das Bürgerbüro, die Kasse und eine barrierefreie Toilette. Ein Aufzug mit Braillebeschriftung und Sprachansage führt in die oberen Stockwerke.\n\nVor dem Gebäude gibt es zwei Behindertenparkplätze. Assistenzhunde sind willkommen.',
    'До будівлі ведуть два входи з вул. Ринкової. Біля головного входу є пандус із поручнями та автоматичні двері.\n\nНа першому поверсі розташовані відділ обслуговування мешканців, каса і туалет для людей з інвалідністю. На поверхи веде ліфт із написами шрифтом Брайля та голосовими повідомленнями.\n\nПеред будівлею є два місця для паркування для людей з інвалідністю. До управління можна зайти з собакою-помічником.',
  ),
  buildingAddress: null,
  communication: local(
    'Tłumacza polskiego języka migowego zapewniamy po zgłoszeniu trzy dni robocze wcześniej. Zgłoszenie przyjmujemy e-mailem i pod numerem +48 22 555 01 23, także SMS-em.\n\nW biurze obsługi mieszkańców działa pętla indukcyjna. Informację o urzędzie udostępniamy w tekście łatwym do czytania.',
    'We provide a Polish Sign Language interpreter when asked three working days in advance, by e-mail or at +48 22 555 01 23, also by text message.\n\nThe residents’ service desk has an induction loop. Information about the office is available in easy-to-read form.',
    'Eine Dolmetscherin für Polnische Gebärdensprache stellen wir, wenn Sie es drei Werktage vorher anmelden: per E-Mail oder unter +48 22 555 01 23, auch per SMS.\n\nIm Bürgerbüro gibt es eine Induktionsschleife. Informationen über die Gemeindeverwaltung gibt es in Leichter Sprache.',
    'Перекладача польської жестової мови надаємо, якщо повідомити за три робочі дні: електронною поштою або за номером +48 22 555 01 23, також через SMS.\n\nУ відділі обслуговування мешканців працює індукційна петля. Інформація про управління доступна у форматі легкого читання.',
  ),
  easyPage: 'tekst-latwy-do-czytania.html',
  applications: [],
};
