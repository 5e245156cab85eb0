import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { readAmount, readCondition } from '../../../engine/authoring/sentences';
import { useSay } from '../../language/say';
import type { FormulaFinding } from '../../office/studio-answers';
import { FormulaEditor } from '../FormulaEditor';
import { useFormulaPlace } from '../place-questions';
import { ResultLine } from '../ResultLine';
import { useTold } from '../use-told';
import { formulaWords } from '../words';
import { AmountSentence } from './AmountSentence';
import { ConditionSentence } from './ConditionSentence';

interface Props {
  readonly label: string;
  readonly helperText: string;
  readonly error: boolean;
  /** The formula with its `=`; empty for none. */
  readonly value: string;
  /** From the selected part inward. */
  readonly path: readonly (string | number)[];
  /** Whether the formula is a condition. */
  readonly isCondition: boolean;
  readonly onChange: (value: string) => void;
}

type Way = 'sentences' | 'formula';

const longest = 4_000;
const pause = 350;
const noFindings: readonly FormulaFinding[] = [];

/** A formula, built from sentences where it is simple and written where it is not, with what it gives on sample rows. */
export function FormulaInput({ label, helperText, error, value, path, isCondition, onChange }: Props) {
  const say = useSay(formulaWords);
  const title = useId();
  const place = useFormulaPlace(path);
  const [chosen, setChosen] = useState<Way | null>(null);
  const isSimple = value === '' || value === '=' || (isCondition ? readCondition(value) : readAmount(value)) !== null;
  const way = isSimple ? (chosen ?? 'sentences') : 'formula';
  const isLong = value.length > longest;
  const isAsked = value.length > 1 && !isLong;
  const told = useTold(isAsked ? `${place.key} ${value}` : null, () => place.evaluate(value), pause, place.version);
  const findings = told.answer?.findings ?? noFindings;
  const { answer } = useTold(way === 'sentences' ? place.key : null, () => place.fields(), 0, place.version);
  const fields = answer?.fields ?? null;
  return (
    <Box role="group" aria-labelledby={title}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id={title} variant="subtitle2" component="div" color={error ? 'error' : 'text.primary'}>
          {label}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={way}
          aria-label={say.way(label)}
          onChange={(_, next: Way | null) => next !== null && setChosen(next)}
        >
          <ToggleButton
            value="sentences"
            disabled={!isSimple}
            title={isSimple ? '' : say.noSentence}
            sx={{ py: 0.25, textTransform: 'none' }}
          >
            {say.sentences}
          </ToggleButton>
          <ToggleButton value="formula" sx={{ py: 0.25, textTransform: 'none' }}>
            {say.formula}
          </ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {way === 'formula' ? (
        <FormulaEditor
          label={label}
          labelledBy={title}
          error={error || isLong}
          value={value}
          place={place}
          findings={findings}
          onChange={(now) => {
            // The look does not change under the hands of whoever types.
            setChosen('formula');
            onChange(now);
          }}
        />
      ) : isCondition ? (
        <ConditionSentence value={value} fields={fields} onChange={onChange} />
      ) : (
        <AmountSentence value={value} fields={fields} onChange={onChange} />
      )}
      {isLong && <FormHelperText error>{say.tooLong(value.length, longest)}</FormHelperText>}
      <ResultLine told={told} onUse={({ start, end }, name) => onChange(value.slice(0, start) + name + value.slice(end))} />
      {/* Where the line above says something, the help would say less. */}
      {helperText !== '' && findings.length === 0 && (value === '' || error) && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </Box>
  );
}
