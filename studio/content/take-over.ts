import type { JsonValue } from '../../engine/authoring';
import { encodePart } from '../../engine/values';
import { StudioRefusal } from '../office/ask-studio';

/** What the office answers to a call now, in the languages of the portal, as content. `refused`: the words for when it does not. */
export async function presentAnswer(endpoint: string, languages: readonly string[], refused: string): Promise<JsonValue> {
  const [original = 'pl', ...others] = languages;
  const [body, ...translated] = await Promise.all([original, ...others].map((language) => ask(endpoint, language, refused)));
  const differing = others.flatMap((language, index): (readonly [string, JsonValue])[] => {
    const answer = translated[index];
    return answer === undefined || JSON.stringify(answer) === JSON.stringify(body) ? [] : [[language, answer]];
  });
  return { body: body ?? null, ...(differing.length > 0 && { translations: Object.fromEntries(differing) }) };
}

async function ask(endpoint: string, language: string, refused: string): Promise<JsonValue> {
  const answer = await fetch(`/api${endpoint}?lang=${encodePart(language)}`, { credentials: 'omit' }).catch(() => null);
  const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  // It was read as JSON.
  if (typeof said === 'object' && said !== null) return said as JsonValue;
  throw new StudioRefusal('office', refused);
}
