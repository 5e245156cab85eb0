import type { CallTable } from '../../../language/calls.generated';
import type { Contract } from '../../../language/language.generated';
import {
  anyType,
  booleanType,
  numberType,
  objectOf,
  type StaticType,
  stringType,
  typeOfContract,
  withNull,
} from '../../../language/static-type';
import type { DatedValue } from '../../../language/values.generated';

/** The static types of what every screen can read besides its own: the office's configuration and the user. */
export interface PortalTypes {
  readonly config: StaticType;
  readonly user: StaticType;
  /** The dated values of the pack by their keys. */
  readonly dated: StaticType;
}

const open: StaticType = { kind: 'map', nullable: true, value: anyType };

/** What of portal.json the types follow from: the ids of two calls, and the names of its flags. */
export interface NamesForTypes {
  readonly configuration: string | undefined;
  readonly user: string | undefined;
  readonly flags: readonly string[];
  /** Dated values: each key with the kind of its values. */
  readonly dated: readonly (readonly [key: string, type: DatedValue['type']])[];
}

/** Types that hold for every portal, whatever its surroundings. */
export const unknownPortal: PortalTypes = { config: open, user: open, dated: anyType };

/**
 * Works the types out of the contracts of the calls that portal.json names: the configuration, and who is signed in, with what the
 * portal itself knows of a user.
 */
export function typesOfPortal(names: NamesForTypes, calls: CallTable | null, userFields: Readonly<Record<string, Contract>>): PortalTypes {
  const state = Object.fromEntries(Object.entries(userFields).map(([name, contract]) => [name, typeOfContract(contract)] as const));
  const flags = Object.fromEntries(names.flags.map((flag) => [flag, booleanType] as const));
  const config = answerOf(names.configuration, calls);
  const user = answerOf(names.user, calls);
  return {
    config: config === null ? open : objectOf({ ...flags, ...config }),
    dated: objectOf(Object.fromEntries(names.dated.map(([key, type]) => [key, withNull(type === 'text' ? stringType : numberType)]))),
    user: user === null ? open : withNull(objectOf({ ...user, ...state })),
  };
}

/** Fields of a call's answer, null when they are not declared. */
function answerOf(id: string | undefined, calls: CallTable | null): Readonly<Record<string, StaticType>> | null {
  const known = calls?.calls ?? {};
  const contract = id !== undefined && Object.hasOwn(known, id) ? known[id]?.response : undefined;
  const type = contract === undefined ? anyType : typeOfContract(contract);
  return type.kind === 'object' ? type.fields : null;
}
