import { type AnswerReport, type CompiledService, contractPlace, formulaPlace, reportInWords } from '../../engine';
import { requestIdOf } from '../office/fetch-office';

const reported = new Set<string>();

/** Tells the operator, once for each formula, that it met a value of a kind that it cannot take, with its line of the definition. */
export function reportFormula(service: CompiledService, formula: string, reason: string): void {
  const place = formulaPlace(service, formula);
  const key = `${place} ${formula}`;
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(`${place} The formula ${formula} gives no value: ${reason}.`);
}

/** Tells the operator, once for each place of a contract, what an answer lacks, with the line of the definition that declares it. */
export function reportAnswer(service: CompiledService, sourceId: string, answer: unknown, reports: readonly AnswerReport[]): void {
  const id = requestIdOf(answer);
  for (const report of reports) {
    const place = contractPlace(service, sourceId, report.contractPointer);
    const key = `${place} ${sourceId}${report.contractPointer} ${report.problem}`;
    if (reported.has(key)) continue;
    reported.add(key);
    console.warn(
      `${place} The answer of source ${sourceId} breaks its contract at ${report.contractPointer || '/'}: ` +
        `${reportInWords(report)}${id === null ? '' : ` (request ${id})`}.`,
    );
  }
}
