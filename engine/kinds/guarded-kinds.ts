import { spareBlock } from '../screen/held-blocks';
import type { BlockKind, FormatKind, MoreKinds } from '../screen/kinds';
import { standardKinds } from './standard-kinds';

/** Takes what a kind from outside threw, with the kind in words. */
export type ReportFault = (what: string, error: unknown) => void;

/**
 * The kinds of a project for a page: one that throws is told, and the rest of the screen stands. A block then says that it cannot be shown,
 * a format shows the sign of an empty value, a rule refuses nothing, since the office checks what it is sent. Tools for authors take the
 * kinds as they are.
 */
export function guardedKinds(kinds: MoreKinds, report: ReportFault): MoreKinds {
  const { blocks = {}, formats = {}, rules = {} } = kinds;
  return {
    ...kinds,
    blocks: mapped(blocks, (kind, block) => guardedBlock(kind, block, report)),
    formats: mapped(formats, (name, format) => guardedFormat(name, format, report)),
    rules: mapped(rules, (name, rule) => ({
      ...rule,
      check: (...given) =>
        orElse(
          () => rule.check(...given),
          true,
          (error) => report(`the rule ${name}`, error),
        ),
    })),
  };
}

function guardedBlock(kind: string, block: BlockKind, report: ReportFault): BlockKind {
  return {
    ...block,
    resolve(work, definition, state) {
      try {
        return block.resolve(work, definition, state);
      } catch (error) {
        report(`the block ${definition.id} of the kind ${kind}`, error);
        const message = work.screen.context.translate('failure.block');
        return spareBlock(standardKinds, definition.id, { status: 'error', message, retry: [] }).model;
      }
    },
  };
}

function guardedFormat(name: string, format: FormatKind, report: ReportFault): FormatKind {
  const tell = (error: unknown) => report(`the format ${name}`, error);
  return {
    ...format,
    format: (...given) => orElse(() => format.format(...given), null, tell),
    sortKey: (...given) => orElse(() => format.sortKey(...given), null, tell),
    csv: (...given) => orElse(() => format.csv(...given), '', tell),
  };
}

function orElse<Value>(work: () => Value, otherwise: Value, tell: (error: unknown) => void): Value {
  try {
    return work();
  } catch (error) {
    tell(error);
    return otherwise;
  }
}

function mapped<Value>(all: Readonly<Record<string, Value>>, make: (name: string, value: Value) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, make(name, value)]));
}
