import type { SharedCall } from '../../language/calls.generated';
import { nullType, objectOf, type StaticType, stringType, typeOfContract, withNull } from '../../language/static-type';

/** What a call is given by the names of its contract. */
export type SentCall = Pick<SharedCall, 'query' | 'body' | 'personal'>;

/** What formulas of `send` read: the values of the query, in a personal call also the number of the subject, and the body. */
export function sendingNames({ query = {}, body, personal }: SentCall): ReadonlyMap<string, StaticType> {
  const number = withNull(stringType);
  const fields = Object.entries(query).map(([name, contract]) => [name, typeOfContract(contract)] as const);
  return new Map([
    ['query', objectOf({ ...Object.fromEntries(fields), ...(personal === true && { nip: number, pesel: number }) })],
    ['body', body ? typeOfContract(body) : nullType],
  ]);
}
