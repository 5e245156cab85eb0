import { viewRequest } from '../requests/view-request';
import type { FileDemand } from './block-model';

/** A file as expectations describe it; null where it is not available. */
export function viewFile(file: FileDemand | null): { readonly request: string | null; readonly fileName: string | null } {
  return { request: file && viewRequest(file.request), fileName: file?.fileName ?? null };
}
