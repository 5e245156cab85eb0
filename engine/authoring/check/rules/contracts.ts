import type { Contract } from '../../../language/language.generated';
import { typeOfContract } from '../../../language/static-type';
import { compilePattern } from '../../../patterns/compile-pattern';
import { say } from '../../messages';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer } from '../../parse/json-pointer';
import { type JsonValue, shortJson } from '../../parse/json-value';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { hasType } from '../shape/schema-node';
import { patternFailures } from '../typing/formula-finding';
import { typeInWords } from '../typing/type-in-words';

/** Checks every contract of services and shared calls, nested ones too. */
export function checkContracts(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkContractsOf);
  const located = pack.callsPlace;
  if (!located) return;
  for (const [id, { response, query = {}, body }] of Object.entries(pack.calls?.calls ?? {})) {
    const at = childPointer('/calls', id);
    checkNested(response, `${at}/response`, located, report);
    for (const [name, sent] of Object.entries(query)) checkNested(sent, childPointer(`${at}/query`, name), located, report);
    if (body) checkNested(body, `${at}/body`, located, report);
  }
}

function checkContractsOf(report: Report, { places, located }: CheckedService): void {
  for (const place of places) if (place.kind === 'contract') checkContract(place.value as Contract, place.pointer, located, report);
}

function checkNested(contract: Contract, pointer: string, located: LocatedJson, report: Report): void {
  checkContract(contract, pointer, located, report);
  for (const [name, inner] of Object.entries(contract.properties ?? {}))
    checkNested(inner, `${pointer}/properties/${name}`, located, report);
  if (contract.items) checkNested(contract.items, `${pointer}/items`, located, report);
}

function checkContract(contract: Contract, pointer: string, located: LocatedJson, report: Report): void {
  const pattern = contract.pattern === undefined ? null : compilePattern(contract.pattern);
  if (pattern && !pattern.ok)
    report('unsafe-pattern', located.valueSpan(`${pointer}/pattern`), {
      message: say('unusable-pattern', { reason: patternFailures[pattern.failure] }),
      expected: say('simple-pattern'),
      got: contract.pattern ?? '',
    });
  for (const [index, example] of (contract.examples ?? []).entries()) {
    if (allows(contract, example)) continue;
    const details = {
      message: say('example-not-allowed'),
      expected: typeInWords(typeOfContract(contract)),
      got: shortJson(example),
    };
    report('wrong-example', located.valueSpan(`${pointer}/examples/${index}`), details);
  }
  if (contract.default !== undefined && !allows(contract, contract.default))
    report('wrong-example', located.valueSpan(`${pointer}/default`), {
      message: say('default-not-allowed'),
      expected: typeInWords(typeOfContract(contract)),
      got: shortJson(contract.default),
    });
  for (const [least, most] of bounds)
    if (Number(contract[least]) > Number(contract[most]))
      report('impossible-limit', located.valueSpan(`${pointer}/${least}`), {
        message: say('least-above-most', { least, most }),
        expected: say('at-most', { bound: Number(contract[most]) }),
        got: String(contract[least]),
      });
  if (!contract.properties) return;
  const known = Object.keys(contract.properties);
  for (const [index, name] of (contract.required ?? []).entries()) {
    if (known.includes(name)) continue;
    report('unknown-required', located.valueSpan(`${pointer}/required/${index}`), {
      message: say('required-not-declared', { name }),
      expected: listNames(known),
      got: name,
      suggestion: nearest(name, known),
    });
  }
}

const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Whether a value is of the type and among the values of a contract. What lies inside lists and objects is not looked at. */
function allows({ type, enum: words }: Contract, value: unknown): boolean {
  if (words && !words.some((word) => word === value)) return false;
  return hasType(value as JsonValue, type);
}
