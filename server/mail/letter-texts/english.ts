import type { LetterTexts } from './letter-words';

export const englishLetters: LetterTexts = {
  greeting: 'Hello,',
  closing: 'This message was sent automatically. Do not reply to it.',
  letters: {
    activation: {
      subject: '{{portal}}: account activation',
      paragraphs: ['The account with the user name {{login}} is almost ready. Open the link below to activate it.'],
      link: 'Activate the account',
      after: [
        'The link works once, for 7 days.',
        'If you are not creating an account, ignore this message. The account cannot be used until the link is opened.',
      ],
    },
    'account-exists': {
      subject: '{{portal}}: you already have an account',
      paragraphs: [
        'Somebody tried to create an account with this e-mail address. The address already has an account with the user name {{login}}, so no second one was made.',
        'If it was you and you do not remember the password, set a new one.',
      ],
      link: 'Set a new password',
      after: ['If it was not you, there is nothing to do. Your account has not changed.'],
    },
    'new-password': {
      subject: '{{portal}}: new password',
      paragraphs: ['We received a request for a new password for the account with the user name {{login}}. Open the link below to set it.'],
      link: 'Set a new password',
      after: [
        'The link works once, for one hour.',
        'If you did not ask for a new password, ignore this message. The current password still works.',
      ],
    },
    'password-changed': {
      subject: '{{portal}}: the password was changed',
      paragraphs: ['The password of the account with the user name {{login}} was changed. All other sessions of this account were ended.'],
      link: 'Set a new password',
      after: ['If it was not you, set a new password at once and tell the office.'],
    },
    'email-changed-from': {
      subject: '{{portal}}: the e-mail address was changed',
      paragraphs: [
        'The e-mail address of the account with the user name {{login}} was changed to another one. We will not write to this address any more.',
      ],
      link: null,
      after: ['If it was not you, tell the office at once.'],
    },
    'email-changed-to': {
      subject: '{{portal}}: new e-mail address',
      paragraphs: [
        'This is now the e-mail address of the account with the user name {{login}}. Messages about the account will come here.',
      ],
      link: null,
      after: ['If you have no such account, tell the office.'],
    },
    'two-factor-on': {
      subject: '{{portal}}: two-step login is on',
      paragraphs: ['Logging in to the account with the user name {{login}} now also needs a code from an app.'],
      link: null,
      after: ['If it was not you, tell the office at once.'],
    },
    'two-factor-off': {
      subject: '{{portal}}: two-step login is off',
      paragraphs: ['The password alone is now enough to log in to the account with the user name {{login}}.'],
      link: 'Change the password',
      after: ['If it was not you, change the password at once and tell the office.'],
    },
    'person-verified': {
      subject: '{{portal}}: identity confirmed',
      paragraphs: [
        'The office has confirmed the identity of the owner of the account with the user name {{login}}. The services open after you log in.',
      ],
      link: 'Log in',
      after: ['You will see the office’s data on the next working day at the latest.'],
    },
    'account-deleted': {
      subject: '{{portal}}: the account was deleted',
      paragraphs: [
        'The account with the user name {{login}} was deleted together with its data. Your cases at the office go on unchanged.',
      ],
      link: null,
      after: ['If it was not you, tell the office at once.'],
    },
  },
};
