import { isLanguage, type Language } from '../../../values/language';
import { say } from '../../messages';
import type { ParseOutcome } from '../../parse/parse-file';
import type { SourceFile, Span } from '../../parse/source-file';
import type { DefinitionFiles } from '../../source/loaded-pack';
import type { Memory } from '../memory/memory';
import { nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { type FileRole, fileRole } from './file-role';
import { checkSchemaName } from './schema-name';

/** Text files of one thing by language; null stands for a file that cannot be read. */
export type TextFiles = ReadonlyMap<Language, SourceFile | null>;

/** The files of one service. `source` is null when the file cannot be read, and undefined when there are only texts. */
export interface ServiceFiles {
  readonly slug: string;
  /** True for a screen of the portal itself, such as the login. */
  readonly isScreen: boolean;
  readonly source: SourceFile | null | undefined;
  readonly texts: TextFiles;
}

/** A file of dated values with its texts in other languages. */
export interface ValueFiles {
  readonly source: SourceFile | null | undefined;
  readonly texts: TextFiles;
}

interface ServiceInReading {
  readonly slug: string;
  isScreen: boolean;
  source: SourceFile | null | undefined;
  readonly texts: Map<Language, SourceFile | null>;
}

/** A definitions folder, parsed. Of a file that cannot be read null is left, of one that is not there undefined. */
export interface Layer {
  /** What its places begin with: nothing in one's own folder. */
  readonly prefix: string;
  readonly portal: SourceFile | null | undefined;
  readonly portalTexts: TextFiles;
  readonly calls: SourceFile | null | undefined;
  readonly catalogue: TextFiles;
  /** Dated values by the name of their file. */
  readonly values: ReadonlyMap<string, ValueFiles>;
  readonly services: ReadonlyMap<string, ServiceFiles>;
  /** Names of the pictures in its folder assets. */
  readonly pictures: readonly string[];
  /** Every file that was read, as it was read: also one that is not used. */
  readonly sources: ReadonlyMap<string, ParseOutcome>;
}

const pictureFolder = 'assets/';

/** Parses the files of a folder. `prefix` goes before the names in reports, to tell the files of a base pack from one's own. */
export function readLayer(
  files: DefinitionFiles,
  prefix: string,
  { report, memory }: { readonly report: Report; readonly memory: Memory },
): Layer {
  let portal: SourceFile | null | undefined;
  let calls: SourceFile | null | undefined;
  const portalTexts = new Map<Language, SourceFile | null>();
  const catalogue = new Map<Language, SourceFile | null>();
  const services = new Map<string, ServiceInReading>();
  const values = new Map<string, { source: SourceFile | null | undefined; readonly texts: Map<Language, SourceFile | null> }>();
  const definedBy = new Map<string, string>();
  const sources = new Map<string, ParseOutcome>();

  const serviceOf = (slug: string): ServiceInReading => {
    const known = services.get(slug) ?? { slug, isScreen: false, source: undefined, texts: new Map<Language, SourceFile | null>() };
    services.set(slug, known);
    return known;
  };
  const valuesOf = (name: string) => {
    const known = values.get(name) ?? { source: undefined, texts: new Map<Language, SourceFile | null>() };
    values.set(name, known);
    return known;
  };
  const read = (path: string, bytes: Uint8Array, role: FileRole['kind']): SourceFile | null => {
    const outcome = memory.parse(prefix + path, bytes);
    sources.set(prefix + path, outcome);
    for (const { rule, span, ...details } of outcome.failures) report(rule, span, details);
    if (outcome.source) memory.recall(checkSchemaName, report, outcome.source, role);
    return outcome.source;
  };

  for (const [path, bytes] of [...files].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const role = fileRole(path);
    if (role.kind === 'ignored' || role.kind === 'scenarios') continue;
    if (role.kind === 'unknown') {
      reportUnknown(path, prefix, report);
      continue;
    }
    const source = read(path, bytes, role.kind);
    if (role.kind === 'service') {
      const first = definedBy.get(role.slug);
      if (first !== undefined) {
        report('duplicate-slug', startOf(prefix + path), {
          message: say('service-defined-twice', { service: role.slug, file: first }),
          expected: say('one-file-per-service'),
        });
        continue;
      }
      definedBy.set(role.slug, path);
      const service = serviceOf(role.slug);
      service.source = source;
      service.isScreen = role.isScreen;
    } else if (role.kind === 'portal') portal = source;
    else if (role.kind === 'calls') calls = source;
    else if (role.kind === 'values') valuesOf(role.name).source = source;
    else if (role.kind === 'values-texts') valuesOf(role.name).texts.set(role.language, source);
    else if (role.kind === 'portal-texts') portalTexts.set(role.language, source);
    else if (role.kind === 'catalogue') catalogue.set(role.language, source);
    else serviceOf(role.slug).texts.set(role.language, source);
  }
  const pictures = [...files.keys()].flatMap((path) => (path.startsWith(pictureFolder) ? [path.slice(pictureFolder.length)] : []));
  return { prefix, portal, portalTexts, calls, catalogue, values, services, pictures, sources };
}

/** The first character of a file. */
export function startOf(file: string): Span {
  return { place: { file, line: 1, column: 1, pointer: '' }, length: 1 };
}

function reportUnknown(path: string, prefix: string, report: Report): void {
  const suggestion = meantFile(path);
  report('unknown-file', startOf(prefix + path), {
    message: say('file-not-read'),
    expected: say('files-of-a-pack'),
    got: path,
    suggestion,
  });
}

const folders = ['services', 'screens', 'values', 'texts'];
const names = ['service.json', 'screen.json', 'scenarios.json'];

/** The path that was probably meant: a misspelt folder or name, or a service in the wrong folder. */
function meantFile(path: string): string | null {
  const [folder = '', ...rest] = path.split('/');
  if (rest.length === 0) return nearest(path, ['portal.json', 'calls.json']);
  const last = rest.at(-1) ?? '';
  const name =
    names.includes(last) || isLanguage(last.replace(/\.json$/, '')) || rest.length === 1
      ? last.replace(/\.[^.]*$/, '.json')
      : (nearest(last, names) ?? last);
  const meant = folders.includes(folder) ? folder : (nearest(folder, folders) ?? (name === 'screen.json' ? 'screens' : 'services'));
  const whole = [meant, ...rest.slice(0, -1), name].join('/');
  return whole === path || fileRole(whole).kind === 'unknown' ? null : whole;
}
