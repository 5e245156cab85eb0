import { useSay } from '../language/say';
import { textIn } from '../language/shown';
import type { EditorRight } from '../office/studio-answers';
import { useStudio } from '../room/studio-context';
import { peopleWords } from './words';

/** The rights with one of them given or taken. */
export function toggled(rights: readonly EditorRight[], { role, group }: EditorRight): readonly EditorRight[] {
  const others = rights.filter((right) => right.role !== role || right.group !== group);
  return others.length < rights.length ? others : [...rights, { role, group }];
}

/** The groups for which rights are given, with their titles: all, what belongs to none, and those of the portal. */
export function useGroupTitles(): ReadonlyMap<string, string> {
  const say = useSay(peopleWords);
  const { groups } = useStudio().overview;
  return new Map([['*', say.all], ['portal', say.portal], ...groups.map(({ id, title }) => [id, textIn(title) || id] as const)]);
}
