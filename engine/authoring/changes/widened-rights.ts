import { isExpression } from '../../expressions';
import { readsOf } from '../../expressions/reads';
import type { ServiceDefinition } from '../../language/language.generated';
import { resolveCalls } from '../compile';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import { writtenOut } from '../source/conditions';
import type { LanguageInUse } from '../source/language-in-use';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import type { PackChange } from './change';

/**
 * Why a change may show something to more people: access (a service asks less of who opens it), condition (one that depended on who is signed
 * in, or on the configuration of the office, is gone or reads less), personal (more is shown of what the office says about a person), origin (another site may be framed or sent to).
 */
export type WideningKind = 'access' | 'condition' | 'personal' | 'origin';

/** A change after which more people may see or do something. */
export interface Widening {
  readonly kind: WideningKind;
  readonly change: PackChange;
}

/** The changes that widen what people may see, those of access first. */
export function widenedRights(
  changes: readonly PackChange[],
  before: LoadedPack,
  after: LoadedPack,
  language: LanguageInUse,
): readonly Widening[] {
  const [was, now] = [before, after].map(({ services }) => new Map(services.map((service) => [service.slug, service])));
  const found = changes.flatMap((change): readonly Widening[] => {
    const slug = change.place.slug ?? '';
    const [old, fresh] = [was?.get(slug), now?.get(slug)];
    const kind = kindOf(change, old, fresh, { before, after, language });
    return kind === null ? [] : [{ kind, change }];
  });
  const order: readonly WideningKind[] = ['access', 'condition', 'personal', 'origin'];
  return found.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

interface Ground {
  readonly before: LoadedPack;
  readonly after: LoadedPack;
  readonly language: LanguageInUse;
}

function kindOf(change: PackChange, old: LoadedService | undefined, fresh: LoadedService | undefined, ground: Ground): WideningKind | null {
  const [edit] = change.edits;
  if (!edit) return null;
  const [first, second] = edit.path;
  if (edit.document === 'portal') return widensPortal(change, first, second);
  if (!old || !fresh || edit.document !== `services/${fresh.slug}`) return null;
  if (first === 'access') return widensAccess(old.definition.access, fresh.definition.access) ? 'access' : null;
  if (isCondition(change)) return losesCondition(written(change.before, old), written(change.after, fresh)) ? 'condition' : null;
  return showsMore(change, fresh, ground) ? 'personal' : null;
}

function widensPortal({ before, after }: PackChange, first: string | undefined, second: string | undefined): WideningKind | null {
  const gains = isJsonList(after ?? []) && listOf(after).some((item) => !listOf(before).includes(item));
  if (first === 'session' && second === 'restrictedRoutes') return gains ? 'access' : null;
  return (first === 'embedOrigins' || first === 'formOrigins') && gains ? 'origin' : null;
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return value !== undefined && isJsonList(value) ? value : [];
}

/** Whether a service asks less of those who open it. */
function widensAccess(was: ServiceDefinition['access'], now: ServiceDefinition['access']): boolean {
  const [before, after] = [was ?? {}, now ?? {}];
  const subjects = [before.subject ?? 'any', after.subject ?? 'any'];
  return (
    (before.protected === true && after.protected !== true) ||
    (before.restricted !== true && after.restricted === true && after.protected === true) ||
    (subjects[0] !== 'any' && subjects[0] !== subjects[1]) ||
    (before.flag !== undefined && before.flag !== after.flag)
  );
}

function isCondition({ edits, what, before, after }: PackChange): boolean {
  const isFormula = [before, after].every((value) => value === undefined || (typeof value === 'string' && isExpression(value)));
  return isFormula && /\.(?:visible|when|where)$/.test(what) && edits[0]?.how !== 'added';
}

// What formulas read of who is signed in, and what the office allows.
const personalNames = new Set(['user', 'subject', 'signedIn', 'config']);

function losesCondition(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  const [was, is] = [before, after].map((formula) => rootsOf(formula).filter((root) => personalNames.has(root)));
  return (was ?? []).some((root) => !(is ?? []).includes(root));
}

/** A formula with what the named conditions of its service say. */
function written(value: JsonValue | undefined, { definition }: LoadedService): JsonValue | undefined {
  return typeof value === 'string' && isExpression(value) ? writtenOut(value, definition.conditions) : value;
}

function rootsOf(formula: JsonValue | undefined): readonly string[] {
  return typeof formula === 'string' && isExpression(formula) ? readsOf(formula).map(([root = '']) => root) : [];
}

/** Whether something new on a screen reads what the office says about a person or an account. */
function showsMore({ edits: [edit], after }: PackChange, { definition }: LoadedService, { after: pack, language }: Ground): boolean {
  if (!edit || after === undefined || edit.how === 'renamed' || edit.how === 'moved' || edit.path[0] !== 'blocks') return false;
  const sources = personalSources(definition, pack);
  if (sources.size === 0) return false;
  const formulas = formulasIn(after).filter(() => edit.how === 'added' || typeof after === 'string');
  const roots = new Set(formulas.flatMap(rootsOf));
  const isColumn = edit.how === 'added' && isJsonObject(after) && roots.size + (isShownPlainly(after) ? 1 : 0) > 0;
  const rows = roots.has('row') || isColumn ? rowFormulas(definition, edit.path, language) : [];
  return [...roots, ...rows.flatMap(rootsOf)].some((root) => sources.has(root));
}

/** A column without formula shows the field of its id. */
function isShownPlainly(value: Readonly<Record<string, JsonValue>>): boolean {
  return typeof value.id === 'string' && value.block === undefined && value.value === undefined;
}

/** Names through which formulas of a service reach answers about a person: the sources, and values that read them. */
function personalSources(definition: ServiceDefinition, { calls }: LoadedPack): ReadonlySet<string> {
  const { sources = {}, values = {} } = resolveCalls(definition, calls);
  const names = new Set(Object.entries(sources).flatMap(([id, { personal, signedIn }]) => (personal || signedIn ? [id] : [])));
  const reads = Object.values(values).flatMap(rootsOf);
  if (reads.some((root) => names.has(root))) names.add('values');
  return names;
}

/** What the blocks around a place read as `row`. */
function rowFormulas(definition: ServiceDefinition, path: readonly string[], { authoring }: LanguageInUse): readonly string[] {
  const formulas: string[] = [];
  const originOf = (value: unknown) =>
    isJsonObject(value) && typeof value.block === 'string' ? authoring[value.block]?.row?.(Object(value)) : undefined;
  const visit = (value: unknown, steps: readonly string[]): void => {
    if (isJsonList(value)) {
      const [step, ...rest] = steps;
      const item = value.find((candidate) => isJsonObject(candidate) && candidate.id === step);
      if (item !== undefined) visit(item, rest);
      return;
    }
    if (!isJsonObject(value)) return;
    const origin = originOf(value);
    if (origin && 'each' in origin) formulas.push(origin.each);
    if (origin && 'thing' in origin) formulas.push(origin.thing);
    const other = origin && 'rowsOf' in origin ? originOf(blockNamed(definition, origin.rowsOf)) : undefined;
    if (other && 'each' in other) formulas.push(other.each);
    const [step, ...rest] = steps;
    if (step !== undefined && Object.hasOwn(value, step)) visit(value[step], rest);
  };
  visit(definition, path);
  return formulas;
}

/** The block of an id, wherever in a definition it stands. */
function blockNamed(value: unknown, id: string): unknown {
  if (isJsonObject(value) && typeof value.block === 'string' && value.id === id) return value;
  const inner = isJsonList(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  for (const each of inner) {
    const found = blockNamed(each, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function formulasIn(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return isExpression(value) ? [value] : [];
  if (isJsonList(value)) return value.flatMap(formulasIn);
  return isJsonObject(value) ? Object.values(value).flatMap(formulasIn) : [];
}
