import type { OfficeRequest } from '../../engine';

/** The whole address of a call: base, path, its query, and `lang` when the resident has chosen a language. */
export function officeAddress(apiBase: string, request: Pick<OfficeRequest, 'path' | 'query'>, storedLanguage: string | null): string {
  const query = new URLSearchParams(request.query);
  if (storedLanguage) query.set('lang', storedLanguage);
  const text = query.toString();
  return `${apiBase}${request.path}${text ? `?${text}` : ''}`;
}
