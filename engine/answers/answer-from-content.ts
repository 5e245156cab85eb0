import type { ContentCall } from '../pack/content-call';
import { type Language, originalLanguage } from '../values/language';
import { valueOver } from './apply-reading';

/** The answer to a call from its content, undefined where the content has none for what was asked. */
export function answerFromContent({ bodies, answer }: ContentCall, query: Readonly<Record<string, string>>, language: Language): unknown {
  const body = bodies[language] ?? bodies[originalLanguage] ?? Object.values(bodies)[0];
  return (answer === null ? body : valueOver(answer, { body, query })) ?? undefined;
}
