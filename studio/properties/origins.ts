import { useSay } from '../language/say';
import { useDay } from '../language/shown';
import { usePulse } from '../office/pulse';
import type { OriginsAnswer, ValueOrigin } from '../office/studio-answers';
import { useAsked } from '../office/use-asked';
import { fieldWords } from './fields/words';

/** Where the published properties of a part come from: the layer of the file as a whole, and what another layer says, by name; null until it is known. */
export function useOrigins(file: string, part: string): OriginsAnswer | null {
  const revision = usePulse()?.revision ?? 0;
  const { answer } = useAsked<OriginsAnswer>(`/places/origins?${new URLSearchParams({ file, path: part, revision: String(revision) })}`);
  return answer?.part === part ? answer : null;
}

/** Where a published value comes from, null until it is known. */
export function useOriginAt(file: string, path: string): ValueOrigin | null {
  const end = path.lastIndexOf('/');
  const origins = useOrigins(file, path.slice(0, end));
  return origins && (origins.properties[path.slice(end + 1)] ?? { layer: origins.layer, revision: null });
}

/** Tells where a value comes from: its layer, and for what editors have published also who, when and in which version. */
export function useOriginWords(): (origin: ValueOrigin) => string {
  const say = useSay(fieldWords);
  const day = useDay();
  return ({ layer, revision }) => {
    if (revision === null) return layer;
    const { number, author, publishedAt } = revision;
    return say.revision(layer, number, author, day(publishedAt));
  };
}
