import {
  type BlockKind,
  type BlockPrinter,
  type BlockStatus,
  type ControlKind,
  type FieldModel,
  type FormatKind,
  type MoreKinds,
  numberType,
  typeOfContract,
  words,
} from 'okienko/kinds';

declare module 'okienko/block-models' {
  interface BlockModels {
    stars: StarsModel;
  }
}

/** A mark as stars. */
export interface StarsModel {
  readonly block: 'stars';
  readonly id: string;
  readonly state: BlockStatus;
  readonly label: string;
  readonly count: number;
}

/** A number that is set by a slider. */
export interface SliderModel extends FieldModel {
  readonly place: number;
  readonly most: number;
}

interface StarsBlock {
  readonly id: string;
  readonly block: string;
  readonly label: string;
  readonly mark: string;
}

const stars: BlockKind = {
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'block', 'label', 'mark'],
    description: 'A mark as stars.',
    properties: {
      id: { $ref: '#/$defs/Id', description: 'Name of the block.' },
      block: { const: 'stars', description: 'Stars.' },
      label: { $ref: '#/$defs/Text', description: 'What the mark is for.' },
      mark: { $ref: '#/$defs/Expression', 'x-expect': 'number', description: 'How many stars, five at most.' },
    },
  },
  resolve({ screen }, { id, label, mark }: StarsBlock, state): StarsModel {
    const count = state.status === 'ready' ? screen.evaluate(mark, screen.scope) : 0;
    if (typeof count === 'number' && count > 5) throw new RangeError(`${count} stars are too many`);
    return { block: 'stars', id, state, label: words(screen, label), count: typeof count === 'number' ? count : 0 };
  },
  printer: {
    parts: ({ label, count }) => [{ kind: 'paragraph', text: `${label}: ${count} z 5 gwiazdek` }],
  } satisfies BlockPrinter<StarsModel>,
  viewer: { part: 'others', view: ({ label, count }: StarsModel) => ({ label, count }) },
};

const wholeNumber = (text: unknown) => (typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null);

const slider: ControlKind = {
  names: ['slider'],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['control', 'label', 'most'],
    description: 'A number that is set by a slider.',
    properties: {
      control: { const: 'slider', description: 'A slider.' },
      label: { $ref: '#/$defs/Text', description: 'Name of the field.' },
      most: { type: 'integer', description: 'The greatest number.' },
      rules: { type: 'array', description: 'Checks.', items: { $ref: '#/$defs/RuleUse' } },
    },
  },
  empty: () => '0',
  start: () => '0',
  inputOf: (value) => (typeof value === 'number' ? String(value) : null),
  read(input, { setting }: { readonly setting: { readonly control: string; readonly most?: number } }) {
    const place = wholeNumber(input);
    const parts = { place: place ?? 0, most: setting.most ?? 10 };
    return { parts, value: place ?? undefined, judged: String(input), isEmpty: false, misfit: place === null ? 'Wybierz liczbę.' : null };
  },
  print: ({ place, most }: SliderModel) => `${place} z ${most}`,
  encode: (input) => String(input),
  decode: (text) => text,
  inputOfValue: (text) => text,
  authoring: {
    names: ['slider'],
    settings: () => [],
    fits: ({ type }) => type === 'integer',
    paramType: () => typeOfContract({ type: 'integer', minimum: 0 }),
    formType: () => numberType,
    view: ({ place }: SliderModel) => ({ typed: String(place) }),
    tried: () => ['0', '10', 'x'],
  },
};

const tens: FormatKind = {
  meaning: 'a number of people in tens',
  align: 'end',
  numeric: false,
  takes: 'numbers',
  format(value) {
    if (value === 13) throw new Error('13 is not a number of people');
    return typeof value === 'number' ? `${Math.floor(value / 10)} × 10` : null;
  },
  sortKey: (value) => (typeof value === 'number' ? value : null),
  csv: String,
};

export default {
  blocks: { stars },
  controls: { slider },
  formats: { tens },
  rules: { even: { messageKey: 'forms.wrong', check: (value) => (wholeNumber(value) ?? 1) % 2 === 0 } },
} satisfies MoreKinds;
