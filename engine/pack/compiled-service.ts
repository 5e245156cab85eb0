import type { Formula } from '../expressions';
import type { ServiceDefinition, Text } from '../language/language.generated';
import type { Language } from '../values/language';
import type { AnswerReading, Sending } from './answer-reading';
import type { SharedCallEntry } from './pack-index';

/**
 * A param, source, computed value, block, start value of a form's field or the PDF of a service, as `param:rok`, `source:lata`, `value:x`,
 * `block:tabela`, `visible:tabela`, `initial:formularz.email`, `options:formularz.ulica`, `pdf`. `field:ulica` is a field of the form in which
 * entries are offered or a call is made.
 */
export type NodeKey =
  | `param:${string}`
  | `source:${string}`
  | `value:${string}`
  | `block:${string}`
  | `visible:${string}`
  | `initial:${string}`
  | `options:${string}`
  | `field:${string}`
  | 'pdf';

/** Where a formula stands, for a report: file and line. */
export function formulaPlace({ file, formulaLines }: Pick<CompiledService, 'file' | 'formulaLines'>, formula: string): string {
  const line = Object.hasOwn(formulaLines, formula) ? formulaLines[formula] : undefined;
  return line === undefined ? file : `${file}:${line}`;
}

/** Where a part of the contract of a source stands, for a report: file and line, of the source itself where its contract is a shared one. */
export function contractPlace({ file, lines }: Pick<CompiledService, 'file' | 'lines'>, sourceId: string, pointer: string): string {
  const ofSource = lines[sourceId];
  const line = ofSource?.[pointer] ?? ofSource?.[''];
  return line === undefined ? file : `${file}:${line}`;
}

/** What explanations say of the acts and the conditions behind formulas, in the language of the service. */
export interface ExplainedService {
  /** The dated values that its formulas read, by their keys. */
  readonly acts: Readonly<Record<string, Act>>;
  /** Its named conditions, as they stand in its formulas. */
  readonly conditions: readonly { readonly sentence: Text; readonly when: Formula }[];
}

/** What acts set under one name. */
export interface Act {
  readonly name: string;
  readonly type: 'number' | 'money' | 'text';
  readonly periods: readonly { readonly from: string; readonly to: string | null; readonly act: string; readonly link: string | null }[];
}

/** One service as the pack carries it: checked, in one language, with everything worked out that does not depend on data. */
export interface CompiledService {
  /** The definition after overlays, with shared calls written into the sources and texts in `language`. */
  readonly definition: ServiceDefinition;
  readonly language: Language;
  /** True when none of its texts has been translated into the language, so that they are in Polish. */
  readonly untranslated?: true;
  /** The sentences that have no translation into the language while others have one; left out where there are none. */
  readonly polish?: readonly string[];
  /** Address of the screen. */
  readonly route: string;
  /** Params, sources and values in an order in which each comes after what it reads. */
  readonly order: readonly NodeKey[];
  /** What each node reads directly. Nested blocks count for themselves and for the block that holds them. */
  readonly reads: Readonly<Record<string, readonly NodeKey[]>>;
  /** Sources, and conditions of blocks, that read flags and settings of the office, themselves or through values; left out where there are none. */
  readonly readConfig?: readonly NodeKey[];
  /** The blocks whose first rows can be drawn while the rest of an answer is on its way, with the source of their rows; left out where there are none. */
  readonly firstRows?: Readonly<Record<string, string>>;
  /** The expressions that are more than a path, written out. */
  readonly formulas: Readonly<Record<string, Formula>>;
  /** What explanations of its amounts say beside its formulas; left out where none is explained. */
  readonly explained?: ExplainedService;
  /** True when its formulas call functions that a page loads only when it needs them. */
  readonly furtherFunctions?: true;
  /** For reports: where each of `formulas` stands first, as a line in `file`. */
  readonly formulaLines: Readonly<Record<string, number>>;
  /** Kinds of block on the screen, each a lazy part of the renderer. */
  readonly blockKinds: readonly string[];
  /** Further parts of the renderer that its blocks load, as `kind/Module`; left out where there are none. */
  readonly blockParts?: readonly string[];
  /** The controls of its params and of the fields of its forms. */
  readonly controls: readonly string[];
  /** Shared calls that widgets of the screen make, by their id in calls.json; left out where there are none. */
  readonly calls?: Readonly<Record<string, SharedCallEntry>>;
  /** How answers are read that are not as their contract says, by the names of their validators; left out where there are none. */
  readonly answers?: Readonly<Record<string, AnswerReading>>;
  /** How sources are sent to offices that do not take them as their contract says, by id; left out where there are none. */
  readonly sendings?: Readonly<Record<string, Sending>>;
  /** Where the definition lies, for reports: path below the definitions folder. */
  readonly file: string;
  /** For reports: source id → pointer in its response contract (as in Ajv's schemaPath, without the keyword) → line in `file`. */
  readonly lines: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Address of the module with the precompiled validators of answers and forms, null when nothing is validated. */
  readonly validators: string | null;
}
