import type { CatalogueEntry } from './catalogue-entry';

/** What calls about payments are refused with. */
export const paymentErrors = {
  alreadyOrdered: {
    kod: 1700,
    status: 409,
    opis: {
      pl: 'Dla wybranej należności rozpoczęto już płatność i\u00a0nie znamy jeszcze jej wyniku.',
      en: 'A payment of a chosen charge has already been started and its result is not known yet.',
      de: 'Für eine gewählte Forderung wurde schon eine Zahlung begonnen, deren Ergebnis noch nicht bekannt ist.',
      uk: 'Оплату вибраного нарахування вже розпочато, її результат ще невідомий.',
    },
  },
  nothingChosen: {
    kod: 1701,
    status: 400,
    opis: {
      pl: 'Wybierz co najmniej jedną ratę do zapłaty.',
      en: 'Choose at least one instalment to pay.',
      de: 'Wählen Sie mindestens eine Rate aus, die Sie bezahlen möchten.',
      uk: 'Виберіть щонайменше один внесок для оплати.',
    },
  },
  notPayable: {
    kod: 1702,
    status: 409,
    opis: {
      pl: 'Wśród wybranych rat jest zapłacona albo objęta tytułem wykonawczym. Odśwież stronę i\u00a0wybierz raty jeszcze raz.',
      en: 'One of the chosen instalments is paid already or under an enforcement order. Load the page again and choose anew.',
      de: 'Eine der gewählten Raten ist bereits bezahlt oder wird vollstreckt. Laden Sie die Seite neu und wählen Sie erneut.',
      uk: 'Один із вибраних внесків уже сплачено або він підлягає примусовому стягненню. Оновіть сторінку й виберіть внески ще раз.',
    },
  },
  gatewayUnavailable: {
    kod: 1703,
    status: 502,
    opis: {
      pl: 'Operator płatności nie przyjął teraz płatności. Pieniądze nie zostały pobrane. Spróbuj ponownie później albo wybierz innego operatora.',
      en: 'The payment provider did not take the payment now. No money was taken. Try again later, or choose another provider.',
      de: 'Der Zahlungsanbieter hat die Zahlung gerade nicht angenommen. Es wurde kein Geld abgebucht. Versuchen Sie es später erneut oder wählen Sie einen anderen Anbieter.',
      uk: 'Оператор платежів зараз не прийняв оплату. Гроші не списано. Спробуйте пізніше або виберіть іншого оператора.',
    },
  },
  unknownTransfer: {
    kod: 1704,
    status: 404,
    opis: {
      pl: 'Nie ma takiej płatności.',
      en: 'There is no such payment.',
      de: 'Diese Zahlung gibt es nicht.',
      uk: 'Такого платежу немає.',
    },
  },
  transferOver: {
    kod: 1705,
    status: 409,
    opis: {
      pl: 'Ta płatność jest już zakończona. Jej wynik jest w\u00a0historii płatności.',
      en: 'This payment is over. Its result is in the payment history.',
      de: 'Diese Zahlung ist abgeschlossen. Das Ergebnis steht im Zahlungsverlauf.',
      uk: 'Цей платіж уже завершено. Його результат є в історії платежів.',
    },
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
