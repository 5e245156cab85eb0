import {
  type Choice,
  createChecker,
  describePlace,
  fileValue,
  type Ground,
  type OpenPack,
  openGround,
  polishSentence,
  type ToldLanguage,
  withPositions,
  word,
} from '../../engine/authoring';
import type { StudioDesk } from './studio-desk';

/** Something that may stand at a place of a draft, in words. */
export interface PlaceChoice extends Pick<Choice, 'value' | 'label' | 'sample'> {
  readonly help: string | null;
  readonly type: string | null;
}

/** What may stand at a place of a draft. `path`: pointer with ids in the value that editors see; empty where nothing can be listed. */
export function placeChoices(
  desk: StudioDesk,
  effective: Ground,
  file: string,
  path: string,
  language: ToldLanguage,
): readonly PlaceChoice[] {
  const value = fileValue(effective, file);
  if (value === undefined) return [];
  const described = describePlace(openedGround(desk, effective), file, withPositions(value, path));
  if (!described.ok) return [];
  return described.answer.choices.map(({ value: chosen, label, help, sample, type }) => ({
    value: chosen,
    label,
    sample,
    help: help !== null && language === 'pl' ? (polishSentence(help) ?? help) : help,
    type: type === null ? null : word(type, language),
  }));
}

const openers = new WeakMap<StudioDesk, (ground: Ground) => OpenPack>();

/** Opens a draft for questions; a remembering checker does again only what an edit concerns. */
export function openedGround(desk: StudioDesk, ground: Ground): OpenPack {
  const known = openers.get(desk);
  if (known) return known(ground);
  const checker = createChecker();
  const open = (asked: Ground) => openGround(asked, desk.checker.surroundings, checker);
  openers.set(desk, open);
  return open(ground);
}
