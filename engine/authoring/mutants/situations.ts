import type { Contract, ServiceDefinition } from '../../language/language.generated';
import type { Answers, Given, Input, Scenario, ScenarioFile, Subject } from '../../language/scenarios.generated';
import { authoringOf, type ControlsForAuthors } from '../../screen/control-authoring';
import { isKeys } from '../../screen/field-model';
import { type AnswerRecipe, generatedAnswer } from './generated-answer';

/** A situation of the data set: a scenario that expects nothing. */
export interface Situation {
  readonly scenario: Scenario;
  readonly given: Given;
}

const person: Subject = { kind: 'person', name: 'Anna Nowak', pesel: '44051401359', nip: '1234563218' };
const institution: Subject = { kind: 'institution', name: 'Sklep', pesel: '44051401359', nip: '1234563218' };
const shapes = [
  { length: 0, shift: 0 },
  { length: 1, shift: 3 },
  { length: 7, shift: 0 },
  { length: 12, shift: 4 },
] as const;

/**
 * The situations over which two screens are compared: those of the scenarios, and every answer of four generated ones (no entry, one,
 * seven, twelve) and a failing one, for each subject, variant and input. The same definition gives the same situations.
 */
export function situationsOf(
  definition: ServiceDefinition,
  file: ScenarioFile,
  choices: Readonly<Record<string, readonly string[]>>,
  controls: ControlsForAuthors,
): Situation[] {
  const own = file.scenarios.map((scenario) => ({ scenario, given: file.given ?? {} }));
  const compared = comparedWords(definition);
  const generated = shapes.map((shape) => answersOf(definition, { ...shape, words: compared }));
  const subjects = [null, person, institution];
  const variants = [undefined, ...(definition.variants ?? []).map(({ id }) => id)];
  const states = shapes.map((shape) => stateOf(definition, { ...shape, words: compared }));
  const blank = { name: 'generated', expect: {} };
  const broad = generated.flatMap((answers, index) =>
    subjects.flatMap((subject) =>
      variants.map((variant) => ({
        ...blank,
        answers,
        subject,
        state: states[index] ?? {},
        ...(variant === undefined ? {} : { variant }),
      })),
    ),
  );
  const [, , many = {}] = generated;
  const narrow = inputsOf(definition, choices, controls).map((params) => ({
    ...blank,
    answers: many,
    subject: person,
    state: states[2] ?? {},
    params,
  }));
  const failing = Object.keys(definition.sources ?? {}).flatMap((id) =>
    ['1', '404'].map((kod) => ({
      ...blank,
      answers: { ...many, [id]: { error: { kod, opis: 'Nie ma.' } } },
      subject: person,
      state: states[2] ?? {},
    })),
  );
  const given = { ...(file.given?.user === undefined ? {} : { user: file.given.user }), config: file.given?.config ?? {} };
  return [
    ...own,
    ...[...broad, ...narrow, ...failing, { ...blank, answers: many, pressed: false }].map((scenario) => ({ scenario, given })),
  ];
}

function answersOf(definition: ServiceDefinition, recipe: AnswerRecipe): Answers {
  const sources = Object.entries(definition.sources ?? {});
  return Object.fromEntries(sources.map(([id, { response }]) => [id, { data: generatedAnswer(response ?? {}, recipe) }]));
}

function stateOf(definition: ServiceDefinition, recipe: AnswerRecipe): Record<string, unknown> {
  const states = Object.entries(definition.state ?? {});
  return Object.fromEntries(states.map(([name, { schema }]: [string, { schema: Contract }]) => [name, generatedAnswer(schema, recipe)]));
}

/** Every param in turn: each of its entries that a screen offered, or texts that are right, wrong and empty. */
function inputsOf(
  definition: ServiceDefinition,
  choices: Readonly<Record<string, readonly string[]>>,
  controls: ControlsForAuthors,
): Record<string, Input>[] {
  return Object.entries(definition.params ?? {}).flatMap(([id, param]) => {
    const keys = [...new Set(choices[id] ?? [])].slice(0, 6);
    return authoringOf(controls, param.control)
      .tried(keys, param)
      .map((input): Record<string, Input> => ({ [id]: isKeys(input) ? [...input] : input }));
  });
}

/** Codes of the code tables and texts in quotes: what formulas compare an answer with. */
function comparedWords(definition: ServiceDefinition): string[] {
  const codes = Object.values(definition.codes ?? {}).flatMap((table) => Object.keys(table));
  const { sources: _sources, ...rest } = definition;
  const quoted = [...JSON.stringify(rest).matchAll(/'([^'\\]{1,40})'/g)].map(([, text]) => text ?? '');
  return [...new Set([...codes, ...quoted])];
}
