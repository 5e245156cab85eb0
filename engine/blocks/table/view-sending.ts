import { untouched } from '../../forms/form-inputs';
import { type FormSource, openForm } from '../../forms/open-form';
import { viewOutcome } from '../../forms/view-outcome';
import type { ExpectedSelection, ExpectedSelectionAction } from '../../language/scenarios.generated';
import { type ViewWork, viewRequest } from '../../screen/block-viewer';
import { type TableModel, totalText } from '../../screen/table-model';
import type { SelectionActionModel, SelectionModel } from './sending';

/** What a button sends, asks and says, when the scenario has an answer for it. */
export function viewSending(source: FormSource, { trial }: Pick<ViewWork, 'trial'>) {
  const form = openForm(source);
  const model = form.resolve(untouched, null);
  const request = form.request(model);
  const answer = request === null ? null : trial.answer(form.id);
  return {
    question: form.question(model),
    request: request && viewRequest(request),
    outcome: answer && viewOutcome(form.outcome(model, answer)),
  };
}

/** What can be done with ticked rows, when all are ticked that can be. `order` is that of the rows on the screen. */
export function viewSelection(
  { canTick, actions }: SelectionModel,
  table: TableModel,
  order: readonly number[],
  work: Pick<ViewWork, 'trial'>,
): Required<ExpectedSelection> {
  const numbered = order.map((row, place) => ({ row, number: place + 1 })).filter(({ row }) => canTick(row));
  const rows = numbered.map(({ row }) => row);
  const sums = Object.entries(table.totals?.sumsOf?.(rows) ?? {}).map(([id, cell]) => [id, totalText(cell)]);
  return {
    rows: numbered.map(({ number }) => number),
    sums: Object.fromEntries(sums),
    actions: rows.length === 0 ? [] : actions.map((action) => viewAction(action, rows, work)),
  };
}

function viewAction(
  action: SelectionActionModel,
  rows: readonly number[],
  work: Pick<ViewWork, 'trial'>,
): Required<ExpectedSelectionAction> {
  const { id, label, each } = action;
  const { question, request, outcome } = viewSending(action.source(rows, null), work);
  const alone = each ? rows.map((row) => viewSending(action.source(rows, row), work).request) : [request];
  return { id, label, question, requests: alone.filter((one) => one !== null), outcome };
}
