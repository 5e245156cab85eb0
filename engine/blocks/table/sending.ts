import type { FormSource } from '../../forms/open-form';
import type { FormBlock, SendAction, SendEachAction, SendTogetherAction, TableBlock } from '../../language/language.generated';
import { type Screen, withNames, words } from '../../screen/screen';
import type { TableModel } from '../../screen/table-model';

/** What a table sends: each of its buttons is a form without fields, so that there is one way of asking, sending and telling. */
export interface TableSending {
  /** What a button of a row sends. */
  ofRow(action: string, row: number): FormSource;
  /** What can be done with ticked rows; null where none can be ticked. */
  readonly selection: SelectionModel | null;
}

/** Rows that residents tick, and what they do with them. */
export interface SelectionModel {
  canTick(row: number): boolean;
  readonly actions: readonly SelectionActionModel[];
}

/** A button for ticked rows. */
export interface SelectionActionModel {
  readonly id: string;
  readonly label: string;
  /** True: every row is sent in a call of its own. */
  readonly each: boolean;
  /** What is sent for these rows; of one that is sent alone also which it is. */
  source(rows: readonly number[], row: number | null): FormSource;
}

/** What the buttons of a table send. */
export function sendingOf(screen: Screen, block: TableBlock, table: TableModel): TableSending {
  const { actions = [], selection } = block;
  return {
    ofRow(id, row) {
      const action = actions.find((each): each is SendAction => each.action === 'send' && each.id === id);
      if (!action) throw new Error(`The table ${block.id} has no action ${id} that sends.`);
      return source(withNames(screen, { row: table.rowData(row) }), rowFormId(block, action), action);
    },
    selection: selection
      ? {
          canTick: (row) =>
            selection.when === undefined || screen.evaluate(selection.when, withNames(screen, { row: table.rowData(row) }).scope) === true,
          actions: selection.actions.map((action) => ({
            id: action.id,
            label: words(screen, action.label),
            each: action.action === 'sendEach',
            source(rows, row) {
              const selected = { rows: rows.map((each) => table.rowData(each)), count: rows.length };
              const inner = withNames(screen, { selected, ...(row !== null && { row: table.rowData(row) }) });
              return source(inner, selectionFormId(block, action), action);
            },
          })),
        }
      : null,
  };
}

/** Name of the form that a button of rows is, in a scenario and for the validator of its answer. */
export function rowFormId({ id }: Pick<TableBlock, 'id'>, action: Pick<SendAction, 'id'>): string {
  return `${id}_${action.id}`;
}

/** The same for a button of ticked rows, which may have the id of a button of rows. */
export function selectionFormId({ id }: Pick<TableBlock, 'id'>, action: Pick<SendAction, 'id'>): string {
  return `${id}_selected_${action.id}`;
}

function source(screen: Screen, id: string, action: SendAction | SendTogetherAction | SendEachAction): FormSource {
  const { label, confirm, endpoint, office, method, personal, signedIn, query, body, response, success, onError } = action;
  const submit = {
    ...{ label, endpoint, success },
    ...(office !== undefined && { office }),
    ...(method !== undefined && { method }),
    ...(personal !== undefined && { personal }),
    ...(signedIn !== undefined && { signedIn }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body }),
    ...(response !== undefined && { response }),
    ...(onError !== undefined && { onError }),
  };
  const definition: FormBlock = { id, block: 'form', title: label, submit, ...(confirm !== undefined && { confirm }) };
  return { id, screen, definition };
}
