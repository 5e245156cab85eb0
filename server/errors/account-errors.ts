import type { CatalogueEntry } from './catalogue-entry';

/** What calls about accounts are refused with. */
export const accountErrors = {
  // The numbers 1009, 1105, 1502, 1511 and 1519 are given by the specification; screens branch on them.
  notActivated: {
    kod: 1009,
    status: 403,
    opis: {
      pl: 'Nie można się zalogować, bo konto nie zostało aktywowane linkiem aktywacyjnym. Link jest w wiadomości, którą wysłaliśmy po rejestracji.',
      en: 'You cannot log in due to the lack of activation of the account via the activation link.',
      de: 'Sie können sich nicht anmelden, weil das Konto noch nicht über den Aktivierungslink aktiviert wurde.',
      uk: 'Увійти неможливо, бо обліковий запис не активовано за посиланням.',
    },
  },
  weakPassword: {
    kod: 1105,
    status: 400,
    opis: {
      pl: 'Hasło powinno mieć co najmniej 8 znaków, cyfry, duże i\u00a0małe litery oraz znak specjalny.',
      en: 'The password needs at least 8 characters, digits, upper-case and lower-case letters, and a special character.',
      de: 'Das Passwort braucht mindestens 8 Zeichen, Ziffern, Groß- und Kleinbuchstaben sowie ein Sonderzeichen.',
      uk: 'Пароль має містити щонайменше 8 символів, цифри, великі й малі літери та спеціальний символ.',
    },
  },
  samePassword: {
    kod: 1502,
    status: 400,
    opis: {
      pl: 'Nowe hasło musi się różnić od obecnego.',
      en: 'The new password must differ from the current one.',
      de: 'Das neue Passwort muss sich vom bisherigen unterscheiden.',
      uk: 'Новий пароль має відрізнятися від поточного.',
    },
  },
  emailRefused: {
    kod: 1511,
    status: 400,
    opis: {
      pl: 'Tego adresu e-mail nie można użyć. Wpisz inny.',
      en: 'This e-mail address cannot be used. Enter another one.',
      de: 'Diese E-Mail-Adresse kann nicht verwendet werden. Geben Sie eine andere an.',
      uk: 'Цю адресу електронної пошти використати не можна. Укажіть іншу.',
    },
  },
  wrongPassword: {
    kod: 1519,
    status: 400,
    opis: {
      pl: 'Hasło jest nieprawidłowe.',
      en: 'The password is wrong.',
      de: 'Das Passwort ist falsch.',
      uk: 'Пароль неправильний.',
    },
  },
  wrongCredentials: {
    kod: 1600,
    status: 403,
    opis: {
      pl: 'Login lub hasło są nieprawidłowe.',
      en: 'The user name or the password is wrong.',
      de: 'Benutzername oder Passwort ist falsch.',
      uk: 'Логін або пароль неправильний.',
    },
  },
  tooManyAttempts: {
    kod: 1601,
    status: 429,
    opis: {
      pl: 'Za dużo prób. Spróbuj ponownie za {{minutes}} min.',
      en: 'Too many attempts. Try again in {{minutes}} min.',
      de: 'Zu viele Versuche. Versuchen Sie es in {{minutes}} Min. erneut.',
      uk: 'Забагато спроб. Спробуйте за {{minutes}} хв.',
    },
  },
  wrongCode: {
    kod: 1602,
    status: 400,
    opis: {
      pl: 'Błędny kod TOTP.',
      en: 'Incorrect TOTP code.',
      de: 'Falscher TOTP-Code.',
      uk: 'Неправильний код TOTP.',
    },
  },
  loginStepOver: {
    kod: 1603,
    status: 400,
    opis: {
      pl: 'Logowanie trwało zbyt długo. Zacznij od loginu i hasła.',
      en: 'The login took too long. Start with user name and password.',
      de: 'Die Anmeldung hat zu lange gedauert. Beginnen Sie mit Benutzername und Passwort.',
      uk: 'Вхід тривав задовго. Почніть із логіна й пароля.',
    },
  },
  captchaNeeded: {
    kod: 1604,
    status: 400,
    opis: {
      pl: 'Nie udało się potwierdzić, że formularz wysyła człowiek. Spróbuj ponownie.',
      en: 'We could not confirm that a person sends this form. Try again.',
      de: 'Wir konnten nicht bestätigen, dass ein Mensch das Formular sendet. Versuchen Sie es erneut.',
      uk: 'Не вдалося підтвердити, що форму надсилає людина. Спробуйте ще раз.',
    },
  },
  loginTaken: {
    kod: 1605,
    status: 409,
    opis: {
      pl: 'Ten login jest już zajęty. Wybierz inny.',
      en: 'This user name is already taken. Choose another one.',
      de: 'Dieser Benutzername ist schon vergeben. Wählen Sie einen anderen.',
      uk: 'Цей логін уже зайнятий. Виберіть інший.',
    },
  },
  wrongLoginForm: {
    kod: 1606,
    status: 400,
    opis: {
      pl: 'Login ma od 3 do 50 znaków: litery bez polskich znaków, cyfry, kropka, myślnik lub podkreślenie.',
      en: 'A user name has 3 to 50 characters: letters a–z, digits, dot, hyphen or underscore.',
      de: 'Ein Benutzername hat 3 bis 50 Zeichen: Buchstaben a–z, Ziffern, Punkt, Bindestrich oder Unterstrich.',
      uk: 'Логін має від 3 до 50 символів: літери a–z, цифри, крапка, дефіс або підкреслення.',
    },
  },
  missingValue: {
    kod: 1607,
    status: 400,
    opis: {
      pl: 'Uzupełnij dane: {{name}}.',
      en: 'Complete the data: {{name}}.',
      de: 'Ergänzen Sie die Angaben: {{name}}.',
      uk: 'Доповніть дані: {{name}}.',
    },
  },
  wrongEmail: {
    kod: 1608,
    status: 400,
    opis: {
      pl: 'Adres e-mail jest nieprawidłowy.',
      en: 'The e-mail address is wrong.',
      de: 'Die E-Mail-Adresse ist falsch.',
      uk: 'Адреса електронної пошти неправильна.',
    },
  },
  wrongTaxNumber: {
    kod: 1609,
    status: 400,
    opis: {
      pl: 'Błędny numer NIP.',
      en: 'The tax number is wrong.',
      de: 'Die Steuernummer ist falsch.',
      uk: 'Неправильний податковий номер.',
    },
  },
  wrongPhone: {
    kod: 1610,
    status: 400,
    opis: {
      pl: 'Wpisz numer telefonu: dziewięć cyfr.',
      en: 'Enter a phone number of nine digits.',
      de: 'Geben Sie eine Telefonnummer mit neun Ziffern an.',
      uk: 'Укажіть номер телефону: дев’ять цифр.',
    },
  },
  linkUsed: {
    kod: 1611,
    status: 410,
    opis: {
      pl: 'Ten link został już użyty. Zaloguj się.',
      en: 'This link has already been used. Log in.',
      de: 'Dieser Link wurde schon verwendet. Melden Sie sich an.',
      uk: 'Це посилання вже використано. Увійдіть.',
    },
  },
  linkOver: {
    kod: 1612,
    status: 410,
    opis: {
      pl: 'Ten link jest już nieważny. Zamów nowy.',
      en: 'This link is no longer valid. Ask for a new one.',
      de: 'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.',
      uk: 'Це посилання вже недійсне. Замовте нове.',
    },
  },
  linkUnknown: {
    kod: 1613,
    status: 404,
    opis: {
      pl: 'Ten link jest niepełny lub nieprawidłowy. Otwórz go jeszcze raz z wiadomości.',
      en: 'This link is incomplete or wrong. Open it again from the message.',
      de: 'Dieser Link ist unvollständig oder falsch. Öffnen Sie ihn noch einmal aus der Nachricht.',
      uk: 'Це посилання неповне або неправильне. Відкрийте його ще раз із листа.',
    },
  },
  foreignAddress: {
    kod: 1614,
    status: 400,
    opis: {
      pl: 'Adres powrotu nie należy do tego portalu.',
      en: 'The return address does not belong to this portal.',
      de: 'Die Rücksprungadresse gehört nicht zu diesem Portal.',
      uk: 'Адреса повернення не належить цьому порталу.',
    },
  },
  secondFactorNeeded: {
    kod: 1615,
    status: 403,
    opis: {
      pl: 'Do tej zmiany zaloguj się z kodem jednorazowym albo skontaktuj się z urzędem.',
      en: 'For this change log in with a one-time code or contact the office.',
      de: 'Melden Sie sich für diese Änderung mit einem Einmalcode an oder wenden Sie sich an die Gemeindeverwaltung.',
      uk: 'Для цієї зміни увійдіть з одноразовим кодом або зверніться до управління.',
    },
  },
  switchedOff: {
    kod: 1616,
    status: 404,
    opis: {
      pl: 'Ta możliwość jest wyłączona.',
      en: 'This is switched off.',
      de: 'Dies ist abgeschaltet.',
      uk: 'Цю можливість вимкнено.',
    },
  },
  identityNotConfirmed: {
    kod: 1617,
    status: 403,
    opis: {
      pl: 'Nie można było sprawdzić odpowiedzi systemu logowania. Zaloguj się jeszcze raz.',
      en: 'The answer of the login system could not be checked. Log in once more.',
      de: 'Die Antwort des Anmeldesystems konnte nicht geprüft werden. Melden Sie sich noch einmal an.',
      uk: 'Не вдалося перевірити відповідь системи входу. Увійдіть ще раз.',
    },
  },
  nodeLoginCancelled: {
    kod: 1618,
    status: 403,
    opis: {
      pl: 'Logowanie przerwano. Możesz spróbować ponownie.',
      en: 'The login was cancelled. You can try again.',
      de: 'Die Anmeldung wurde abgebrochen. Sie können es erneut versuchen.',
      uk: 'Вхід перервано. Можна спробувати ще раз.',
    },
  },
  otherPerson: {
    kod: 1619,
    status: 403,
    opis: {
      pl: 'System logowania potwierdził inną osobę niż właściciel konta, z\u00a0którego zaczęto logowanie.',
      en: 'The login system confirmed another person than the owner of the account in which the login was begun.',
      de: 'Das Anmeldesystem hat eine andere Person bestätigt als die, deren Konto geöffnet war.',
      uk: 'Система входу підтвердила іншу особу, ніж власник облікового запису, з якого почато вхід.',
    },
  },
  proofNeeded: {
    kod: 1620,
    status: 403,
    opis: {
      pl: 'Ta zmiana dotyczy bezpieczeństwa konta. Potwierdź ją swoim hasłem.',
      en: 'This change concerns the security of the account. Confirm it with your password.',
      de: 'Diese Änderung betrifft die Sicherheit des Kontos. Bestätigen Sie sie mit Ihrem Passwort.',
      uk: 'Ця зміна стосується безпеки облікового запису. Підтвердьте її своїм паролем.',
    },
  },
  freshLoginNeeded: {
    kod: 1621,
    status: 403,
    opis: {
      pl: 'Ta zmiana dotyczy bezpieczeństwa konta. Zaloguj się jeszcze raz i\u00a0wprowadź ją od razu po zalogowaniu.',
      en: 'This change concerns the security of the account. Log in once more and make it right after the login.',
      de: 'Diese Änderung betrifft die Sicherheit des Kontos. Melden Sie sich noch einmal an und nehmen Sie sie direkt danach vor.',
      uk: 'Ця зміна стосується безпеки облікового запису. Увійдіть ще раз і зробіть її відразу після входу.',
    },
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
