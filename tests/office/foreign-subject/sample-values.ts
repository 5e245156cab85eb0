import type { CallValue, OfficeCall } from '../../../engine/authoring/openapi';

const mostQueries = 40;

/** Values from answers of the office, by field name. */
export type SeenValues = Map<string, Set<string>>;

/** Stores every plain value of an answer under its field name. */
export function remember(seen: SeenValues, answer: unknown, name = ''): void {
  if (Array.isArray(answer)) for (const item of answer) remember(seen, item, name);
  else if (typeof answer === 'object' && answer !== null) {
    for (const [field, value] of Object.entries(answer)) remember(seen, value, field);
  } else if (answer !== null && answer !== undefined) {
    seen.set(name, (seen.get(name) ?? new Set()).add(String(answer)));
  }
}

/** Queries or bodies that may get an answer, the most likely first: with values from the office, then from the examples of the contract. */
export function candidates(values: OfficeCall['query'], seen: SeenValues): readonly Readonly<Record<string, string>>[] {
  let made: readonly Readonly<Record<string, string>>[] = [{}];
  for (const value of values) {
    const choices = choicesOf(value, seen);
    made = made.flatMap((query) => choices.map((choice) => (choice === null ? query : { ...query, [value.name]: choice })));
  }
  return made.slice(0, mostQueries);
}

/** A body with its values in the types of the contract. */
export function typedBody(values: OfficeCall['body'], texts: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    values.flatMap(({ name, contract }) => (texts[name] === undefined ? [] : [[name, typed(contract, texts[name])]])),
  );
}

function typed(contract: CallValue['contract'], text: string): unknown {
  const types = [contract.type ?? []].flat();
  if (types.includes('array')) return [typed(contract.items ?? {}, text)];
  if (types.includes('integer') || types.includes('number')) return Number(text);
  return types.includes('boolean') ? text === 'true' : text;
}

function choicesOf({ name, optional, contract }: CallValue, seen: SeenValues): readonly (string | null)[] {
  const same = [...(seen.get(name) ?? [])];
  const related = [...seen]
    .filter(([known]) => known !== name && kinship(known, name) > 0)
    .sort(([one], [other]) => kinship(other, name) - kinship(one, name))
    .flatMap(([, values]) => [...values]);
  const examples = (contract.examples ?? []).filter((example) => typeof example !== 'object').map(String);
  const enumerated = (contract.enum ?? []).map(String);
  const years = name.startsWith('rok') ? [...seen].flatMap(([known, values]) => (known.startsWith('lata') ? [...values] : [])) : [];
  const found = [...new Set([...same, ...years, ...enumerated, ...examples, ...related])].slice(0, 8);
  return optional || found.length === 0 ? [...found, null] : found;
}

/** How similar two names are, because `numerLicznika` may have the value for `numeryLicznikow`. Names of one thing begin or end alike. */
function kinship(one: string, other: string): number {
  const stems = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase().slice(0, 4));
  const theirs = new Set(stems(other));
  return stems(one).filter((stem) => stem.length >= 4 && theirs.has(stem)).length;
}
