import { viewRequest } from '../requests/view-request';
import type { FileDemand } from './block-model';

/** A file as an expectation names it; null where it cannot be had. */
export function viewFile(file: FileDemand | null): { readonly request: string | null; readonly fileName: string | null } {
  return { request: file && viewRequest(file.request), fileName: file?.fileName ?? null };
}
