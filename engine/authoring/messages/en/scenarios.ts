import type { Templates } from '../../phrases/catalogue';

/** About scenarios. */
export const scenarios = {
  'values-of-formula-types': 'values of the types that the formula expects',
  'formula-without-value': 'The formula {formula} ({place}) gives no value: {reason}.',
  'answer-with-data-or-error': 'answers.{source} with data or error',
  'unanswered-source': 'The screen calls the source {source}, for which the scenario gives no answer.',
  'no-variant': 'The service has no variant {variant}.',
  'scenario-name-used': 'Another scenario has this name.',
  'language-not-offered': 'The portal does not offer the language {language}.',
  'scenarios-of-no-service': 'These scenarios belong to a service {service}, which does not exist.',
  'scenario-has-no': 'The service has no {kind} {name}.',
  'shows-else': 'In “{scenario}” the screen shows something else.',
  'list-shorter': 'In “{scenario}” the list is shorter than expected; this item is missing.',
  'list-longer': 'In “{scenario}” the list is longer than expected.',
  'line-not-printed': 'In “{scenario}” this line is not printed.',
  'nothing-so-named': 'In “{scenario}” there is no {name} here.',
  also: 'also {value}',
} as const satisfies Templates;
