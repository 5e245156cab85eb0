import type { LetterTexts } from './letter-words';

export const polishLetters: LetterTexts = {
  greeting: 'Dzień dobry,',
  closing: 'Ta wiadomość została wysłana automatycznie. Nie odpowiadaj na nią.',
  letters: {
    activation: {
      subject: '{{portal}}: aktywacja konta',
      paragraphs: ['Konto o\u00a0loginie {{login}} jest prawie gotowe. Aby je aktywować, otwórz poniższy link.'],
      link: 'Aktywuj konto',
      after: [
        'Link działa jeden raz, przez 7 dni.',
        'Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość. Bez otwarcia linku konta nie można używać.',
      ],
    },
    'account-exists': {
      subject: '{{portal}}: masz już konto',
      paragraphs: [
        'Ktoś próbował założyć konto z\u00a0tym adresem e-mail. Ten adres ma już konto o\u00a0loginie {{login}}, więc drugie nie powstało.',
        'Jeśli to Ty i\u00a0nie pamiętasz hasła, ustaw nowe.',
      ],
      link: 'Ustaw nowe hasło',
      after: ['Jeśli to nie Ty, nie musisz nic robić. Twoje konto się nie zmieniło.'],
    },
    'new-password': {
      subject: '{{portal}}: nowe hasło',
      paragraphs: ['Otrzymaliśmy prośbę o\u00a0nowe hasło do konta o\u00a0loginie {{login}}. Aby je ustawić, otwórz poniższy link.'],
      link: 'Ustaw nowe hasło',
      after: [
        'Link działa jeden raz, przez godzinę.',
        'Jeśli to nie Ty prosisz o\u00a0nowe hasło, zignoruj tę wiadomość. Obecne hasło działa nadal.',
      ],
    },
    'password-changed': {
      subject: '{{portal}}: hasło zostało zmienione',
      paragraphs: ['Hasło do konta o\u00a0loginie {{login}} zostało zmienione. Pozostałe sesje tego konta zostały zakończone.'],
      link: 'Ustaw nowe hasło',
      after: ['Jeśli to nie Ty, ustaw od razu nowe hasło i\u00a0zawiadom urząd.'],
    },
    'email-changed-from': {
      subject: '{{portal}}: adres e-mail został zmieniony',
      paragraphs: ['Adres e-mail konta o\u00a0loginie {{login}} został zmieniony na inny. Na ten adres nie będziemy już pisać.'],
      link: null,
      after: ['Jeśli to nie Ty, zawiadom od razu urząd.'],
    },
    'email-changed-to': {
      subject: '{{portal}}: nowy adres e-mail',
      paragraphs: ['To jest teraz adres e-mail konta o\u00a0loginie {{login}}. Będziemy na niego wysyłać wiadomości o\u00a0koncie.'],
      link: null,
      after: ['Jeśli nie masz takiego konta, zawiadom urząd.'],
    },
    'two-factor-on': {
      subject: '{{portal}}: logowanie dwuetapowe włączone',
      paragraphs: ['Logowanie do konta o\u00a0loginie {{login}} wymaga teraz także kodu z\u00a0aplikacji.'],
      link: null,
      after: ['Jeśli to nie Ty, zawiadom od razu urząd.'],
    },
    'two-factor-off': {
      subject: '{{portal}}: logowanie dwuetapowe wyłączone',
      paragraphs: ['Do logowania do konta o\u00a0loginie {{login}} wystarcza teraz samo hasło.'],
      link: 'Zmień hasło',
      after: ['Jeśli to nie Ty, zmień od razu hasło i\u00a0zawiadom urząd.'],
    },
    'person-verified': {
      subject: '{{portal}}: tożsamość potwierdzona',
      paragraphs: ['Urząd potwierdził tożsamość właściciela konta o\u00a0loginie {{login}}. Usługi portalu otworzą się po zalogowaniu.'],
      link: 'Zaloguj się',
      after: ['Dane z\u00a0urzędu zobaczysz najpóźniej następnego dnia roboczego.'],
    },
    'account-deleted': {
      subject: '{{portal}}: konto zostało usunięte',
      paragraphs: [
        'Konto o\u00a0loginie {{login}} zostało usunięte razem z\u00a0jego danymi. Sprawy w\u00a0urzędzie toczą się dalej bez zmian.',
      ],
      link: null,
      after: ['Jeśli to nie Ty, zawiadom od razu urząd.'],
    },
  },
};
