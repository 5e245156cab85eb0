import type { Contract, Param } from '../../language/language.generated';
import { listOf, numberType, objectOf, stringType } from '../../language/static-type';
import { allowsType } from '../../screen/control';
import type { ControlAuthoring } from '../../screen/control-authoring';
import { type FileModel, field } from './field';

const contract = { type: 'array', maxItems: 3, items: { type: 'object' } } as const;

/** Files, for authors. */
export const authoring: ControlAuthoring<Param, FileModel> = {
  names: ['file'],
  settings: () => ['file'],
  needs: 'file',
  fits: ({ items, ...list }) => allowsType(list, 'array') && items !== undefined && allowsType(items, 'object') && !items.properties,
  paramType: () => listOf(fileType('content')),
  formType: (_contract, ui) => listOf(fileType(ui.file?.send === 'first' ? 'id' : 'content')),
  calls({ file }) {
    const { endpoint, office, personal, signedIn, id = 'id', remove } = file?.upload ?? {};
    if (endpoint === undefined || file?.send !== 'first') return [];
    const place = { ...(office !== undefined && { office }), ...(personal && { personal }), ...(signedIn && { signedIn }) };
    const response: Contract = {
      type: 'object',
      required: [id],
      properties: { [id]: { type: 'string', description: 'Id of the file.' } },
    };
    const add = { call: { ...place, endpoint, method: 'POST', response }, answer: 'json' } as const;
    if (remove === undefined) return [add];
    return [add, { call: { ...place, endpoint: remove, method: 'DELETE', query: { id: 'a' } }, answer: 'json' }];
  },
  choices: [
    {
      id: 'files',
      words: { pl: 'pliki, na przykład skany dokumentów', en: 'files, for example scans of documents' },
      contract: { ...contract, items: { ...contract.items } },
      ui: { control: 'file', file: { kinds: ['pdf', 'jpeg', 'png'], maxSize: 2, send: 'base64' } },
    },
  ],
  view: (model) => ({ typed: field.print(model), bounds: model.limits }),
  tried: () => [[], ['skan.pdf:120400:pdf'], ['zdjecie.png:99000000:png'], ['a.txt:12']],
};

function fileType(sent: 'id' | 'content') {
  return objectOf({ [sent]: stringType, name: stringType, size: numberType, kind: stringType });
}
