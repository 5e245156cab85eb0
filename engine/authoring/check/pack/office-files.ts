import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import { mainOffice } from '../../../pack/answer-reading';
import { isJsonObject, type JsonObject } from '../../parse/json-value';
import { type LanguageSchema, type VisitedPlace, walkDefinition } from '../../source/walk';

/** A file that a definition fetches from an office. */
export interface OfficeFile {
  readonly office: string;
  readonly endpoint: string;
  /** The part of the definition that offers it; null for the PDF of the whole screen. */
  readonly part: JsonObject | null;
}

/**
 * The files of a service: its PDF where the office draws it, and what is marked with `x-file` in the schema of its blocks. `visit` is told
 * the places of the definition on the way.
 */
export function officeFiles(
  definition: ServiceDefinition,
  schema: LanguageSchema,
  visit: (place: VisitedPlace) => void,
): readonly OfficeFile[] {
  const { endpoint, office = mainOffice } = definition.pdf ?? {};
  const files: OfficeFile[] = endpoint === undefined ? [] : [{ office, endpoint, part: null }];
  walkDefinition(definition, schema, visit, (node, value) => {
    if (node['x-file'] !== true || !isJsonObject(value) || typeof value.endpoint !== 'string') return;
    files.push({ office: typeof value.office === 'string' ? value.office : mainOffice, endpoint: value.endpoint, part: value });
  });
  return files;
}

/** Names of the files that the offices of a portal do not have. */
export function lackedFiles({ offices = [] }: Pick<PortalDefinition, 'offices'>): readonly string[] {
  return offices.flatMap(({ id, lacksFiles = [] }) => lacksFiles.map((endpoint) => fileName({ office: id, endpoint })));
}

/** The files of a service that nobody can fetch. Where the portal draws all PDFs, the office has none at the address of the screen's either. */
export function filesNotThere(files: readonly OfficeFile[], lacked: readonly string[], portalDraws: boolean): readonly OfficeFile[] {
  const drawn = portalDraws ? files.find(({ part }) => part === null) : undefined;
  return files.filter((file) => lacked.includes(fileName(file)) || (drawn !== undefined && fileName(file) === fileName(drawn)));
}

/** Name of a file among those of all offices. */
export function fileName({ office, endpoint }: Pick<OfficeFile, 'office' | 'endpoint'>): string {
  return `${office} ${endpoint}`;
}

/** A definition without some of its parts, which are told by their identity. What holds none of them is the very same. */
export function withoutParts<Whole>(whole: Whole, parts: ReadonlySet<unknown>): Whole {
  if (parts.size === 0) return whole;
  const kept = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = value.filter((item) => !parts.has(item)).map(kept);
      return items.length === value.length && items.every((item, index) => item === value[index]) ? value : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value);
    const left = members.filter(([, member]) => !parts.has(member)).map(([name, member]) => [name, kept(member)] as const);
    const isSame = left.length === members.length && left.every(([, member], index) => member === members[index]?.[1]);
    return isSame ? value : Object.fromEntries(left);
  };
  return kept(whole) as Whole;
}
