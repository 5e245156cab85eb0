import type { ContractViolation } from '../answers/conform-answer';
import type { ExpectedField, ExpectedPart, FilledField } from '../language/scenarios.generated';
import type { OfficeError, OfficeRequest } from '../requests/office-call';
import type { Result } from '../values/result';
import type { BlockModel, FileDemand } from './block-model';
import type { FieldModel } from './field-model';
import type { StateOf } from './source-state';

/** What a scenario does with the forms of a screen. */
export interface FormTrial {
  /** What was put into a form; into a group its fields by name, into a list a list of these. */
  typed(formId: string): Readonly<Record<string, FilledField>>;
  /** What its schema finds wrong with the data. */
  violations(formId: string, data: unknown): readonly ContractViolation[];
  /** What the office answers to what a form asks while it is filled in. */
  stateOf: StateOf;
  /** What the office answers to it, null when it is not sent. */
  answer(formId: string): Result<unknown, OfficeError> | null;
}

/** What a block may use while it is written down. */
export interface ViewWork {
  readonly trial: FormTrial;
  /** Writes a field down, of the params or of a form. */
  viewField(field: FieldModel): ExpectedField;
  /** Writes down other blocks, such as those of a row. */
  viewBlocks(blocks: readonly BlockModel[]): ExpectedPart;
}

/** How a scenario sees a kind of block. Of one that has none it sees that the block is there. */
export interface BlockViewer<Model extends BlockModel = BlockModel> {
  /** The name in an expectation under which blocks of this kind stand by their ids. */
  readonly part: string;
  /** All that can be expected of a block, as plain data. What stands inside it is written down beside it. */
  view(block: Model, work: ViewWork): object;
}

/** A call as one line for people: method, path, parameters with plain characters, then the body as JSON. */
export function viewRequest({ method, path, query, body }: OfficeRequest): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const address = pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
  return body === null ? `${method} ${address}` : `${method} ${address} ${JSON.stringify(body)}`;
}

/** A file as expectations describe it; null where it is not available. */
export function viewFile(file: FileDemand | null): { readonly request: string | null; readonly fileName: string | null } {
  return { request: file && viewRequest(file.request), fileName: file?.fileName ?? null };
}
