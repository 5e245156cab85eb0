import type { accountText } from '../../../server/database';
import { local } from '../texts/local';

const version = '2026-09';

/** What the sample office says on the login screen and asks at registration. */
export const sampleAccountTexts: readonly (typeof accountText.$inferInsert)[] = [
  {
    kind: 'login-line',
    position: 1,
    version,
    content: local(
      'Konto możesz założyć także w urzędzie, w pokoju nr 3. Zabierz dowód osobisty.',
      'You can also create an account at the office, in room 3. Bring your identity card.',
      'Ein Konto können Sie auch in der Gemeindeverwaltung anlegen, Zimmer 3. Bringen Sie Ihren Ausweis mit.',
      'Обліковий запис можна створити також в управлінні, у кабінеті № 3. Візьміть посвідчення особи.',
    ),
  },
  {
    kind: 'login-line',
    position: 2,
    version,
    content: local(
      'Urząd nigdy nie prosi o hasło przez telefon ani e-mail.',
      'The office never asks for your password by phone or e-mail.',
      'Die Gemeindeverwaltung fragt nie per Telefon oder E-Mail nach Ihrem Passwort.',
      'Управління ніколи не питає пароля телефоном чи електронною поштою.',
    ),
  },
  {
    kind: 'data-processing',
    version,
    content: local(
      'Zapoznałam się lub zapoznałem się z informacją o przetwarzaniu danych i zgadzam się na przetwarzanie danych podanych w formularzu w celu prowadzenia konta. Administratorem danych jest Urząd Gminy Brzezie Leśne. Zgodę można wycofać w każdej chwili, usuwając konto.',
      'I have read the information on data processing and agree that the data given in this form are processed to keep my account. The controller is the Municipal Office of Brzezie Leśne. The consent can be withdrawn at any time by deleting the account.',
      'Ich habe die Hinweise zum Datenschutz gelesen und stimme zu, dass die Angaben in diesem Formular verarbeitet werden, um mein Konto zu führen. Verantwortlich ist die Gemeindeverwaltung Brzezie Leśne. Die Einwilligung kann jederzeit widerrufen werden, indem das Konto gelöscht wird.',
      'Я ознайомився або ознайомилася з інформацією про обробку даних і погоджуюся на обробку даних із форми для ведення облікового запису. Розпорядником даних є Управління громади Бжезє-Лесьне. Згоду можна відкликати будь-коли, видаливши обліковий запис.',
    ),
  },
  {
    kind: 'terms',
    version,
    content: local(
      [
        '1. Portal prowadzi Urząd Gminy Brzezie Leśne. Korzystanie z portalu jest bezpłatne.',
        '2. Konto może założyć osoba pełnoletnia lub przedstawiciel instytucji. Dane konta muszą być prawdziwe.',
        '3. Dane o należnościach i opłatach są widoczne po potwierdzeniu tożsamości, najpóźniej następnego dnia roboczego.',
        '4. Hasła nie wolno udostępniać innym osobom. O utracie hasła należy zawiadomić urząd.',
        '5. Konto można usunąć w każdej chwili na stronie „Moje konto”.',
        '6. To jest regulamin przykładowy.',
      ].join('\n\n'),
      [
        '1. The portal is run by the Municipal Office of Brzezie Leśne. Using it is free of charge.',
        '2. An account can be created by an adult or by the representative of an institution. The data of the account must be true.',
        '3. Charges and fees are shown after the identity has been confirmed, on the next working day at the latest.',
        '4. The password must not be given to other people. The office must be told when it is lost.',
        '5. The account can be deleted at any time on the page “My account”.',
        '6. These are sample terms.',
      ].join('\n\n'),
      [
        '1. Das Portal wird von der Gemeindeverwaltung Brzezie Leśne betrieben. Die Nutzung ist kostenlos.',
        '2. Ein Konto kann eröffnen, wer volljährig ist oder eine Institution vertritt. Die Angaben zum Konto müssen stimmen.',
        '3. Forderungen und Gebühren sind sichtbar, sobald die Identität bestätigt ist, spätestens am nächsten Arbeitstag.',
        '4. Das Passwort darf nicht weitergegeben werden. Geht es verloren, ist die Gemeindeverwaltung zu benachrichtigen.',
        '5. Das Konto kann jederzeit unter „Mein Konto“ gelöscht werden.',
        '6. Dies sind Musterbedingungen.',
      ].join('\n\n'),
      [
        '1. Портал веде Управління громади Бжезє-Лесьне. Користування порталом безкоштовне.',
        '2. Обліковий запис може створити повнолітня особа або представник організації. Дані мають бути правдивими.',
        '3. Дані про нарахування та платежі видно після підтвердження особи, щонайпізніше наступного робочого дня.',
        '4. Пароля не можна передавати іншим. Про втрату пароля слід повідомити управління.',
        '5. Обліковий запис можна видалити будь-коли на сторінці «Мій обліковий запис».',
        '6. Це приклад правил.',
      ].join('\n\n'),
    ),
  },
];
