import { wordsOf } from '../language/say';

/** Words of the list of services. */
export const listWords = wordsOf({
  pl: {
    search: 'Szukaj usługi lub słowa z ekranu',
    list: 'Usługi i ekrany',
    screens: 'Ekrany portalu',
    hidden: 'ukryta',
    own: 'zmieniona w redakcji',
    drafted: 'w szkicu',
    nothing: (words: string) => `Nie ma usługi ani tekstu ze słowami „${words}”.`,
    more: (count: number) => `Pokaż kolejne (${count})`,
    onScreens: 'Słowa na ekranach',
  },
  en: {
    search: 'Find a service or a word from a screen',
    list: 'Services and screens',
    screens: 'Screens of the portal',
    hidden: 'hidden',
    own: 'changed here',
    drafted: 'in a draft',
    nothing: (words: string) => `No service and no text has the words “${words}”.`,
    more: (count: number) => `Show more (${count})`,
    onScreens: 'Words on screens',
  },
});
