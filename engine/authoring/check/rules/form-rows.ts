import type { FormBlock } from '../../../language/language.generated';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { PlacedPart } from '../pack/form-parts';
import type { CheckedService } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

// More would be too narrow to type into on a usual screen.
const mostInRow = 3;

/** Checks that a field that stands beside another has one before it, on the same page, and that a row is not too long. */
export function checkRows({ located }: CheckedService, form: FormBlock, { part, ui }: PlacedPart, report: Report): void {
  const pageOf = (field: string): number => (part === form ? (form.steps ?? []).findIndex(({ fields }) => fields.includes(field)) : 0);
  let before: string | null = null;
  let inRow = 0;
  for (const field of Object.keys(part.schema?.properties ?? {})) {
    const said = part.ui?.[field];
    if (said?.beside !== true) {
      inRow = 1;
      before = said?.group === undefined ? field : null;
      continue;
    }
    inRow += 1;
    const isAlone = before === null || pageOf(before) !== pageOf(field);
    if (isAlone || inRow > mostInRow)
      report('field-beside', located.keySpan(`${childPointer(ui, field)}/beside`), {
        message: isAlone ? say('field-beside-nothing', { field }) : say('row-too-long', { field }),
        expected: isAlone ? say('field-before') : say('fields-in-row', { most: mostInRow }),
        got: field,
      });
    before = field;
  }
}
