import type { PrintableDocument, PrintablePart } from '../screen/printable';
import { headingText } from '../screen/table-model';
import { assertNever } from '../values/assert-never';

/** The printed text of a screen, line by line: title, lead, choices, then the parts; cells of a table row stand between bars. */
export function printLines({ title, lead, choices, parts }: PrintableDocument): string[] {
  return [
    title,
    ...(lead === null ? [] : [lead]),
    ...choices.map(({ label, value }) => `${label}: ${value}`),
    ...parts.flatMap(linesOfPart),
  ];
}

function linesOfPart(part: PrintablePart): string[] {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [part.text];
    case 'record':
      return [part.title, ...part.fields.map(({ label, value }) => `${label}: ${value}`)];
    case 'picture':
      return [part.caption];
    case 'table':
      return [
        ...(part.showTitle ? [part.title] : []),
        part.columns.map(headingText).join(' | '),
        ...(part.rows.length === 0 ? [part.empty] : part.rows.map((cells) => cells.join(' | '))),
        ...(part.totals ? [`${part.totals.label}: ${part.totals.cells.map((cell) => cell ?? '').join(' | ')}`] : []),
      ];
    default:
      return assertNever(part);
  }
}
