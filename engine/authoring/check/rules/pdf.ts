import { isExpression, parsePath } from '../../../expressions';
import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { Span } from '../../parse/source-file';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { paramsBehindBlocks, paramsBehindFormula, readsOfService } from '../pack/service-reads';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';

/** Checks names and queries of PDFs, and names of other downloads. */
export function checkPdfs(pack: PackUnderCheck, report: Report): void {
  const names = new Map<string, string>();
  const calls = new Map<string, string>();
  eachService(pack, report, checkPdfOf, pack.portal?.value.pdfBy, pack.isBase);
  for (const service of pack.services) {
    const { pdf } = service.definition;
    if (!pdf) continue;
    const { fileName } = pdf;
    const at = service.located.valueSpan('/pdf/fileName');
    if (!isExpression(fileName)) {
      const name = String(fileName);
      const first = names.get(name.toLowerCase());
      if (isSafeName(name) && first !== undefined)
        report('pdf-name-duplicate', at, { message: say('pdf-name-used', { service: first }), expected: say('unique-name'), got: name });
      names.set(name.toLowerCase(), first ?? service.slug);
    }
    if (pdf.endpoint === undefined) continue;
    // What is written in the query and not worked out may tell two files of one call apart.
    const fixed = Object.entries(pdf.query ?? {}).filter(([, value]) => !isExpression(value));
    const call = JSON.stringify([pdf.endpoint, fixed.sort()]);
    const other = calls.get(call);
    if (other !== undefined)
      report('pdf-call-duplicate', service.located.valueSpan('/pdf/endpoint'), {
        message: say('pdf-call-used', { service: other }),
        expected: say('call-of-its-own'),
        got: pdf.endpoint,
      });
    calls.set(call, other ?? service.slug);
  }
}

function isSafeName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*\.pdf$/.test(name);
}

function checkPdfOf(report: Report, service: CheckedService, pdfBy: PortalDefinition['pdfBy'], isBase: PackUnderCheck['isBase']): void {
  checkDownloads(service, report);
  const { pdf } = service.definition;
  if (!pdf) return;
  const { fileName } = pdf;
  if (!isExpression(fileName) && !isSafeName(String(fileName)))
    report('pdf-name-unsafe', service.located.valueSpan('/pdf/fileName'), {
      message: say('unsafe-pdf-name'),
      expected: say('safe-pdf-name'),
      got: String(fileName).slice(0, 80),
    });
  if (pdf.endpoint === undefined) checkDrawn(pdfBy, isBase, service, pdf, report);
  else checkQuery(service, pdf, report);
}

type Pdf = NonNullable<ServiceDefinition['pdf']>;

/** A PDF that the portal's own server draws. */
function checkDrawn(
  pdfBy: PortalDefinition['pdfBy'],
  isBase: PackUnderCheck['isBase'],
  { located }: CheckedService,
  pdf: Pdf,
  report: Report,
): void {
  if (pdfBy === 'office')
    report('pdf-not-drawn', located.keySpan('/pdf'), {
      message: say('pdf-not-drawn'),
      expected: say('endpoint-with-file'),
    });
  const { query, personal, signedIn, button } = pdf;
  const unused = { query, personal, signedIn, ...(button === false && { button }) };
  for (const [name, value] of Object.entries(unused)) {
    const at = located.keySpan(childPointer('/pdf', name));
    // What a folder below says of the office's call has no meaning any more, and need not be taken away piece by piece.
    if (value === undefined || isBase(at.place.file)) continue;
    report('pdf-part-unused', at, {
      message: say('pdf-part-unused', { name }),
      expected: say('endpoint-or-no-part', { name }),
    });
  }
}

/** The query of a PDF that the office answers: the reference office works the screen out from it. */
function checkQuery(service: CheckedService, pdf: Pdf, report: Report): void {
  const carried = Object.values(pdf.query ?? {})
    .flatMap((value) => (isExpression(value) ? readPaths(value, service.definition.conditions) : []))
    .map(([, name]) => name);
  const reads = readsOfService(service);
  for (const name of paramsBehindBlocks(reads)) {
    if (carried.includes(name)) continue;
    const details = {
      message: say('pdf-query-without-param', { param: name }),
      expected: say('param-in-query', { param: name }),
    };
    report('pdf-query-incomplete', service.located.keySpan('/pdf'), details);
  }
  for (const [name, value] of Object.entries(pdf.query ?? {})) {
    // A value that depends on no param, such as the current year, is worked out by the office itself.
    if (isExpression(value) && parsePath(value)?.[0] !== 'params' && paramsBehindFormula(service, reads, value).size > 0) {
      const message = say('pdf-query-unreadable', { name });
      report('pdf-query-not-invertible', service.located.valueSpan(childPointer('/pdf/query', name)), {
        message,
        expected: say('param-alone'),
        got: value,
      });
    }
  }
}

/** Names of the files that blocks offer: the browser takes them as they are. */
function checkDownloads(service: CheckedService, report: Report): void {
  for (const { said, pointer } of saidOfBlocks(service, ({ fileNames }) => fileNames))
    for (const [at, fileName] of Object.entries(said)) checkFileName(fileName, service.located.valueSpan(pointer + at), report);
}

/** The name under which a download is saved, as far as it is written and not worked out. */
function checkFileName(fileName: unknown, place: Span, report: Report): void {
  if (isExpression(fileName)) return;
  const name = String(fileName);
  if (/^[^\\/:*?"<>|.][^\\/:*?"<>|]*$/.test(name) && ![...name].some((character) => character < ' ')) return;
  report('pdf-name-unsafe', place, {
    message: say('unsafe-file-name'),
    expected: say('safe-file-name'),
    got: name.slice(0, 80),
  });
}
