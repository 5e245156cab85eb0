import { useAtomValue } from 'jotai';
import { studioLanguage } from './say';

/** A text of a definition in Polish: the text itself, or the Polish one of several. Empty where there is none. */
export function textIn(text: unknown): string {
  if (typeof text === 'string') return text;
  const polish: unknown = Object.getOwnPropertyDescriptor(Object(text), 'pl')?.value;
  return typeof polish === 'string' ? polish : '';
}

/** Writes a moment of the server with its time, as people in Warsaw do. */
export function useMoment(): (iso: string) => string {
  return useWritten({ dateStyle: 'long', timeStyle: 'short' });
}

/** Writes the day of a moment of the server, as people in Warsaw do. */
export function useDay(): (iso: string) => string {
  return useWritten({ dateStyle: 'long' });
}

function useWritten(style: Intl.DateTimeFormatOptions): (iso: string) => string {
  const language = useAtomValue(studioLanguage);
  const written = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pl', { ...style, timeZone: 'Europe/Warsaw' });
  return (iso) => written.format(new Date(iso));
}
