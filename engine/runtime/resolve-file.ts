import { evaluateValue } from '../expressions';
import { buildRequest, type CallDescription } from '../requests/build-request';
import { safeFileName } from '../requests/file-name';
import type { Screen } from './screen';
import type { FileDemand } from './service-model';

/** The file that a description stands for now, null while it cannot be had. */
export function resolveFile(screen: Screen, call: CallDescription & { readonly fileName: unknown }): FileDemand | null {
  const request = buildRequest(call, screen.scope, screen.evaluate, screen.context);
  const name = evaluateValue(call.fileName, screen.scope, screen.evaluate);
  return request === null || name === null || name === undefined ? null : { request, fileName: safeFileName(String(name)) };
}
