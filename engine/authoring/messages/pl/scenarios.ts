import type { Translation } from '../../phrases/catalogue';
import type { scenarios as original } from '../en/scenarios';

/** About scenarios. */
export const scenarios = {
  'values-of-formula-types': 'wartości takich rodzajów, jakich oczekuje wzór',
  'formula-without-value': 'Wzór {formula} ({place}) nie daje wartości: {reason}.',
  'answer-with-data-or-error': 'answers.{source} z „data” albo „error”',
  'unanswered-source': 'Ekran wywołuje źródło danych „{source}”, a scenariusz nie podaje odpowiedzi.',
  'no-variant': 'Usługa nie ma wariantu o nazwie „{variant}”.',
  'scenario-name-used': 'Inny scenariusz ma już taką nazwę.',
  'language-not-offered': 'Portal nie oferuje tego języka: {language}.',
  'scenarios-of-no-service': 'Te scenariusze należą do usługi o nazwie „{service}”, a takiej usługi nie ma.',
  'scenario-has-no': 'Usługa nie ma takiej części: {kind} „{name}”.',
  'shows-else': 'W scenariuszu „{scenario}” ekran pokazuje coś innego.',
  'list-shorter': 'W scenariuszu „{scenario}” lista jest krótsza, niż oczekiwano; brakuje tej pozycji.',
  'list-longer': 'W scenariuszu „{scenario}” lista jest dłuższa, niż oczekiwano.',
  'line-not-printed': 'W scenariuszu „{scenario}” tego wiersza nie ma na wydruku.',
  'nothing-so-named': 'W scenariuszu „{scenario}” nie ma tu „{name}”.',
  also: 'także {value}',
} as const satisfies Translation<typeof original>;
