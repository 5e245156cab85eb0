// Loaded when a file is asked for.
import { type FileDemand, failure, type OfficeError, type Result, success } from '../../engine';
import { attempt, officeError, send } from './fetch-office';

/** Fetches a file from the office, or from the portal's own server where that draws it. */
export async function fetchOfficeFile({ request, ofPortal }: FileDemand, apiBase: string): Promise<Result<Blob, OfficeError>> {
  const answer = await send(request, ofPortal === true ? '' : apiBase, { reads: true });
  if (!answer.ok) return answer;
  const { response, body } = answer.value;
  const type = response.headers.get('content-type') ?? '';
  // A page of a gateway in place of the file must not be saved under the file's name.
  return type.startsWith('text/html') ? failure(officeError('unreadable', response.status)) : success(new Blob([body], { type }));
}

/** Asks the portal's own file server whether it has a file, without fetching it. A server that cannot be reached has none. */
export async function isFileThere(address: string): Promise<boolean> {
  const answer = await attempt(address, { method: 'HEAD', cache: 'no-store' }, { times: 0 });
  return answer.ok && answer.value.response.ok;
}
