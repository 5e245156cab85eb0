import { evaluateValue } from '../expressions';
import { buildRequest, type CallDescription } from '../requests/build-request';
import { safeFileName } from '../requests/file-name';
import { optionalWords, readinessOf, type Screen } from './screen';
import type { FileDemand, ServiceModel } from './service-model';

/** The file that a description stands for now, null while it cannot be had. */
export function resolveFile(screen: Screen, call: CallDescription & { readonly fileName: unknown }): FileDemand | null {
  const request = buildRequest(call, screen.scope, screen.evaluate, screen.context);
  const name = evaluateValue(call.fileName, screen.scope, screen.evaluate);
  return request === null || name === null || name === undefined ? null : { request, fileName: safeFileName(String(name)) };
}

/** The PDF of the whole screen. */
export function resolvePdf(screen: Screen): ServiceModel['pdf'] {
  const pdf = screen.service.definition.pdf;
  if (!pdf) return null;
  const offered =
    readinessOf(screen, 'pdf').status === 'ready' && (pdf.when === undefined || screen.evaluate(pdf.when, screen.scope) === true);
  return {
    label: optionalWords(screen, pdf.label) ?? screen.context.translate('pdf.download'),
    file: offered ? resolveFile(screen, pdf) : null,
  };
}
