import { evaluateValue } from '../expressions';
import type { FormBlock, FormLine } from '../language/language.generated';
import { type Amount, type Explanation, explanationOf } from '../screen/explanation';
import { formatted, isVisible, optionalWords, type Screen, words } from '../screen/screen';

/** What stands among the fields and is not filled in. */
export type FormLineModel = {
  readonly id: string;
  /** Field above which it stands, null for the end of the form. */
  readonly before: string | null;
  /** Step at whose end it stands; null where it stands above a field or at the end of the form. */
  readonly step: string | null;
} & (
  | { readonly line: 'heading'; readonly text: string }
  | { readonly line: 'text'; readonly paragraphs: readonly string[] }
  | { readonly line: 'value'; readonly label: string; readonly value: string; readonly explanation?: Explanation }
);

/** The lines that are shown now, in the order of the definition. */
export function linesOf(screen: Screen, form: Pick<FormBlock, 'lines' | 'schema' | 'ui' | 'values'>): readonly FormLineModel[] {
  return (form.lines ?? []).flatMap((line) => (isVisible(screen, line.visible) ? lineOf(screen, line, form) : []));
}

function lineOf(screen: Screen, line: FormLine, form: Amount['form'] & object): readonly FormLineModel[] {
  const place = { id: line.id, before: line.before ?? null, step: line.step ?? null };
  if (line.line !== 'value') {
    const text = words(screen, line.text);
    return [line.line === 'heading' ? { ...place, line: 'heading', text } : { ...place, line: 'text', paragraphs: text.split(/\n\s*\n/) }];
  }
  const value = screen.evaluate(line.value, screen.scope);
  const unit = line.unit === undefined ? null : evaluateValue(line.unit, screen.scope, screen.evaluate);
  const shown = value === null || value === '' ? null : formatted(screen, line.format, value, typeof unit === 'string' ? unit : null, true);
  const said = shown ?? optionalWords(screen, line.whenNull);
  if (said === null) return [];
  const explanation = line.explain === true ? explanationOf(screen, { ...line, form }) : null;
  return [{ ...place, line: 'value', label: words(screen, line.label), value: said, ...(explanation && { explanation }) }];
}

/** A line in words. */
export function lineInWords(line: FormLineModel): string {
  if (line.line === 'heading') return line.text;
  return line.line === 'text' ? line.paragraphs.join('\n\n') : `${line.label}: ${line.value}`;
}
