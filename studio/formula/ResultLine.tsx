import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useSay } from '../language/say';
import type { FormulaFinding, FormulaResults } from '../office/studio-answers';
import type { Told } from './use-told';
import { formulaWords } from './words';

interface Props {
  readonly told: Told<FormulaResults>;
  /** Writes the name that was meant in place of the wrong one. */
  readonly onUse: (finding: FormulaFinding, name: string) => void;
}

/** What a formula gives on sample rows, or the first thing that is wrong with it. It is read out once typing has paused. */
export function ResultLine({ told: { answer, refusal }, onUse }: Props) {
  const say = useSay(formulaWords);
  const [wrong] = answer?.findings ?? [];
  const isWrong = refusal !== null || wrong !== undefined;
  const words = refusal ?? (wrong ? problemWords(wrong) : answer ? resultWords(answer) : '');
  function problemWords({ message, expected, got }: FormulaFinding): string {
    return expected !== null && got !== null ? say.needed(message, expected, got) : message;
  }
  function resultWords({ results, kind }: FormulaResults): string {
    const shown = results.map(({ shown: value, fault }) => value ?? fault ?? '');
    if (shown.length === 0) return '';
    // What is said of every row is said once.
    const isOne = new Set(shown).size === 1;
    const told = isOne ? say.result(shown[0] ?? '') : say.results(shown);
    // Yes and no say themselves what they are.
    return kind === null || kind === 'boolean' ? told : say.ofKind(told, say.kinds[kind]);
  }
  return (
    <>
      <FormHelperText component="div" error={isWrong} aria-live="polite" sx={{ color: isWrong ? undefined : 'text.primary' }}>
        {words}
      </FormHelperText>
      {wrong && wrong.suggestion !== null && (
        <Button size="small" onClick={() => onUse(wrong, wrong.suggestion ?? '')}>
          {say.use(wrong.suggestion)}
        </Button>
      )}
    </>
  );
}
