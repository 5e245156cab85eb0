import { local } from '../../seed/texts/local';

const received = local('przyjęta', 'received', 'eingegangen', 'прийнята');
const underway = local('w toku', 'in progress', 'in Bearbeitung', 'розглядається');
const incomplete = local('czeka na uzupełnienie', 'waiting for missing documents', 'wartet auf Ergänzung', 'очікує доповнення');
const decided = local('załatwiona', 'settled', 'erledigt', 'вирішена');

/** Cases by their number. What they are about names no person. */
export const cases = [
  {
    number: 'GK.6220.14.2026',
    subject: local('Decyzja środowiskowa', 'Environmental decision', 'Umweltbescheid', 'Екологічне рішення'),
    status: underway,
    changed: '2026-11-12',
  },
  {
    number: 'BP.6730.81.2026',
    subject: local('Warunki zabudowy', 'Building conditions', 'Bauvorbescheid', 'Умови забудови'),
    status: incomplete,
    changed: '2026-11-05',
  },
  {
    number: 'GK.6131.207.2026',
    subject: local('Zezwolenie na usunięcie drzewa', 'Permit to remove a tree', 'Baumfällgenehmigung', 'Дозвіл на видалення дерева'),
    status: decided,
    changed: '2026-10-29',
  },
  {
    number: 'SO.5343.19.2026',
    subject: local(
      'Wpis do rejestru wyborców',
      'Entry in the voter register',
      'Eintrag ins Wählerverzeichnis',
      'Запис до реєстру виборців',
    ),
    status: decided,
    changed: '2026-10-16',
  },
  {
    number: 'FN.3127.42.2026',
    subject: local(
      'Zaświadczenie o niezaleganiu',
      'Certificate of no arrears',
      'Unbedenklichkeitsbescheinigung',
      'Довідка про відсутність податкового боргу',
    ),
    status: received,
    changed: '2026-11-19',
  },
] as const;

/** Registers that everybody may look into. */
export const registers = [
  {
    name: local(
      'Rejestr działalności regulowanej',
      'Register of regulated activities',
      'Register regulierter Tätigkeiten',
      'Реєстр регульованої діяльності',
    ),
    keeper: local(
      'Referat Gospodarki Komunalnej',
      'Municipal Services Section',
      'Referat Kommunalwirtschaft',
      'Відділ комунального господарства',
    ),
    entries: 17,
  },
  {
    name: local(
      'Ewidencja innych obiektów hotelarskich',
      'Record of other accommodation',
      'Verzeichnis anderer Unterkünfte',
      'Облік інших готельних об’єктів',
    ),
    keeper: local('Referat Promocji', 'Promotion Section', 'Referat Öffentlichkeitsarbeit', 'Відділ промоції'),
    entries: 9,
  },
  {
    name: local('Gminna ewidencja zabytków', 'Municipal record of monuments', 'Denkmalverzeichnis der Gemeinde', 'Облік пам’яток громади'),
    keeper: local('Referat Planowania', 'Planning Section', 'Referat Planung', 'Відділ планування'),
    entries: 128,
  },
  {
    name: local('Rejestr umów', 'Register of contracts', 'Vertragsregister', 'Реєстр договорів'),
    keeper: local('Sekretarz Gminy', 'Secretary of the Municipality', 'Gemeindesekretär', 'Секретар громади'),
    entries: 342,
  },
] as const;

/** Words of both pages. */
export const words = {
  statuses: local('Stan sprawy', 'Case status', 'Stand der Angelegenheit', 'Стан справ'),
  registers: local('Rejestry', 'Registers', 'Register', 'Реєстри'),
  find: local('Szukaj po numerze lub nazwie', 'Search by number or name', 'Nach Nummer oder Name suchen', 'Шукати за номером або назвою'),
  none: local('Nic takiego nie ma.', 'There is nothing like that.', 'Es gibt nichts Passendes.', 'Нічого такого немає.'),
  number: local('Numer sprawy', 'Case number', 'Aktenzeichen', 'Номер справи'),
  subject: local('Czego dotyczy', 'Subject', 'Gegenstand', 'Про що'),
  status: local('Status', 'Status', 'Status', 'Статус'),
  changed: local('Ostatnia zmiana', 'Last change', 'Letzte Änderung', 'Остання зміна'),
  register: local('Rejestr', 'Register', 'Register', 'Реєстр'),
  keeper: local('Prowadzi', 'Kept by', 'Geführt von', 'Веде'),
  entries: local('Liczba wpisów', 'Entries', 'Einträge', 'Кількість записів'),
} as const;
