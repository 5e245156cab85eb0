import { anyType, type StaticType } from '../../language/static-type';
import type { TypeScope } from '../check/typing/formula-finding';
import { typeOfFormula } from '../check/typing/type-of-formula';
import type { FoundPlace } from './find-place';
import type { LoopAround } from './formula-cursor';
import type { ReachedPlace } from './shape-walk';

/** The names that a formula at a place may read; null while the definition does not have the right shape. */
export function scopeAt({ service, pointer }: FoundPlace, { scope, blocks }: ReachedPlace): TypeScope | null {
  return service ? service.types.scopeAt({ scope, blocks, pointer }) : null;
}

/** The names with those of the loops around the cursor. */
export function withLoops(names: TypeScope, loops: readonly LoopAround[]): TypeScope {
  return loops.reduce<TypeScope>((known, { name, list }) => new Map(known).set(name, itemOf(typeOfFormula(`=${list}`, known))), names);
}

function itemOf(type: StaticType): StaticType {
  return type.kind === 'list' ? type.item : anyType;
}
