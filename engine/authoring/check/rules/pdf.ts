import { isExpression, parsePath } from '../../../expressions';
import { childPointer } from '../../parse/json-pointer';
import type { Span } from '../../parse/source-file';
import type { CheckedService, PackUnderCheck } from '../pack-under-check';
import { blocksOfKind } from '../placed-blocks';
import type { Report } from '../problem';
import type { RuleSet } from '../rule-set';
import { paramsBehindBlocks, paramsBehindFormula, readsOfService } from '../service-reads';
import { readPaths } from '../typing/read-paths';

/** Rules about files to download. */
export const pdfRules = {
  'pdf-name-unsafe': {
    severity: 'error',
    description: 'A file name has only letters, digits, dots, hyphens and underscores; the name of a PDF ends in .pdf.',
  },
  'pdf-name-duplicate': { severity: 'error', description: 'The PDFs of two services have different names.' },
  'pdf-query-not-invertible': {
    severity: 'warning',
    description:
      'The query of a PDF is made of params, literals and formulas without params, so that the reference office can draw the same screen from it.',
  },
  'pdf-query-incomplete': {
    severity: 'warning',
    description: 'The query of a PDF carries every param on which the screen depends; else the PDF shows the default.',
  },
} as const satisfies RuleSet;

/** Checks names and queries of PDFs, and names of other downloads. */
export function checkPdfs(pack: PackUnderCheck, report: Report): void {
  const names = new Map<string, string>();
  for (const service of pack.services) {
    checkDownloads(service, report);
    const { pdf } = service.definition;
    if (!pdf) continue;
    const { fileName } = pdf;
    const at = service.located.valueSpan('/pdf/fileName');
    if (!isExpression(fileName)) {
      const name = String(fileName);
      const first = names.get(name.toLowerCase());
      if (!/^[A-Za-z0-9][A-Za-z0-9._-]*\.pdf$/.test(name))
        report('pdf-name-unsafe', at, {
          message: 'This is no safe name of a PDF file.',
          expected: 'letters without accents, digits, . - _ and .pdf at the end',
          got: name.slice(0, 80),
        });
      else if (first !== undefined)
        report('pdf-name-duplicate', at, { message: `The PDF of ${first} has the same name.`, expected: 'a name of its own', got: name });
      names.set(name.toLowerCase(), first ?? service.slug);
    }
    const carried = Object.values(pdf.query ?? {})
      .flatMap((value) => (isExpression(value) ? readPaths(value) : []))
      .map(([, name]) => name);
    const reads = readsOfService(service);
    for (const name of paramsBehindBlocks(reads)) {
      if (carried.includes(name)) continue;
      const details = {
        message: `The screen depends on the param ${name}, and the query of the PDF does not carry it.`,
        expected: `=params.${name} in the query`,
      };
      report('pdf-query-incomplete', service.located.keySpan('/pdf'), details);
    }
    for (const [name, value] of Object.entries(pdf.query ?? {})) {
      // What no param has a part in, such as the current year, the office works out itself.
      if (isExpression(value) && parsePath(value)?.[0] !== 'params' && paramsBehindFormula(service, reads, value).size > 0) {
        const message = `From the answer to ${name} no param can be worked out, so the reference office cannot draw this PDF.`;
        report('pdf-query-not-invertible', service.located.valueSpan(childPointer('/pdf/query', name)), {
          message,
          expected: 'a param alone, such as =params.rok, a literal, or a formula without params',
          got: value,
        });
      }
    }
  }
}

/** Names of row downloads and download blocks: the browser takes them as they are. */
function checkDownloads({ definition, located }: CheckedService, report: Report): void {
  const check = (fileName: unknown, pointer: string): void => checkFileName(fileName, located.valueSpan(pointer), report);
  for (const { block, pointer } of blocksOfKind(definition, 'download')) check(block.fileName, `${pointer}/fileName`);
  for (const { block, pointer } of blocksOfKind(definition, 'table')) {
    for (const [index, action] of (block.actions ?? []).entries())
      if (action.action === 'download') check(action.fileName, `${pointer}/actions/${index}/fileName`);
  }
}

/** The name under which a download is saved, as far as it is written and not worked out. */
export function checkFileName(fileName: unknown, place: Span, report: Report): void {
  if (isExpression(fileName)) return;
  const name = String(fileName);
  if (/^[^\\/:*?"<>|.][^\\/:*?"<>|]*$/.test(name) && ![...name].some((character) => character < ' ')) return;
  report('pdf-name-unsafe', place, {
    message: 'This is no safe file name.',
    expected: 'a name without \\ / : * ? " < > | and control characters',
    got: name.slice(0, 80),
  });
}
