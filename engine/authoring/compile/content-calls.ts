import { createCel } from '../../expressions/cel';
import type { CallTable, SharedCall } from '../../language/calls.generated';
import type { PortalDefinition } from '../../language/portal.generated';
import type { ContentCall } from '../../pack/pack-index';
import { sendAs } from '../../requests/send-as';
import { contentIn } from '../overlay/content-in';
import { sendingOf } from './answer-readings';

const cel = createCel();

/** The calls that the portal answers from its definitions. */
export function contentCalls({ calls }: CallTable, { languages }: PortalDefinition): readonly ContentCall[] {
  return Object.values(calls).flatMap((call): ContentCall[] => {
    const { endpoint, content } = call;
    if (content === undefined) return [];
    const bodies = Object.fromEntries(languages.map((language) => [language, contentIn(content, language)]));
    const answer = content.answer === undefined ? null : cel.read(content.answer);
    const by = content.by === undefined ? undefined : sentName(call, content.by);
    return [{ endpoint, bodies, answer, ...(content.by !== undefined && { by: by ?? content.by }) }];
  });
}

/** The name by which a query parameter of a shared call goes out; null when what is sent does not carry it as it is. */
export function sentName({ send }: Pick<SharedCall, 'send'>, name: string): string | null {
  if (send?.query === undefined) return name;
  const { query } = sendAs(sendingOf(send), { query: { [name]: mark }, body: null });
  return Object.keys(query).find((sent) => query[sent] === mark) ?? null;
}

// No formula says it by itself.
const mark = 'a-name-of-content';
