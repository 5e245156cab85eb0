import { type Evaluate, type Names, type Scope, scopeOf } from '../expressions';
import { type FormatOptions, formatOf } from '../formats';
import type { FormatName, ServiceDefinition, Source, Text } from '../language/language.generated';
import type { CompiledService, NodeKey } from '../pack/compiled-service';
import { isNotFound, type OfficeError } from '../requests/office-call';
import type { ScreenContext } from './context';
import type { ParamModel } from './field-model';
import type { Kinds } from './kinds';
import { combineReadiness, type Readiness } from './readiness';
import { resolveOptionalText, resolveText } from './resolve-text';
import type { Sources } from './source-state';

type Variant = NonNullable<ServiceDefinition['variants']>[number];

/** A screen as far as it is worked out: what is known of it, and how far each part is. */
export interface Screen {
  readonly service: CompiledService;
  readonly context: ScreenContext;
  readonly kinds: Kinds;
  readonly evaluate: Evaluate;
  readonly sources: Sources;
  /** The names that formulas read. */
  readonly scope: Scope;
  readonly readiness: ReadonlyMap<NodeKey, Readiness>;
  /** The shown params, as far as they are known. */
  readonly params: ReadonlyMap<string, ParamModel>;
  /** What the screen says in Polish although it was to speak another language; it grows as texts are worked out. Null on most screens. */
  readonly polish: Set<string> | null;
}

/** The same screen with more names, for formulas about a row, an option or a chart. */
export function withNames(screen: Screen, names: Names): Screen {
  return { ...screen, scope: scopeOf(names, screen.scope) };
}

/** The variant whose address was opened. */
export function variantOf({ service, context }: Screen): Variant | undefined {
  return service.definition.variants?.find(({ id }) => id === context.variant);
}

/** How far the things are that a node reads. */
export function readinessOf(screen: Screen, key: NodeKey): Readiness {
  const parts = (screen.service.reads[key] ?? []).map((read) => screen.readiness.get(read) ?? { status: 'waiting' as const });
  return combineReadiness(parts);
}

/** Whether all sources that are still missing for a node are silent ones: a help, for which nothing else waits. */
export function isHelpOnly(screen: Screen, key: NodeKey): boolean {
  return (screen.service.reads[key] ?? []).every((read) => {
    if (screen.readiness.get(read)?.status === 'ready') return true;
    const source = read.startsWith('source:') ? screen.service.definition.sources?.[read.slice('source:'.length)] : undefined;
    if (source) return source.onError?.silent === true;
    return read.startsWith('value:') && isHelpOnly(screen, read);
  });
}

/** The first of some parts whose condition is true, for example one text of several. */
export function firstThatHolds<Part extends { readonly when: string }>(
  { evaluate, scope }: Pick<Screen, 'evaluate' | 'scope'>,
  parts: readonly Part[] | undefined,
): Part | undefined {
  return parts?.find(({ when }) => evaluate(when, scope) === true);
}

/** The words of a text of the definition. */
export function words(screen: Screen, text: Text): string {
  return resolveText(text, screen);
}

/** The words of a text that may be left out. */
export function optionalWords(screen: Screen, text: Text | undefined): string | null {
  return resolveOptionalText(text, screen);
}

/** Options of a format in this screen's language. */
export function formatOptions(screen: Screen, unit: string | null, withUnit: boolean, places?: number): FormatOptions {
  const { language, timeZone, translate } = screen.context;
  return { language, timeZone, translate, unit, withUnit, places };
}

/** A value in words, `null` when it is not of the format's kind. */
export function formatted(
  screen: Screen,
  format: FormatName | undefined,
  value: unknown,
  unit: string | null,
  withUnit: boolean,
  places?: number,
): string | null {
  return formatOf(screen.kinds.formats, format ?? 'text').format(value, formatOptions(screen, unit, withUnit, places));
}

/** Whether a block, field or column is to be shown. */
export function isVisible(screen: Screen, visible: string | undefined): boolean {
  return visible === undefined || screen.evaluate(visible, screen.scope) === true;
}

/** The words of a code by a code table of the service, null when the table does not know it. */
export function codeLabel(screen: Screen, table: string, code: unknown): string | null {
  const codes = screen.service.definition.codes?.[table];
  const key = String(code);
  const entry = codes && Object.hasOwn(codes, key) ? codes[key] : undefined;
  return entry ? words(screen, entry.label) : null;
}

/**
 * What the resident reads about a failed call: the definition's words, else the office's, else the catalogue's. Words for any failure do not
 * say that the office has nothing there, so the catalogue's follow them.
 */
export function errorWords(screen: Screen, onError: Source['onError'], error: OfficeError): string {
  const placement = error.kod === null ? undefined : onError?.kod?.[error.kod];
  const own = optionalWords(screen, placement?.message) ?? optionalWords(screen, onError?.message);
  if (own === null && error.opis !== null) return error.opis;
  if (!isNotFound(error)) return own ?? screen.context.translate(`errors.${error.kind}`);
  const said = screen.context.translate('errors.notFound');
  return own === null ? said : `${own} ${said}`;
}
