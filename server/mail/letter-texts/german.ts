import type { LetterTexts } from './letter-words';

export const germanLetters: LetterTexts = {
  greeting: 'Guten Tag,',
  closing: 'Diese Nachricht wurde automatisch gesendet. Antworten Sie nicht darauf.',
  letters: {
    activation: {
      subject: '{{portal}}: Konto aktivieren',
      paragraphs: ['Das Konto mit dem Benutzernamen {{login}} ist fast fertig. Öffnen Sie den folgenden Link, um es zu aktivieren.'],
      link: 'Konto aktivieren',
      after: [
        'Der Link funktioniert einmal und 7 Tage lang.',
        'Wenn Sie kein Konto anlegen, ignorieren Sie diese Nachricht. Ohne den Link kann das Konto nicht benutzt werden.',
      ],
    },
    'account-exists': {
      subject: '{{portal}}: Sie haben schon ein Konto',
      paragraphs: [
        'Jemand wollte mit dieser E-Mail-Adresse ein Konto anlegen. Zu der Adresse gehört schon das Konto mit dem Benutzernamen {{login}}, deshalb wurde kein zweites angelegt.',
        'Wenn Sie es waren und das Passwort vergessen haben, legen Sie ein neues fest.',
      ],
      link: 'Neues Passwort festlegen',
      after: ['Wenn Sie es nicht waren, müssen Sie nichts tun. Ihr Konto hat sich nicht geändert.'],
    },
    'new-password': {
      subject: '{{portal}}: neues Passwort',
      paragraphs: [
        'Für das Konto mit dem Benutzernamen {{login}} wurde ein neues Passwort angefordert. Öffnen Sie den folgenden Link, um es festzulegen.',
      ],
      link: 'Neues Passwort festlegen',
      after: [
        'Der Link funktioniert einmal und eine Stunde lang.',
        'Wenn Sie kein neues Passwort angefordert haben, ignorieren Sie diese Nachricht. Das bisherige Passwort gilt weiter.',
      ],
    },
    'password-changed': {
      subject: '{{portal}}: Passwort geändert',
      paragraphs: [
        'Das Passwort des Kontos mit dem Benutzernamen {{login}} wurde geändert. Alle anderen Sitzungen dieses Kontos wurden beendet.',
      ],
      link: 'Neues Passwort festlegen',
      after: ['Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und benachrichtigen Sie die Gemeindeverwaltung.'],
    },
    'email-changed-from': {
      subject: '{{portal}}: E-Mail-Adresse geändert',
      paragraphs: [
        'Die E-Mail-Adresse des Kontos mit dem Benutzernamen {{login}} wurde durch eine andere ersetzt. An diese Adresse schreiben wir nicht mehr.',
      ],
      link: null,
      after: ['Wenn Sie es nicht waren, benachrichtigen Sie sofort die Gemeindeverwaltung.'],
    },
    'email-changed-to': {
      subject: '{{portal}}: neue E-Mail-Adresse',
      paragraphs: ['Dies ist jetzt die E-Mail-Adresse des Kontos mit dem Benutzernamen {{login}}. Nachrichten zum Konto kommen hierher.'],
      link: null,
      after: ['Wenn Sie kein solches Konto haben, benachrichtigen Sie die Gemeindeverwaltung.'],
    },
    'two-factor-on': {
      subject: '{{portal}}: Anmeldung in zwei Schritten eingeschaltet',
      paragraphs: ['Die Anmeldung am Konto mit dem Benutzernamen {{login}} verlangt jetzt auch einen Code aus einer App.'],
      link: null,
      after: ['Wenn Sie es nicht waren, benachrichtigen Sie sofort die Gemeindeverwaltung.'],
    },
    'two-factor-off': {
      subject: '{{portal}}: Anmeldung in zwei Schritten ausgeschaltet',
      paragraphs: ['Für die Anmeldung am Konto mit dem Benutzernamen {{login}} reicht jetzt das Passwort.'],
      link: 'Passwort ändern',
      after: ['Wenn Sie es nicht waren, ändern Sie sofort das Passwort und benachrichtigen Sie die Gemeindeverwaltung.'],
    },
    'person-verified': {
      subject: '{{portal}}: Identität bestätigt',
      paragraphs: [
        'Die Gemeindeverwaltung hat die Identität des Inhabers des Kontos mit dem Benutzernamen {{login}} bestätigt. Die Leistungen öffnen sich nach der Anmeldung.',
      ],
      link: 'Anmelden',
      after: ['Die Daten der Gemeindeverwaltung sehen Sie spätestens am nächsten Arbeitstag.'],
    },
    'account-deleted': {
      subject: '{{portal}}: Konto gelöscht',
      paragraphs: [
        'Das Konto mit dem Benutzernamen {{login}} wurde mit seinen Daten gelöscht. Ihre Angelegenheiten bei der Gemeindeverwaltung laufen unverändert weiter.',
      ],
      link: null,
      after: ['Wenn Sie es nicht waren, benachrichtigen Sie sofort die Gemeindeverwaltung.'],
    },
  },
};
