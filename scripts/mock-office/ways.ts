import type { Contract } from '../../engine';
import { emptyValue } from '../../engine/authoring';
import type { WayName } from './way-names';

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

const json = (value: unknown, status = 200): MockAnswer => ({ status, type: 'application/json', body: JSON.stringify(value), after: 0 });
const refusal = (status: number, kod: number, opis: string): MockAnswer => json({ kod, opis }, status);

/** How each way answers. */
export const ways: Readonly<Record<WayName, (good: Good) => MockAnswer>> = {
  good: ({ value }) => json(value),
  empty: ({ contract }) => json(contract ? emptyValue(contract) : null),
  slow: ({ value }) => ({ ...json(value), after: 5_000 }),
  silent: () => ({ ...json(null), after: null }),
  wrong: ({ value }) => json(otherTypes(value)),
  lacking: ({ value }) => json(lacking(value)),
  cut: ({ value }) => cut(json(value)),
  refused: () => refusal(400, 9_001, 'Odmowa próbnego urzędu.'),
  loggedOut: () => refusal(401, 9_002, 'Sesja próbnego urzędu wygasła.'),
  missing: () => ({ status: 404, type: 'text/plain', body: '', after: 0 }),
  failed: () => ({ status: 500, type: 'text/html', body: '<!doctype html><title>500</title><p>Error', after: 0 }),
};

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
