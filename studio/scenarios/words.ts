import { wordsOf } from '../language/say';

/** Words of the scenarios of a service. */
export const scenarioWords = wordsOf({
  pl: {
    about: 'Scenariusz zapisuje, co mieszkaniec ma zobaczyć. Po każdej zmianie sprawdzamy, czy nadal to widzi.',
    none: 'Ta usługa nie ma jeszcze scenariuszy.',
    waiting: 'Scenariusze sprawdzimy, gdy szkic nie będzie miał błędów.',
    good: 'jest tak, jak zapisano',
    bad: 'mieszkaniec zobaczy co innego',
    expected: 'miało być:',
    got: 'jest:',
    save: 'Zapisz jako scenariusz',
    saveAbout: 'Zapisuje to, co pokazuje teraz podgląd: osobę, dane i to, co na ekranie wybrano.',
    name: 'Nazwa scenariusza',
    saved: (name: string) => `Zapisano scenariusz „${name}” w szkicu.`,
  },
  en: {
    about: 'A scenario says what a resident shall see. After each change it is checked whether that is still so.',
    none: 'This service has no scenarios yet.',
    waiting: 'Scenarios are run once the draft has no errors.',
    good: 'as it was written down',
    bad: 'a resident will see something else',
    expected: 'should be:',
    got: 'is:',
    save: 'Save as a scenario',
    saveAbout: 'Writes down what the preview shows now: the person, the data, and what was chosen on the screen.',
    name: 'Name of the scenario',
    saved: (name: string) => `The scenario “${name}” was saved in the draft.`,
  },
});
