import type { JsonValue } from '../../engine/authoring';
import { useSay } from '../language/say';
import { fieldWords } from './fields/words';
import { useOriginAt, useOriginWords } from './origins';
import type { EarlierValue } from './property-marks';
import { ValueMark } from './ValueMark';

const mostLetters = 120;

/** Says that the draft changes the property above, shows the value before it and whose it is, and takes it back. */
export function RestoreMark({ before, onRestore }: { readonly before: EarlierValue; readonly onRestore: () => void }) {
  const say = useSay(fieldWords);
  const originWords = useOriginWords();
  const origin = useOriginAt(before.file, before.path);
  const layer = origin === null ? say.base : originWords(origin);
  const words = before.value === undefined ? say.wasNothing : say.was(shown(before.value), layer);
  return <ValueMark isChanged words={`${say.changed} ${words}`} act={{ words: say.restore, do: onRestore }} />;
}

function shown(value: JsonValue): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words.length <= mostLetters ? words : `${words.slice(0, mostLetters - 1)}…`;
}
