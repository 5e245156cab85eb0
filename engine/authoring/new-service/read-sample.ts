import type { Contract } from '../../language/language.generated';
import { failure, type Result, success } from '../../values/result';
import type { Phrase } from '../phrases/catalogue';
import { type ContractCount, contractLimits, startCount } from './contract-limits';
import { hasUnknownList, rowsIn } from './found-rows';
import { inferContract } from './infer-contract';
import { parseText } from './parse-text';
import { withoutPersonal } from './personal-values';
import { say } from './phrases';

/** A contract with what is to be said about it. */
export interface ReadContract {
  readonly contract: Contract;
  /** What was left out, and why. */
  readonly notes: readonly Phrase[];
}

/** The contract that sample answers keep, with values of that many rows as examples; or why they cannot be used. */
export function readSamples(texts: readonly string[], examples = 1): Result<ReadContract, Phrase> {
  const values: unknown[] = [];
  for (const text of texts) {
    const read = parseText(text);
    if (!read.ok) return read;
    values.push(read.value);
  }
  const count = startCount(examples);
  return usable(inferContract(values, count), count);
}

/** A contract that a service can be made from, without data of persons; or why not. */
export function usable(made: Contract, count: ContractCount): Result<ReadContract, Phrase> {
  if (count.fields > contractLimits.fields) return failure(say('too-many-fields', { most: contractLimits.fields }));
  const { contract, left } = withoutPersonal(made);
  if (JSON.stringify(contract).length > contractLimits.characters) return failure(say('too-long-contract'));
  const rows = rowsIn(contract);
  if (rows.length === 0) return failure(say(hasUnknownList(contract) ? 'empty-lists' : 'no-fields'));
  const unreadable = [...new Set(rows.flatMap((each) => each.unreadable))];
  const [first] = unreadable;
  return success({
    contract,
    notes: [
      ...(left.length > 0 ? [say('left-personal', { fields: listed(left) })] : []),
      ...(first === undefined ? [] : [say('left-fields', { count: unreadable.length, field: first.slice(0, 80) })]),
      ...(count.isCut ? [say('left-deep', { levels: contractLimits.levels })] : []),
    ],
  });
}

const mostListed = 12;

function listed(names: readonly string[]): string {
  return names.slice(0, mostListed).join(', ') + (names.length > mostListed ? '…' : '');
}
