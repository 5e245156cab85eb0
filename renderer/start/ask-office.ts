import type { OfficeError, Result, ShellCall } from '../../engine';
import { fetchOffice } from '../office/fetch-office';

/** Makes a call of the shell, which has neither query nor body. */
export function askOffice({ endpoint, method }: ShellCall, apiBase: string): Promise<Result<unknown, OfficeError>> {
  return fetchOffice({ method, path: endpoint, query: {}, body: null, personal: false, signedIn: false }, apiBase);
}
