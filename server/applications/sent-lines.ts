import { createHash } from 'node:crypto';
import {
  type Contract,
  type FieldUi,
  type FormBlock,
  formatValue,
  type Language,
  officeTimeZone,
  originalLanguage,
  type PlainDate,
} from '../../engine';
import type { SentLine, storedFile } from '../database/file-tables';
import type { PublishedPack } from '../publishing/published-pack';
import { sentAmounts } from './sent-amounts';

type File = Pick<typeof storedFile.$inferSelect, 'id' | 'name' | 'size' | 'sha256'>;

/** A form of a service. */
interface FormName {
  readonly slug: string;
  readonly form: string;
}

/** A form as it was filled in: by which definition, and in words. */
export interface SentForm {
  /** Slug, version of the pack and hash of the form. */
  readonly definition: string;
  readonly lines: readonly SentLine[];
}

/**
 * What was sent, in the words of the form that asked for it; what the form worked out has the words of the line that shows it, and says how
 * it came about where that line does. A form that the pack does not have, because a layer removed it after the page was opened, has no
 * words: names of the contract stand instead.
 */
export function sentForm(
  pack: PublishedPack | null,
  { slug, form }: FormName,
  content: Readonly<Record<string, unknown>>,
  files: readonly File[],
  today: PlainDate,
  language: Language = originalLanguage,
): SentForm {
  const block = formOf(pack, { slug, form }, language);
  const translate = pack?.translate(language) ?? ((key: string) => key);
  const lines: SentLine[] = [];
  const inFormat = (format: Parameters<typeof formatValue>[0] | undefined, value: unknown): string =>
    (format && formatValue(format, value, { language, timeZone: officeTimeZone, translate, unit: null, withUnit: true })) ??
    String(value ?? '—');
  const words = (contract: Contract | undefined, ui: FieldUi | undefined, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '—';
    if (Array.isArray(value)) return value.map((one) => words(contract?.items, ui, one)).join('\n');
    if (typeof value === 'boolean') return translate(value ? 'engine.yes' : 'engine.no');
    const file = files.find(({ id }) => id === value);
    if (file) return `${file.name}, ${file.size}\u00a0B, SHA-256: ${file.sha256}`;
    const options = Array.isArray(ui?.options) ? ui.options : [];
    const option = options.find(({ id }) => id === value);
    if (option) return plain(option.label);
    const format = contract?.format === 'date' || contract?.format === 'date-time' ? contract.format : undefined;
    return inFormat(format, typeof value === 'number' ? String(value).replace('.', ',') : value);
  };
  // What follows a group belongs to what is around it, so its heading stands again.
  const put = (line: SentLine, around: string, isAfterGroup: boolean) => {
    if (isAfterGroup) lines.push({ label: around, value: null });
    lines.push(line);
  };
  const walk = (schema: Contract | undefined, ui: FormBlock['ui'], values: Readonly<Record<string, unknown>>, around: string) => {
    let isAfterGroup = false;
    const names = schema?.properties ? Object.keys(schema.properties) : Object.keys(values);
    for (const name of names) {
      if (!Object.hasOwn(values, name)) continue;
      const contract = schema?.properties?.[name];
      const own = ui?.[name];
      const label = plain(own?.label ?? contract?.title ?? name);
      const value = values[name];
      const inner = contract?.items ?? contract;
      if (own?.group === undefined && !isItems(value)) {
        put({ label, value: words(contract, own, value) }, around, isAfterGroup);
        isAfterGroup = false;
        continue;
      }
      for (const [index, item] of (Array.isArray(value) ? value : [value]).entries()) {
        const heading = Array.isArray(value) ? `${plain(inner?.title ?? label)} ${index + 1}` : label;
        lines.push({ label: heading, value: null });
        walk(inner, own?.group?.ui, Object(item), heading);
        isAfterGroup = true;
      }
    }
  };
  walk(block?.schema, block?.ui, content, plain(block?.title));
  const amounts = pack && block ? sentAmounts({ pack, slug, block, language, today }, content) : {};
  for (const [name, formula] of Object.entries(block?.submit.body ?? {})) {
    if (Object.hasOwn(block?.schema?.properties ?? {}, name) || !Object.hasOwn(content, name)) continue;
    const line = block?.lines?.find((one) => one.line === 'value' && one.value === formula);
    if (line?.line === 'value') lines.push({ label: plain(line.label), value: inFormat(line.format, content[name]) });
    if (amounts[name]) lines.push(amounts[name]);
  }
  return { definition: nameOfDefinition(pack, { slug, form }), lines };
}

function isItems(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);
}

/** A text of the definition; of one with values, the sentence. */
function plain(text: unknown): string {
  if (typeof text === 'string') return text;
  const said: unknown = typeof text === 'object' && text !== null ? Reflect.get(text, 'text') : null;
  return typeof said === 'string' ? said : '';
}

/** By which definition a form is filled in now: its slug, the version of the pack, and its hash. */
export function nameOfDefinition(pack: PublishedPack | null, named: FormName): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(formOf(pack, named, originalLanguage)))
    .digest('hex');
  return `${named.slug} ${pack?.version ?? '-'} ${hash}`;
}

function formOf(pack: PublishedPack | null, { slug, form }: FormName, language: Language): FormBlock | null {
  const found = pack?.service(slug, language)?.definition.blocks.find((block) => block.id === form);
  return found && 'submit' in found ? found : null;
}
