import type { FormField } from '../../../forms/form-field';
import type { FormBlock } from '../../../language/language.generated';
import { authoringOf } from '../../../screen/control-authoring';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { PlacedPart } from '../pack/form-parts';
import type { CheckedService } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

// Megabytes of files that a JSON body can carry: as text they are a third larger, and both sides hold all of it in memory.
const mostInBody = 10;
const mostFiles = 50;

/** Checks what a field with files says of them, and that its way of sending them is one that the form has. */
export function checkFiles(service: CheckedService, form: FormBlock, field: FormField, { ui, schema }: PlacedPart, report: Report): void {
  const { located, language } = service;
  const { id, contract, ui: said } = field;
  const at = childPointer(ui, id);
  const needed = authoringOf(language.controls, field.setting.control).needs;
  if (needed !== undefined && said[needed] === undefined) {
    report('file-field', located.keySpan(at), { message: say('field-without-setting', { field: id, setting: needed }), expected: needed });
    return;
  }
  const { file } = said;
  if (file === undefined) return;
  const { maxItems = 0, minItems = 0 } = contract;
  const property = childPointer(`${schema}/properties`, id);
  if (maxItems < 1 || maxItems > mostFiles || minItems > maxItems)
    report('file-field', located.keySpan(property), {
      message: say('files-without-most', { field: id }),
      expected: say('max-items', { most: mostFiles }),
      got: contract.maxItems === undefined ? say('nothing-said') : String(contract.maxItems),
    });
  if ((file.send === 'first') !== (file.upload !== undefined))
    report('file-field', located.valueSpan(`${at}/file/send`), {
      message: file.send === 'first' ? say('files-first-without-upload') : say('files-later-with-upload'),
      expected: file.send === 'first' ? 'upload' : '"send": "first"',
      got: file.send,
    });
  const { upload } = file;
  if (upload?.remove !== undefined && !upload.remove.includes('{id}'))
    report('file-field', located.valueSpan(`${at}/file/upload/remove`), {
      message: say('remove-without-id'),
      expected: '{id}',
      got: upload.remove,
    });
  if (upload?.as === 'body' && upload.part !== undefined)
    report('file-field', located.keySpan(`${at}/file/upload/part`), { message: say('part-of-whole-body'), expected: '"as": "multipart"' });
  if (file.send === 'base64' && file.maxSize * maxItems > mostInBody)
    report('file-field', located.valueSpan(`${at}/file/maxSize`), {
      message: say('files-too-large-for-body', { field: id }),
      expected: say('megabytes-in-body', { most: mostInBody }),
      got: String(file.maxSize * maxItems),
    });
  if (file.send !== 'first' && form.submit.method === 'DELETE')
    report('file-field', located.valueSpan(`${at}/file/send`), { message: say('files-of-delete'), expected: 'POST, PUT', got: 'DELETE' });
}

/** Checks that all files of a form travel with its body in one way. */
export function checkWaysOfFiles(
  { located }: CheckedService,
  fields: readonly (FormField & { readonly at: string })[],
  report: Report,
): void {
  const [first, ...others] = fields.filter(({ ui }) => ui.file !== undefined && ui.file.send !== 'first');
  const other = others.find(({ ui }) => ui.file?.send !== first?.ui.file?.send);
  if (!first || !other) return;
  report('file-field', located.valueSpan(`${other.at}/file/send`), {
    message: say('files-in-two-ways', { field: first.id }),
    expected: first.ui.file?.send ?? '',
    got: other.ui.file?.send ?? '',
  });
}
