import { formatOf } from '../../../formats';
import type { Column } from '../../../language/language.generated';
import { isNumeric } from '../../../language/static-type';
import { authoringOf } from '../../../screen/control-authoring';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { typeInWords } from '../typing/type-in-words';
import { formatNeeds } from './format-types';

/** Checks columns against the contract of the rows. */
export function checkColumns(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkColumnsOf);
}

function checkColumnsOf(report: Report, service: CheckedService): void {
  for (const { said, id, pointer } of saidOfBlocks(service, ({ columns }) => columns))
    checkFields(service, id, said.list, `${pointer}/${said.at}`, report);
  for (const [name, param] of Object.entries(service.definition.params ?? {})) {
    if (!('places' in param) || authoringOf(service.language.controls, param.control).settings(param.control).includes('places')) continue;
    report('places-unused', service.located.keySpan(`${childPointer('/params', name)}/places`), {
      message: say('dates-have-no-places', { param: name }),
      expected: 'number-range',
      got: param.control,
    });
  }
}

function checkFields(service: CheckedService, blockId: string, columns: readonly Column[], pointer: string, report: Report): void {
  const row = service.types.rowType(blockId);
  const { formats } = service.language.kinds;
  for (const [index, column] of columns.entries()) {
    const at = childPointer(pointer, index);
    if (column.value === undefined && row.kind === 'object' && !Object.hasOwn(row.fields, column.id)) {
      const known = Object.keys(row.fields);
      const message = say('no-field-for-column', { column: column.id });
      report('unknown-path', service.located.valueSpan(`${at}/id`), {
        message,
        expected: listNames(known, 20),
        got: column.id,
        suggestion: nearest(column.id, known),
      });
      continue;
    }
    if (column.places !== undefined && formatOf(formats, column.format ?? 'text').places === undefined) {
      report('places-unused', service.located.keySpan(`${at}/places`), {
        message: say('format-without-places', { column: column.id }),
        expected: listNames(Object.entries(formats).flatMap(([name, format]) => (format.places ? [name] : []))),
        got: column.format ?? 'text',
      });
    }
    const type = service.types.columnType(blockId, column);
    const needs = formatNeeds(formatOf(formats, column.code === undefined ? (column.format ?? 'text') : 'text'), type);
    if (needs !== null && (column.format !== undefined || type.kind !== 'boolean')) {
      const part = column.format !== undefined ? 'format' : column.value !== undefined ? 'value' : 'id';
      report('format-mismatch', service.located.valueSpan(`${at}/${part}`), {
        message:
          column.format === undefined
            ? say('unfit-without-format', { column: column.id })
            : say('unfit-for-format', { column: column.id, format: column.format }),
        expected: needs,
        got: typeInWords(type),
      });
    }
    if (column.total && column.total.value === undefined && !isNumeric(type)) {
      report('total-of-text', service.located.keySpan(`${at}/total`), {
        message: say('column-without-total', { column: column.id }),
        expected: say('column-of-numbers'),
        got: typeInWords(type),
      });
    }
  }
}
