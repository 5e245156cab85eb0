import { applyReading } from '../../../answers/apply-reading';
import type { AnswerReport } from '../../../answers/conform-answer';
import { isExpression } from '../../../expressions';
import type { Answer, AnswerObject, Contract, Source } from '../../../language/language.generated';
import { anyType, numberType } from '../../../language/static-type';
import { answerBreaches } from '../../compile';
import { answerReading } from '../../compile/answer-readings';
import { type Phrase, say } from '../../messages';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer, parentPointer, valueAt } from '../../parse/json-pointer';
import { type JsonValue, shortJson } from '../../parse/json-value';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { parseFormula } from '../typing/formula';
import type { TypeScope } from '../typing/formula-finding';
import { inferType } from '../typing/infer';

/** What a formula over the answer of an office may read. */
const names = new Map([
  ['body', anyType],
  ['status', numberType],
]);

/** A call with a mapping of its answer. */
interface MappedCall {
  readonly answer?: Answer | undefined;
  readonly sample?: unknown;
  /** Null if nothing is declared about the answer. */
  readonly contract: Contract | null;
  /** Pointer to the call. */
  readonly pointer: string;
  readonly located: LocatedJson;
}

/** Checks how the answers of offices are read: formulas, the fields that they give, and the samples against the contract. */
export function checkAnswers(pack: PackUnderCheck, report: Report): void {
  for (const call of mappedCalls(pack)) checkCall(call, report);
  const { portal } = pack;
  for (const [index, { refused, error = {} }] of (portal?.value.offices ?? []).entries()) {
    const pointer = `/offices/${index}`;
    const formulas = [
      [`${pointer}/refused`, refused],
      ...Object.entries(error).map(([name, formula]) => [`${pointer}/error/${name}`, formula] as const),
    ] as const;
    for (const [at, formula] of formulas) if (portal && formula !== undefined) checkFormula(formula, names, at, portal.located, report);
  }
}

function* mappedCalls(pack: PackUnderCheck): Generator<MappedCall> {
  const shared = pack.calls?.calls ?? {};
  const { callsPlace } = pack;
  for (const [id, { answer, answerSample: sample, response: contract }] of Object.entries(shared))
    if (callsPlace) yield { answer, sample, contract, pointer: childPointer('/calls', id), located: callsPlace };
  for (const { places, located } of pack.services) {
    const mapped = places.filter(({ kind }) => kind === 'answer' || kind === 'sample').map(({ pointer }) => parentPointer(pointer));
    for (const pointer of new Set(mapped)) {
      // The schema has checked the shape of this place.
      const { call: id, response, answer, answerSample: sample } = valueAt(located.value, pointer) as Source;
      const contract = response ?? (id !== undefined && Object.hasOwn(shared, id) ? shared[id]?.response : undefined) ?? null;
      yield { answer: answer ?? (id === undefined ? undefined : shared[id]?.answer), sample, contract, pointer, located };
    }
  }
}

function checkCall({ answer, sample, contract, pointer, located }: MappedCall, report: Report): void {
  const isSound = answer === undefined || checkPart(answer, contract, `${pointer}/answer`, located, report);
  if (!isSound || sample === undefined || contract === null) return;
  const read = answer === undefined ? sample : applyReading(answerReading(answer), sample);
  for (const breach of answerBreaches(contract, read)) {
    report('answer-sample', located.keySpan(`${pointer}/answerSample`), {
      message: say('sample-breaks-contract', { breach: breachInWords(breach) }),
      expected: say('answer-by-contract'),
      got: shortJson(read as JsonValue),
    });
  }
}

function checkPart(
  part: Answer | AnswerObject[string],
  contract: Contract | null,
  pointer: string,
  located: LocatedJson,
  report: Report,
): boolean {
  if (typeof part !== 'object' || part === null) return !isExpression(part) || checkFormula(part, names, pointer, located, report);
  const known = contract?.properties;
  let isSound = true;
  for (const [name, inner] of Object.entries(part)) {
    const at = childPointer(pointer, name);
    const field = known && Object.hasOwn(known, name) ? known[name] : null;
    if (known && field === null) {
      isSound = false;
      report('answer-field', located.keySpan(at), {
        message: say('no-field-in-call', { name }),
        expected: listNames(Object.keys(known)),
        got: name,
        suggestion: nearest(name, Object.keys(known)),
      });
    }
    isSound = checkPart(inner, field ?? null, at, located, report) && isSound;
  }
  for (const name of contract?.required ?? []) {
    if (Object.hasOwn(part, name)) continue;
    isSound = false;
    report('answer-field', located.keySpan(pointer), {
      message: say('answer-lacks-field', { name }),
      expected: listNames(contract?.required ?? []),
      got: listNames(Object.keys(part)),
    });
  }
  return isSound;
}

/** Checks a formula over these names; false when something is wrong with it. */
export function checkFormula(formula: string, known: TypeScope, pointer: string, located: LocatedJson, report: Report): boolean {
  const parsed = parseFormula(formula);
  if (!parsed.ok) {
    report('expression-syntax', located.textSpan(pointer, parsed.start, parsed.end), {
      message: say('invalid-formula', { reason: parsed.message }),
      expected: say('formula-after-equals'),
      got: formula.slice(0, 80),
    });
    return false;
  }
  let isSound = true;
  inferType(parsed.tree, known, (node, { rule, ...details }) => {
    isSound = false;
    report(rule, located.textSpan(pointer, node.start + 1, node.end + 1), details);
  });
  return isSound;
}

const breaches = { missing: 'breach-missing', 'wrong-type': 'breach-wrong-type', 'wrong-value': 'breach-wrong-value' } as const;

/** Where an answer breaks its contract, in words. */
export function breachInWords({ answerPointer, problem, count }: AnswerReport): Phrase {
  return say(breaches[problem], { place: answerPointer || '/', count });
}
