import type { Language } from '../../engine';

const cookieName = 'okienko.language';

/** The offered language that the page stored in its cookie, so that the first files can be named in it; null when none was chosen. */
export function chosenLanguage(cookies: string | undefined, offered: readonly Language[]): Language | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === cookieName) return offered.find((language) => language === value) ?? null;
  }
  return null;
}
