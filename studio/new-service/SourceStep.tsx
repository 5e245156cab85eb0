import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { OfficeDocument, OfficeOperation } from '../../engine/authoring/new-service';
import { withReplaced } from '../../engine/values';
import { useSay } from '../language/say';
import type { NewServiceForm } from './form';
import { PasteField } from './PasteField';
import { StepSection } from './StepSection';
import type { PlanState } from './use-plan';
import { newServiceWords } from './words';

interface Props {
  readonly form: NewServiceForm;
  readonly state: PlanState;
  /** False when the tab of the browser cannot keep the text. */
  readonly kept: boolean;
  readonly onChange: (changed: Partial<NewServiceForm>) => void;
}

/** Where the service is made from: sample answers, or an operation of the office's document. */
export function SourceStep({ form, state, kept, onChange }: Props) {
  const say = useSay(newServiceWords).source;
  const { refusal, document } = state;
  return (
    <StepSection title={say.title}>
      <Stack direction="row" useFlexGap spacing={1} role="group" aria-label={say.way} sx={{ flexWrap: 'wrap' }}>
        {(['sample', 'document'] as const).map((way) => (
          <ToggleButton key={way} value={way} size="small" color="primary" selected={form.way === way} onClick={() => onChange({ way })}>
            {say[way]}
          </ToggleButton>
        ))}
      </Stack>
      {form.way === 'sample' ? (
        <Samples form={form} invalid={refusal !== null} onChange={onChange} />
      ) : (
        <>
          <PasteField
            label={say.documentField}
            help={say.documentHelp}
            value={form.document}
            invalid={refusal !== null}
            onChange={(text) => onChange({ document: text, operation: null })}
          />
          <FileButton label={say.file} onRead={(text) => onChange({ document: text, operation: null })} />
          {document !== null && <OperationField document={document} form={form} onChange={onChange} />}
        </>
      )}
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      {!kept && <Alert severity="warning">{say.notKept}</Alert>}
    </StepSection>
  );
}

function Samples({ form, invalid, onChange }: Pick<Props, 'form' | 'onChange'> & { readonly invalid: boolean }) {
  const say = useSay(newServiceWords).source;
  const { samples } = form;
  return (
    <>
      {samples
        .map((text, index) => ({ text, index, name: index === 0 ? say.sampleField : say.nextSample(index + 1) }))
        .map(({ text, index, name }) => (
          <PasteField
            key={name}
            label={name}
            {...(index === 0 && { help: say.sampleHelp })}
            value={text}
            invalid={invalid}
            onChange={(changed) => onChange({ samples: withReplaced(samples, index, changed) })}
          />
        ))}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <FileButton label={say.file} onRead={(text) => onChange({ samples: withReplaced(samples, samples.length - 1, text) })} />
        <Button
          disabled={samples.length >= mostSamples || samples.at(-1)?.trim() === ''}
          onClick={() => onChange({ samples: [...samples, ''] })}
        >
          {say.another}
        </Button>
      </Stack>
    </>
  );
}

const mostSamples = 5;
// A little more than is read, so that the reason is said.
const mostBytes = 5_300_000;

function FileButton({ label, onRead }: { readonly label: string; readonly onRead: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void file.slice(0, mostBytes).text().then(onRead);
          target.value = '';
        }}
      />
    </>
  );
}

function OperationField({ document, form, onChange }: Pick<Props, 'form' | 'onChange'> & { readonly document: OfficeDocument }) {
  const say = useSay(newServiceWords).source;
  const { operations } = document;
  return (
    <Autocomplete<OfficeOperation>
      options={operations}
      value={operations.find(({ id }) => id === form.operation) ?? null}
      openOnFocus
      getOptionKey={({ id }) => id}
      getOptionLabel={({ id, summary }) => (summary === '' ? id : `${summary} (${id})`)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options, { inputValue }) => found(options, inputValue, form.operation)}
      noOptionsText={say.noOperation}
      onChange={(_, operation) =>
        onChange({ operation: operation?.id ?? null, rows: null, fields: {}, ...(form.title === '' && { title: titleOf(operation) }) })
      }
      renderOption={({ key, ...props }, { summary, id, path }) => (
        <Stack component="li" key={key} {...props} sx={{ '&&': { alignItems: 'flex-start', overflowWrap: 'anywhere' } }}>
          <Typography>{summary || id}</Typography>
          <Typography variant="body2" color="text.secondary">
            {path}
          </Typography>
        </Stack>
      )}
      renderInput={(props) => <TextField {...props} label={say.operation} helperText={say.operationHelp(operations.length)} />}
    />
  );
}

const mostFound = 100;

function found(options: readonly OfficeOperation[], typed: string, chosen: string | null): OfficeOperation[] {
  const words = typed.toLocaleLowerCase('pl').trim();
  const isChosen = options.some(({ id, summary }) => id === chosen && words === `${summary} (${id})`.toLocaleLowerCase('pl'));
  const isFound = ({ id, path, summary }: OfficeOperation) => `${id} ${path} ${summary}`.toLocaleLowerCase('pl').includes(words);
  return options.filter((each) => isChosen || isFound(each)).slice(0, mostFound);
}

/** The title that an operation proposes: its summary, if that is short enough for one. */
function titleOf(operation: OfficeOperation | null): string {
  const words = operation?.summary.replace(/\.$/, '') ?? '';
  return words.length <= 80 ? words : '';
}
