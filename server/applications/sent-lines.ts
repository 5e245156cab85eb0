import { createHash } from 'node:crypto';
import { type FormBlock, formatValue, type Language, officeTimeZone, originalLanguage, type PlainDate, type Translate } from '../../engine';
import { explanationLines } from '../../engine/explanations';
import { explainSent, type SentForm, type SummaryEntry, sentInWords } from '../../engine/forms';
import type { SentLine, storedFile } from '../database/file-tables';
import type { PublishedPack } from '../publishing/published-pack';
import { openSent } from './open-sent';

type File = Pick<typeof storedFile.$inferSelect, 'id' | 'name' | 'size' | 'sha256'>;

/** A form of a service. */
interface FormName {
  readonly slug: string;
  readonly form: string;
}

/** What was sent by a form: by which definition, and in words. */
export interface SentWords {
  /** Slug, version of the pack and hash of the form. */
  readonly definition: string;
  readonly lines: readonly SentLine[];
}

/**
 * What was sent, in the words and the order of the form's own summary; what the form worked out says how it came about where its line does.
 * A form that the pack does not have, because a layer removed it after the page was opened, has no words: names of the contract stand instead.
 */
export function sentForm(
  pack: PublishedPack | null,
  { slug, form }: FormName,
  content: Readonly<Record<string, unknown>>,
  files: readonly File[],
  today: PlainDate,
  language: Language = originalLanguage,
): SentWords {
  const block = formOf(pack, { slug, form }, language);
  const opened = pack && block ? openSent({ pack, slug, block, language, today }, content) : null;
  const lines = pack && opened ? linesOfForm(opened, files, pack.translate(language), language) : linesOfBody(content, files);
  return { definition: nameOfDefinition(pack, { slug, form }), lines };
}

function linesOfForm(opened: SentForm, files: readonly File[], translate: Translate, language: Language): readonly SentLine[] {
  const lines: SentLine[] = [];
  const explained = explainSent(opened);
  const nothing = translate('forms.nothing');
  /** What stands in a field: of files what the office keeps, and of what the form has no words for the value itself. */
  const wordsOf = ({ id, value }: Extract<SummaryEntry, { readonly kind: 'row' }>): string => {
    const sent = valueAt(opened.sent, id.split('/'));
    return fileWords(sent, files) ?? (value === nothing ? (rawWords(sent) ?? nothing) : value);
  };
  const put = (entries: readonly SummaryEntry[], around: string) => {
    // What follows a group belongs to what is around it, so its heading stands again.
    let isAfterGroup = false;
    for (const entry of entries) {
      if (entry.kind === 'group') {
        lines.push({ label: entry.label, value: null });
        put(entry.entries, entry.label);
        isAfterGroup = true;
        continue;
      }
      if (isAfterGroup) lines.push({ label: around, value: null });
      isAfterGroup = false;
      const line = entry.id.startsWith('.') ? entry.id.slice(1) : null;
      lines.push({
        label: entry.label,
        value: line === null ? wordsOf(entry) : (sentAmount(opened, line, translate, language) ?? entry.value),
      });
      const explanation = line === null ? undefined : explained[line];
      if (explanation) lines.push({ label: explanation.question, value: explanationLines(explanation).join('\n') });
    }
  };
  for (const { title, entries } of sentInWords(opened)) {
    if (title !== null) lines.push({ label: title, value: null });
    put(entries, title ?? plain(opened.definition.title));
  }
  return lines;
}

/** An amount as it was sent; null where its line shows what was not sent. */
function sentAmount({ definition, body }: SentForm, id: string, translate: Translate, language: Language): string | null {
  const line = definition.lines?.find((one) => one.id === id);
  if (line?.line !== 'value') return null;
  const [name] = Object.entries(definition.submit.body ?? {}).find(([, formula]) => formula === line.value) ?? [];
  if (name === undefined || !Object.hasOwn(body, name)) return null;
  return formatValue(line.format ?? 'text', body[name], { language, timeZone: officeTimeZone, translate, unit: null, withUnit: true });
}

/** The value at a place of a form, in which the key of an item counts from 1. */
function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(name) - 1], rest);
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, name), rest) : undefined;
}

/** Names, sizes and hashes of files; null for what names none. */
function fileWords(value: unknown, files: readonly File[]): string | null {
  const named = (Array.isArray(value) ? value : [value]).flatMap((one) => files.filter(({ id }) => id === one));
  return named.length === 0 ? null : named.map(({ name, size, sha256 }) => `${name}, ${size}\u00a0B, SHA-256: ${sha256}`).join('\n');
}

function rawWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function linesOfBody(content: Readonly<Record<string, unknown>>, files: readonly File[]): readonly SentLine[] {
  return Object.entries(content).map(([label, value]) => ({
    label,
    value: fileWords(value, files) ?? rawWords(value) ?? String(value ?? '—'),
  }));
}

/** A text of the definition; of one with values, the sentence. */
function plain(text: FormBlock['title']): string {
  return typeof text === 'string' ? text : (text.text ?? '');
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
