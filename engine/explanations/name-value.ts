import type { Formula } from '../expressions';
import type { Column, Contract, FormatName, Term, Text, Value } from '../language/language.generated';
import type { Amount } from '../screen/explanation';
import { allBlocks } from '../screen/held-blocks';
import { codeLabel, formatted, type Screen, words } from '../screen/screen';
import { isRecord } from '../values/is-record';
import { isSamePart, treeOf } from './evaluate-part';

/** What residents call a value, and how it is shown to them. */
export interface NamedValue {
  readonly label: string;
  readonly shown: string | null;
}

/** The words that the definition gives a part of a formula in its `terms`; null where it gives none. */
export function termOf(screen: Screen, part: Formula): Term | null {
  const terms = Object.values(screen.service.definition.terms ?? {});
  return terms.find(({ of }) => isSamePart(treeOf(screen, of) ?? part, part) && treeOf(screen, of) !== null) ?? null;
}

/** What residents call a computed value, and how it is shown: by its term, or by the column or field that shows it. */
export function nameResult(screen: Screen, { id }: Amount, part: Formula): Pick<Term, 'label' | 'format' | 'unit'> | null {
  return termOf(screen, part) ?? (part.kind === 'path' ? columnOf(screen, id, part.path) : null);
}

/** What a value that a formula reads is called on the screen: by its term, its param, its field, its column, or its contract. */
export function nameValue(screen: Screen, { id, form }: Amount, part: Formula, value: unknown): NamedValue {
  const term = termOf(screen, part);
  if (term !== null) return { label: words(screen, term.label), shown: inFormat(screen, term, value) };
  const [root, name = '', ...further] = part.kind === 'path' ? part.path : [];
  if (root === 'today') return { label: screen.context.translate('explain.today'), shown: inFormat(screen, { format: 'date' }, value) };
  if (root === 'params' && further.length === 0) {
    const param = screen.params.get(name);
    if (param) return { label: param.label, shown: param.words === '' ? null : param.words };
  }
  if (root === 'form' && further.length === 0) {
    const contract = form?.schema?.properties?.[name];
    if (contract?.title !== undefined)
      return { label: words(screen, contract.title), shown: entryLabel(screen, form, name, value) ?? byContract(screen, contract, value) };
  }
  const column = part.kind === 'path' ? columnOf(screen, id, part.path) : null;
  if (column !== null)
    return {
      label: words(screen, column.label),
      shown: (column.code === undefined ? null : codeLabel(screen, column.code, value)) ?? inFormat(screen, column, value),
    };
  const contract = part.kind === 'path' ? contractOf(screen, part.path) : null;
  const label = contract?.title === undefined ? screen.context.translate('explain.unnamed') : words(screen, contract.title);
  return { label, shown: byContract(screen, contract ?? {}, value) };
}

/** A value by the format that stands beside its name, else by what it is; null for an empty one. */
export function inFormat(screen: Screen, { format, unit }: { readonly format?: FormatName; readonly unit?: Value }, value: unknown) {
  if (value === null || value === undefined || value === '') return null;
  const own = typeof unit === 'string' && unit.startsWith('=') ? screen.evaluate(unit, screen.scope) : unit;
  return formatted(screen, format ?? formatOfKind(value), value, typeof own === 'string' ? own : null, true);
}

function byContract(screen: Screen, contract: Contract, value: unknown): string | null {
  return inFormat(screen, contract.format === undefined ? {} : { format: contract.format }, value);
}

function formatOfKind(value: unknown): FormatName {
  if (typeof value === 'number') return 'decimal';
  if (typeof value === 'boolean') return 'yes-no';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text';
}

/** The words of the chosen entry of a field that offers entries written in the definition. */
function entryLabel(screen: Screen, form: Amount['form'], name: string, value: unknown): string | null {
  const ui: unknown = form?.ui?.[name];
  const options: readonly unknown[] = isRecord(ui) && Array.isArray(ui.options) ? ui.options : [];
  const entry = options.find((option) => isRecord(option) && String(option.value ?? option.id) === String(value));
  return isRecord(entry) && isText(entry.label) ? words(screen, entry.label) : null;
}

function isText(label: unknown): label is Text {
  return typeof label === 'string' || isRecord(label);
}

/** A column or field of the screen that shows exactly this value, first of all one of the block in which the amount stands. */
function columnOf(screen: Screen, amountId: string, path: readonly string[]): Column | null {
  const formula = `=${path.join('.')}`;
  const [root, name] = path;
  const all = allBlocks(screen.kinds, screen.service.definition.blocks);
  const isNear = (block: { readonly id: string }) => amountId.startsWith(`${block.id}-`);
  for (const block of [...all.filter(isNear), ...all]) {
    const columns = 'columns' in block ? block.columns : 'fields' in block && Array.isArray(block.fields) ? block.fields : [];
    const found = columns.find(({ id, value }) =>
      value === undefined ? root === 'row' && path.length === 2 && id === name : value === formula,
    );
    if (found) return found;
  }
  return null;
}

function contractOf({ service }: Screen, [source = '', ...steps]: readonly string[]): Contract | null {
  const sources = service.definition.sources ?? {};
  let contract: Contract | undefined = Object.hasOwn(sources, source) ? sources[source]?.response : undefined;
  for (const step of steps) contract = contract?.properties?.[step];
  return contract ?? null;
}
