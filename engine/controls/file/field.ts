import type { FieldUi, FileUpload } from '../../language/language.generated';
import { buildRequest, composeRequest } from '../../requests/build-request';
import type { OfficeRequest } from '../../requests/office-call';
import type { Control, FieldSetting } from '../../screen/control';
import { type FieldInput, type FieldModel, isKeys } from '../../screen/field-model';
import type { Screen } from '../../screen/screen';
import { isRecord } from '../../values/is-record';
import { type FileEntry, readEntry, writeEntry } from './file-entry';
import { fileKinds, isFileKind, type TakenFiles } from './kinds';

/** A file in a field, with what is wrong with it. */
export interface FileItem extends FileEntry {
  /** Its size in words. */
  readonly sizeInWords: string;
  /** Why it cannot be sent, null when it can. */
  readonly wrong: string | null;
  /** The call that takes it back, null when there is none. */
  readonly remove: OfficeRequest | null;
}

/** A field that takes files. */
export interface FileModel extends FieldModel {
  readonly files: readonly FileItem[];
  /** Most files. */
  readonly most: number;
  /** What is taken, in words: kinds, size, how many. */
  readonly limits: string;
  /** What is of use to the office: kinds by content, and the largest size in bytes. */
  readonly taken: TakenFiles;
  /** What a file dialog offers: endings and media types, separated by commas. */
  readonly accept: string;
  /** True where a picture is taken, so that a phone offers its camera. */
  readonly camera: boolean;
  /** How a file is sent as soon as it is chosen; null where it goes with the form, or nobody is signed in for it. */
  readonly upload: FileUploadModel | null;
}

/** The call that takes one file. */
export interface FileUploadModel {
  readonly request: OfficeRequest;
  /** Name of the part with the file; null where it is the whole body. */
  readonly part: string | null;
  /** Name of the id in the answer. */
  readonly id: string;
}

type FileSetting = FieldSetting & Pick<FieldUi, 'file'>;

const megabyte = 1_000_000;

/** Files. An input has one text for each; formulas read name, size and kind of each. */
export const field: Control<FileSetting, FileModel> = {
  names: ['file'],
  adviceKey: () => 'advice.file',
  holdsObjects: true,
  carries: ({ file }) => (file === undefined || file.send === 'first' ? null : file.send),
  empty: () => [],
  inputOf: (value) => (Array.isArray(value) ? value.map((file) => writeEntry(entryOf(file))) : null),
  start: () => [],
  read(input, { screen, setting, contract }) {
    const said = setting.file ?? { kinds: [], maxSize: 0, send: 'base64' as const };
    const files = entriesIn(input).map((entry): FileItem => {
      return {
        ...entry,
        sizeInWords: sizeInWords(screen, entry.size),
        wrong: wrongWith(screen, entry, said),
        remove: removeRequest(screen, entry, said.upload),
      };
    });
    const kinds = said.kinds.map((kind) => fileKinds[kind]);
    const most = contract?.maxItems ?? 1;
    const words = { kinds: kinds.map(({ label }) => label).join(', '), size: sizeInWords(screen, said.maxSize * megabyte) };
    return {
      parts: {
        files,
        most,
        taken: { kinds: said.kinds, bytes: said.maxSize * megabyte },
        limits: screen.context.translate('files.limits', { ...words, count: most }),
        accept: kinds.flatMap(({ type, endings }) => [type, ...endings.map((ending) => `.${ending}`)]).join(','),
        camera: kinds.some(({ type }) => type.startsWith('image/')),
        upload: said.send === 'first' ? uploadModel(screen, said.upload) : null,
      },
      value: files.map(({ id, key, name, size, kind }) => ({ ...(said.send === 'first' ? { id } : { content: key }), name, size, kind })),
      judged: files.map(({ name }) => name).join(', '),
      isEmpty: files.length === 0,
      misfit: files.find(({ wrong }) => wrong !== null)?.wrong ?? null,
    };
  },
  print: ({ files }) => files.map(({ name, sizeInWords: size }) => `${name} (${size})`).join(', '),
  encode: () => '',
  decode: () => [],
  inputOfValue: () => [],
};

/** The files that stand in a field. */
export function entriesIn(input: FieldInput): readonly FileEntry[] {
  return isKeys(input) ? input.map(readEntry) : [];
}

function uploadModel(screen: Screen, upload: FileUpload | undefined): FileUploadModel | null {
  if (!upload) return null;
  const { as, part = 'file', id = 'id', remove: _remove, ...call } = upload;
  const request = buildRequest({ ...call, method: 'POST' }, screen.scope, screen.evaluate, screen.context);
  return request && { request, part: as === 'body' ? null : part, id };
}

function removeRequest({ context }: Screen, { id }: FileEntry, upload: FileUpload | undefined): OfficeRequest | null {
  if (id === '' || upload?.remove === undefined) return null;
  const { office, personal = false, signedIn = false, remove: endpoint } = upload;
  if (!context.signedIn && (personal || signedIn)) return null;
  const call = { endpoint, ...(office !== undefined && { office }), method: 'DELETE', personal, signedIn: personal || signedIn } as const;
  return composeRequest(call, { query: { id }, body: null }, context.subject);
}

function entryOf(file: unknown): FileEntry {
  const { id, content, name, size, kind } = isRecord(file) ? file : {};
  const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));
  return { name: text(name), size: Number(size) || 0, kind: text(kind), id: text(id), key: text(content), state: 'ready', said: '' };
}

function wrongWith(screen: Screen, entry: FileEntry, { kinds, maxSize }: NonNullable<FieldUi['file']>): string | null {
  const { name, size, kind, state, said } = entry;
  const { translate } = screen.context;
  if (size === 0) return translate('files.empty', { name });
  if (size > maxSize * megabyte) return translate('files.tooLarge', { name, size: sizeInWords(screen, maxSize * megabyte) });
  if (!kinds.some((one) => one === kind)) {
    const allowed = kinds.map((one) => fileKinds[one].label).join(', ');
    return translate(isFileKind(kind) ? 'files.otherKind' : 'files.unknownKind', { name, kinds: allowed });
  }
  if (state === 'ready') return null;
  return state === 'refused' && said !== '' ? `${name}: ${said}` : translate(`files.${state}`, { name });
}

/** A number of bytes as people say it: 2,4 MB. */
function sizeInWords(screen: Screen, bytes: number): string {
  const { language } = screen.context;
  const [unit, size] = bytes < megabyte ? (['KB', Math.max(1, Math.ceil(bytes / 1_000))] as const) : (['MB', bytes / megabyte] as const);
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(size)}\u00a0${unit}`;
}
