import type { Contract } from '../../engine';
import { emptyValue } from '../../engine/authoring';

/** An answer as it goes out. */
export interface MockAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Milliseconds to wait first; null never answers. */
  readonly after: number | null;
}

/** What a call answers when all is well: a value, and the contract that it keeps, if there is one. */
interface Good {
  readonly value: unknown;
  readonly contract: Contract | null;
}

/** In which way an office may answer, with what it does in words. */
interface Way {
  readonly words: string;
  answer(good: Good): MockAnswer;
}

const json = (value: unknown, status = 200): MockAnswer => ({ status, type: 'application/json', body: JSON.stringify(value), after: 0 });
const refusal = (status: number, kod: number, opis: string): MockAnswer => json({ kod, opis }, status);

/** The ways by their names. */
export const ways = {
  good: { words: 'what its contract says, from scenarios and examples', answer: ({ value }) => json(value) },
  empty: { words: 'empty lists and no text that may be absent', answer: ({ contract }) => json(contract ? emptyValue(contract) : null) },
  slow: { words: 'the good answer after five seconds', answer: ({ value }) => ({ ...json(value), after: 5_000 }) },
  silent: { words: 'no answer at all', answer: () => ({ ...json(null), after: null }) },
  wrong: { words: 'numbers as texts and yes or no as T and N', answer: ({ value }) => json(otherTypes(value)) },
  lacking: { words: 'objects without their first field', answer: ({ value }) => json(lacking(value)) },
  cut: { words: 'JSON that ends too early', answer: ({ value }) => cut(json(value)) },
  refused: { words: 'status 400 with kod and opis', answer: () => refusal(400, 9_001, 'Odmowa próbnego urzędu.') },
  loggedOut: { words: 'status 401', answer: () => refusal(401, 9_002, 'Sesja próbnego urzędu wygasła.') },
  failed: {
    words: 'status 500 with a page of HTML',
    answer: () => ({ status: 500, type: 'text/html', body: '<!doctype html><title>500</title><p>Error', after: 0 }),
  },
} as const satisfies Readonly<Record<string, Way>>;

/** Name of a way. */
export type WayName = keyof typeof ways;

/** True for the name of a way. */
export function isWay(name: string): name is WayName {
  return Object.hasOwn(ways, name);
}

function cut(answer: MockAnswer): MockAnswer {
  return { ...answer, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) };
}

function otherTypes(value: unknown): unknown {
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'T' : 'N';
  return mapped(value, otherTypes);
}

function lacking(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return mapped(value, lacking);
  return Object.fromEntries(
    Object.entries(value)
      .slice(1)
      .map(([name, inner]) => [name, lacking(inner)]),
  );
}

function mapped(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
}
