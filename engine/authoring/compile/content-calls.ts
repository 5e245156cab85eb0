import { createCel } from '../../expressions/cel';
import type { CallTable } from '../../language/calls.generated';
import type { PortalDefinition } from '../../language/portal.generated';
import type { ContentCall } from '../../pack/pack-index';
import { contentIn } from '../overlay/content-in';

const cel = createCel();

/** The calls that the portal answers from its definitions. */
export function contentCalls({ calls }: CallTable, { languages }: PortalDefinition): readonly ContentCall[] {
  return Object.values(calls).flatMap(({ endpoint, content }): ContentCall[] => {
    if (content === undefined) return [];
    const bodies = Object.fromEntries(languages.map((language) => [language, contentIn(content, language)]));
    const answer = content.answer === undefined ? null : cel.read(content.answer);
    return [{ endpoint, bodies, answer, ...(content.by !== undefined && { by: content.by }) }];
  });
}
