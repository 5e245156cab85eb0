import { useSay } from '../language/say';
import { fieldWords } from './fields/words';
import { useOriginWords } from './origins';
import type { LaidValue } from './property-marks';
import { ValueMark } from './ValueMark';

interface Props {
  readonly laid: LaidValue;
  readonly onGiveUp: () => void;
}

/** Says which layer gives the property above its value, and since when; what the editors have set can be given up for the value below it. */
export function OriginMark({ laid: { origin, below }, onGiveUp }: Props) {
  const say = useSay(fieldWords);
  const words = useOriginWords();
  const giveUp = { words: below === undefined ? say.giveUpToNothing : say.giveUp, do: onGiveUp };
  return <ValueMark words={say.from(words(origin))} act={origin.revision === null ? null : giveUp} />;
}
