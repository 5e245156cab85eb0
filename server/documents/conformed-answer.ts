import { type CompiledService, contractPlace, failure, type OfficeError, type Result, reportInWords, success } from '../../engine';
import { readByContract } from '../../engine/authoring';

const unreadable: OfficeError = { kind: 'unreadable', status: null, kod: null, opis: null };

// What was told of the answers of a service, so that each breach is told once.
const told = new WeakMap<CompiledService, Set<string>>();

/** An answer of a source as its screen shows it: what breaks the contract is no data. An answer without the promised frame is unreadable. */
export function conformedAnswer(
  service: CompiledService,
  sourceId: string,
  answer: unknown,
  tell: (text: string) => void,
): Result<unknown, OfficeError> {
  const contract = service.definition.sources?.[sourceId]?.response;
  if (!contract) return success(answer);
  const read = readByContract(contract, answer);
  const breaches = told.get(service) ?? new Set();
  told.set(service, breaches);
  for (const report of read.ok ? read.value.reports : read.failure) {
    const key = `${sourceId} ${report.contractPointer}`;
    if (breaches.has(key)) continue;
    breaches.add(key);
    tell(
      `${contractPlace(service, sourceId, report.contractPointer)} The answer to ${sourceId} breaks its contract: ${reportInWords(report)}.`,
    );
  }
  return read.ok ? success(read.value.data) : failure(unreadable);
}
